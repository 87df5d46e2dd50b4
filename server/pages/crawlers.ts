import type { FastifyInstance } from 'fastify';
import { metaDescription } from '../../rules/blog/metaDescription.ts';
import { paths } from '../../rules/site/paths.ts';
import type { Services } from '../resources/services.ts';
import { crawlerText } from './headText.ts';
import type { PageHead } from './pages.ts';

type Parts = Pick<Services, 'db' | 'config'>;

/** The standard's limit for one file. */
const maxAddresses = 50_000;

const publicPages = Object.values(paths).flatMap(({ inSitemap, pattern }) => (inSitemap ? [pattern] : []));

/** Search engines run the public pages, which load posts and images from the API. */
const robots = [
  'User-agent: *',
  'Disallow: /admin',
  'Disallow: /profile',
  'Disallow: /ilanlar',
  'Disallow: /api',
  'Allow: /api/v1/blog',
  'Allow: /api/v1/users/docs/',
];

/**
 * Finds the head of a post's page, for link previews and search engines; its values are plain text,
 * not yet escaped. An ad's page has the general head: ads need a sign-in (product, 6), and a
 * visitor must not learn which ads exist.
 * @returns a function of an address without host. It resolves with undefined for the general head,
 * and with 'missing' when there is no such post, or the id in the address is not a number.
 */
export function createHeads(parts: Parts): (url: string) => Promise<PageHead | 'missing' | undefined> {
  return async (url) => {
    const [, kind, id = ''] =
      /^\/(blog|ilanlar)\/detay\/([^/?#]+)(?:\/[^/?#]*)?\/?(?:[?#]|$)/.exec(url) ?? [];
    if (kind === undefined) return undefined;
    if (!/^\d{1,15}$/.test(id)) return 'missing';
    if (kind === 'ilanlar') return undefined;
    return (await postHead(parts, Number(id))) ?? 'missing';
  };
}

/** The description is the author's own, or else the beginning of the text (product, 2). */
async function postHead({ db, config }: Parts, id: number): Promise<PageHead | undefined> {
  const post = await db
    .selectFrom('posts')
    .select(['id', 'title', 'meta_desc', 'content', 'image'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!post) return undefined;
  return {
    title: crawlerText.title(post.title),
    description: metaDescription(post),
    url: config.publicUrl + paths.post.to(post),
    ...(post.image === null ? {} : { image: imageAddress(config, post.image) }),
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
      .limit(maxAddresses - publicPages.length)
      .execute();
    const entries = [
      ...publicPages.map((path) => entry(config.publicUrl + path)),
      ...posts.map((post) => entry(config.publicUrl + paths.post.to(post), post.updated_at)),
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
