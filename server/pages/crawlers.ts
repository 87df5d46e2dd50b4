import type { FastifyInstance } from 'fastify';
import { metaDescription } from '../../rules/blog/metaDescription.ts';
import { feedPath, paths } from '../../rules/site/paths.ts';
import type { Services } from '../resources/services.ts';
import { escapeHtml } from './escapeHtml.ts';
import { feedText } from './feedText.ts';

type CrawlerServices = Pick<Services, 'db' | 'config'>;

/** The standard's limit for one file. */
const maxAddresses = 50_000;
/** The newest posts; a reader asks for the feed again and again. */
const maxFeedPosts = 20;

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

/** Serves `/robots.txt`, `/sitemap.xml` and the blog's RSS feed. */
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

  app.get(feedPath, async (_request, reply) => {
    const posts = await db
      .selectFrom('posts')
      .select(['id', 'title', 'content', 'meta_desc', 'created_at'])
      .orderBy('id', 'desc')
      .limit(maxFeedPosts)
      .execute();
    const items = posts.map((post) => {
      const address = config.publicUrl + paths.post.to(post);
      return [
        '<item>',
        element('title', post.title),
        element('link', address),
        // the slug in the address follows the title: a changed title is no new post
        `<guid isPermaLink="false">${config.publicUrl}/blog/${post.id}</guid>`,
        element('pubDate', post.created_at.toUTCString()),
        element('description', metaDescription(post)),
        '</item>',
      ].join('');
    });
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
          element('title', feedText.title),
          element('link', config.publicUrl + paths.blog.pattern),
          element('description', feedText.description),
          '<language>tr</language>',
          `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(config.publicUrl + feedPath)}"/>`,
          ...items,
          '</channel></rss>\n',
        ].join('\n'),
      );
  });
}

/** What XML forbids, escaped or not; one such character would break the whole feed. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const element = (name: string, text: string) =>
  `<${name}>${escapeHtml(text.replaceAll(notInXml, ''))}</${name}>`;

function entry(address: string, changed?: Date): string {
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
}
