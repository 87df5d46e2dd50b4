import type { FastifyInstance } from 'fastify';
import { selectAds } from './adRows.ts';
import type { pageRoutes } from './pageRoutes.ts';
import type { PageHead } from './pages.ts';
import { cutAt, plainText } from './plainText.ts';
import type { Services } from './services.ts';
import { adPath, postPath } from './slugs.ts';
import { crawlerText } from './text-crawlers.ts';

type Parts = Pick<Services, 'db' | 'config'>;

const descriptionLength = 160;
/** More do not fit into one file, says its standard. */
const mostAddresses = 50_000;

/** What everyone may see and somebody may look for: ads need a sign-in, so their list is not among them. */
const publicPages = [
  '/',
  '/hakkimizda',
  '/blog',
  '/danisman-ol',
  '/iletisim',
] as const satisfies readonly (typeof pageRoutes)[number][];

/** Images and posts are part of the public pages, which a search engine builds as a browser does. */
const robots = [
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /profile',
  'Disallow: /api',
  'Allow: /api/v1/blog',
  'Allow: /api/v1/users/docs/',
];

/**
 * The head of a post's or an ad's page, for those who read a page without running it; the values are plain text, not yet escaped.
 * @returns a function of an address without host, which answers undefined where the general head will do, and 'missing' where there is
 * no such post or ad.
 */
export function createHeads(parts: Parts): (url: string) => Promise<PageHead | 'missing' | undefined> {
  return async (url) => {
    const [, kind, id = ''] =
      /^\/(blog|ilanlar)\/detay\/([^/?#]+)(?:\/[^/?#]*)?\/?(?:[?#]|$)/.exec(url) ?? [];
    if (kind === undefined) return undefined;
    if (!/^\d{1,15}$/.test(id)) return 'missing';
    return (await (kind === 'blog' ? postHead : adHead)(parts, Number(id))) ?? 'missing';
  };
}

/** The description is what its author wrote for it, else how the text begins (specification, section 2). */
async function postHead({ db, config }: Parts, id: number): Promise<PageHead | undefined> {
  const post = await db
    .selectFrom('posts')
    .select(['id', 'title', 'meta_desc', 'content', 'image'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!post) return undefined;
  return {
    title: crawlerText.title(post.title),
    description: cutAt(post.meta_desc || plainText(post.content), descriptionLength),
    url: config.publicUrl + postPath(post),
    ...(post.image === null ? {} : { image: imageAddress(config, post.image) }),
  };
}

async function adHead({ db, config }: Parts, id: number): Promise<PageHead | undefined> {
  const ad = await selectAds(db).where('ads.id', '=', id).executeTakeFirst();
  if (!ad) return undefined;
  const image = ad.images.split(',').find((name) => /\.(?:jpg|png)$/.test(name));
  return {
    title: crawlerText.title(ad.title),
    description: crawlerText.ad({
      price: ad.fiyat,
      area: ad.metre_kare,
      province: ad.il_adi,
      district: ad.ilce_adi,
      neighbourhood: ad.mahalle_adi,
    }),
    url: config.publicUrl + adPath(ad),
    ...(image === undefined ? {} : { image: imageAddress(config, image) }),
  };
}

function imageAddress({ publicUrl }: Services['config'], name: string): string {
  return `${publicUrl}/api/v1/users/docs/${name}?w=640`;
}

/** Opens `/robots.txt` and `/sitemap.xml`. */
export function registerCrawlerFiles(app: FastifyInstance, { db, config }: Parts): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${[...robots, `Sitemap: ${config.publicUrl}/sitemap.xml`].join('\n')}\n`),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const posts = await db
      .selectFrom('posts')
      .select(['id', 'title', 'updated_at'])
      .orderBy('id', 'desc')
      .limit(mostAddresses - publicPages.length)
      .execute();
    const entries = [
      ...publicPages.map((path) => entry(config.publicUrl + path)),
      ...posts.map((post) => entry(config.publicUrl + postPath(post), post.updated_at)),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}

function entry(address: string, changed?: Date): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(address)}</loc>${lastmod}</url>`;
}

function escapeXml(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
