import type { FastifyInstance } from 'fastify';
import { paths } from '../../rules/site/paths.ts';
import type { Services } from '../resources/services.ts';
import { escapeHtml } from './escapeHtml.ts';

type CrawlerServices = Pick<Services, 'db' | 'config'>;

/** The standard's limit for one file. */
const maxAddresses = 50_000;

const publicPages = Object.values(paths).flatMap(({ inSitemap, pattern }) => (inSitemap ? [pattern] : []));

/** What the addresses of pages begin with that need a sign-in, or are secret. */
const closedPages = Object.values(paths).flatMap(({ access, isSecret, pattern }) =>
  access === 'everyone' && !isSecret ? [] : [pattern.replace(/\/:.*/, '')],
);
/** Without those that a shorter one covers. */
const disallowedPages = new Set(
  closedPages.filter((prefix) => !closedPages.some((other) => prefix.startsWith(`${other}/`))),
);

/** Crawlers run the pages' scripts, so they may call the API for posts and images. */
const robots = [
  'User-agent: *',
  ...[...disallowedPages].map((prefix) => `Disallow: ${prefix}`),
  'Disallow: /api',
  'Allow: /api/v1/blog',
  'Allow: /api/v1/users/docs/',
];

/** Serves `/robots.txt` and `/sitemap.xml`. */
export function registerCrawlerFiles(app: FastifyInstance, { db, config }: CrawlerServices): void {
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
  return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
}
