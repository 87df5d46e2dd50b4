import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { test as base, expect } from 'vitest';
import { paths } from '../../../rules/site/paths.ts';
import { registerCrawlerFiles } from '../../../server/pages/crawlers.ts';
import { createInitialPosts } from '../../../server/pages/initialPosts.ts';
import { registerPages } from '../../../server/pages/pages.ts';
import { registerSharePictures } from '../../../server/pages/sharePictures.ts';
import { jpg, mp4, png } from '../fixtures/forms.ts';
import { mediaFields, startRecordServer } from '../fixtures/recordServer.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

const site = 'https://arazi.example';
/** The first minutes of a year in Istanbul; in London and New York the old one is not over. */
const newYear = new Date('2040-01-01T00:10:20.345+03:00');

const test = base
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => temporaryFolder(onCleanup))
  .extend('server', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    await writeFile(
      join(folder, 'index.html'),
      '<html><head><title>Arazi Teklif</title><meta name="description" content="genel" />' +
        '<meta name="year" content="__YEAR__" /></head></html>',
    );
    const server = await startRecordServer({
      environment: { PUBLIC_URL: site },
      now: () => newYear,
      async pages(app, services) {
        const { now } = services;
        registerCrawlerFiles(app, services);
        registerSharePictures(app, services);
        const initialPageOf = createInitialPosts(services);
        await registerPages(app, { folder, publicToken: 'x', publicUrl: site, now, initialPageOf });
      },
    });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('open', ({ server }) => (url: string) => {
    return server.app.inject({ url, headers: { accept: 'text/html' } });
  });

test('what visitors and crawlers read without scripts says what it said', async ({ server, open }) => {
  const { db } = server.services;
  await db.deleteFrom('posts').execute();
  const ids = [
    await server.addPost({ title: "Tapu & 'imar'" }),
    await server.addPost({ title: 'Işık  & gölge', meta_desc: 'Kısa <b>', file: { data: jpg } }),
  ];
  await db.updateTable('posts').set({ created_at: newYear, updated_at: newYear }).execute();
  let text = '';
  for (const url of ['/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/']) {
    const { headers, body } = await open(url);
    text += `=== ${url}\n${headers['content-type']}\n${headers['cache-control']}\n\n`;
    text += `${body.replaceAll('><', '>\n<').trim()}\n\n`;
  }
  for (const [index, id] of ids.entries())
    text = text
      .replaceAll(`/detay/${id}/`, `/detay/ID${index + 1}/`)
      .replaceAll(`/blog/${id}<`, `/blog/ID${index + 1}<`);
  await expect(text).toMatchFileSnapshot('without-scripts.txt');
});

test('a cover is cut for link previews, and nothing but covers', async ({ server, open }) => {
  const id = await server.addPost({ title: 'Kapak', file: { data: jpg } });
  const { image } = await server.services.db
    .selectFrom('posts')
    .select('image')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const asked = await Promise.all([1, 2].map(() => open(`/share/${image}`)));
  for (const { headers, rawPayload } of asked) {
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(headers['cache-control']).toContain('immutable');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  const [media = ''] = await server.mediaOf(await server.addAd({}, mediaFields(jpg)));
  for (const other of [media, 'abcdefghijklmnopqrst.jpg', '..%2f..%2fpackage.json', 'x'])
    expect([other, (await open(`/share/${other}`)).statusCode]).toEqual([other, 404]);
});

test("an ad's page is the same for a visitor whether or not there is such an ad", async ({
  server,
  open,
}) => {
  const id = await server.addAd({ title: "Urla'da deniz manzaralı arsa" }, mediaFields(mp4, png, jpg));
  const seen = async (number: number) => {
    const { statusCode, headers, body } = await open(`/ilanlar/detay/${number}/urlada`);
    const { date: _, 'x-request-id': __, 'content-security-policy': ___, ...shown } = headers;
    return { statusCode, shown, body };
  };
  const existing = await seen(id);
  expect(existing).toEqual(await seen(id + 1_000_000));
  expect(existing.statusCode).toBe(200);
});

test('nothing that visitors and search engines read names an ad or its media', async ({ server, open }) => {
  const id = await server.addAd({ title: 'Gizli kalacak tarla' }, mediaFields(png, mp4));
  const media = await server.mediaOf(id);
  await server.addPost();
  const secrets = ['Gizli kalacak tarla', `/detay/${id}/gizli`, ...media];
  expect(secrets).toHaveLength(4);
  for (const url of [
    '/robots.txt',
    '/sitemap.xml',
    '/',
    '/blog',
    '/ilanlar',
    `/ilanlar/detay/${id}`,
    '/api/v1/blog',
    '/api/v1/blog/best',
    '/api/v1/lands/trink',
    `/api/v1/lands/detail/${id}`,
  ]) {
    const { body } = await open(url);
    for (const secret of secrets) expect([url, body.includes(secret)]).toEqual([url, false]);
  }
});

test.for([
  ['/blog', 200],
  ['/blog?page=x', 200],
  ['/blog?page=9', 404],
  ['/blog?page=99999999999', 404],
  ['/ilanlar', 200],
  ['/ilanlar?page=9', 200],
  ['/blog/detay/999999/yok', 404],
  ['/ilanlar/detay/999999/yok', 200],
  ['/ilanlar/detay/abc/x', 404],
  [`/ilanlar/detay/${'9'.repeat(40)}`, 404],
  ['/blog/detay/abc/x', 404],
  [`/blog/detay/${'9'.repeat(40)}/x`, 404],
  ['/blog/detay/-1', 404],
  ['/blog/%C4', 404],
  ['/blog/detay/%FF/x', 404],
  ['/ilanlar/detay/7/%C4?sayfa=%C4', 200],
] as const)('%s has the status %i', async ([url, status], { open }) => {
  expect((await open(url)).statusCode).toBe(status);
});

test.for(['imar-%C4', '%E0%A4%A', '%', 'imar%20%C4?kaynak=%C4', 'imar-\xc4'])(
  'a post is found by its id, whatever a cut link has for a slug: %s',
  async (slug, { server, open }) => {
    expect((await open(`/blog/detay/${await server.addPost()}/${slug}`)).statusCode).toBe(200);
  },
);

test('the longest slug still finds its page', async ({ server, open }) => {
  const title = '€'.repeat(200);
  const answer = await open(paths.post.to({ id: await server.addPost({ title }), title }));
  expect(answer.statusCode).toBe(200);
});

/**
 * Whether `robots.txt` lets a path be read: the longest rule that the path begins with decides (RFC
 * 9309).
 */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
    .map(([, verb, prefix = '']) => ({ allows: verb === 'Allow', prefix }))
    .filter(({ prefix }) => path.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return rules[0]?.allows ?? true;
}

test.for([
  ...Object.values(paths).map(({ pattern, access, isSecret }) => {
    const address = pattern.replace(':id', '12').replace(':slug?', 'tapu');
    return [address, access === 'everyone' && !isSecret] as const;
  }),
  // a post's page is built from these
  ['/api/v1/blog/12', true],
  ['/api/v1/users/docs/abc.jpg?w=640', true],
  ['/share/abc.jpg', true],
  ['/blog/rss.xml', true],
  ['/ilanlar?page=2', false],
  ['/api/v1/lands/trink', false],
  ['/api/v1/lands/detail/310', false],
] as const)('robots may read %s: %s', async ([path, allowed], { open }) => {
  expect(mayRead((await open('/robots.txt')).body, path)).toBe(allowed);
});
