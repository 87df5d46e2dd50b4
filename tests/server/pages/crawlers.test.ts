import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { paths } from '../../../rules/site/paths.ts';
import { registerCrawlerFiles } from '../../../server/pages/crawlers.ts';
import { createHeads } from '../../../server/pages/heads.ts';
import { registerPages } from '../../../server/pages/pages.ts';
import { jpg, mp4, png } from '../fixtures/forms.ts';
import { mediaFields, startRecordServer } from '../fixtures/recordServer.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

const site = 'https://arazi.example';

const test = base
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => temporaryFolder(onCleanup))
  .extend('server', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    await writeFile(
      join(folder, 'index.html'),
      '<html><head><title>Arazi Teklif</title><meta name="description" content="genel" /></head></html>',
    );
    const server = await startRecordServer({
      environment: { PUBLIC_URL: site },
      async pages(app, services) {
        registerCrawlerFiles(app, services);
        await registerPages(app, { folder, publicToken: 'x', headFor: createHeads(services) });
      },
    });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('open', ({ server }) => (url: string) => {
    return server.app.inject({ url, headers: { accept: 'text/html' } });
  });
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

test('a post has its own title, description and sharing tags', async ({ server, open }) => {
  const id = await server.addPost({ title: 'Işık & gölge', meta_desc: 'Kısa <b>', file: { data: jpg } });
  const { body } = await open(`/blog/detay/${id}/baska-bir-ad?kaynak=x`);
  expect(body).toContain('<title>Arazi Teklif | Işık &#38; gölge</title>');
  expect(metaOf(body, 'description')).toBe('Kısa &#60;b&#62;');
  expect(metaOf(body, 'og:title')).toBe('Arazi Teklif | Işık &#38; gölge');
  expect(metaOf(body, 'og:description')).toBe('Kısa &#60;b&#62;');
  expect(metaOf(body, 'og:url')).toBe(`${site}/blog/detay/${id}/${encodeURIComponent('ışık-&-gölge')}`);
  expect(metaOf(body, 'og:image')).toMatch(
    /^https:\/\/arazi\.example\/api\/v1\/users\/docs\/[a-z0-9]{20}\.jpg\?w=640$/,
  );
});

test('a description is cut at 160 characters, and comes from the text where none was written', async ({
  server,
  open,
}) => {
  const long = 'ğ'.repeat(200);
  const written = await open(`/blog/detay/${await server.addPost({ meta_desc: long })}`);
  expect(metaOf(written.body, 'description')).toBe('ğ'.repeat(160));
  const content = `<h2>Tapu &amp; imar</h2><p>3 &lt; 5&nbsp;${'a'.repeat(200)}</p>`;
  const { body } = await open(`/blog/detay/${await server.addPost({ content })}/`);
  expect(metaOf(body, 'description')).toBe(
    `Tapu &#38; imar 3 &#60; 5 ${'a'.repeat(160 - 'Tapu & imar 3 < 5 '.length)}`,
  );
  expect(metaOf(body, 'og:image')).toBeUndefined();
});

test('hostile titles and descriptions stay text', async ({ server, open }) => {
  const hostile = '"></title><script>alert(1)</script>$&';
  const id = await server.addPost({ title: hostile, meta_desc: hostile });
  const { body } = await open(`/blog/detay/${id}`);
  expect(body).not.toContain('<script>');
  expect(body.match(/<\/title>/g)).toHaveLength(1);
  expect(metaOf(body, 'og:title')).toContain('&#60;script&#62;alert(1)&#60;/script&#62;$&#38;');
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
  expect([existing.statusCode, metaOf(existing.body, 'description')]).toEqual([200, 'genel']);
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
  ['/ilanlar', 200],
  ['/blog/detay/999999/yok', 404],
  ['/ilanlar/detay/999999/yok', 200],
  ['/ilanlar/detay/abc/x', 404],
  [`/ilanlar/detay/${'9'.repeat(40)}`, 404],
  ['/blog/detay/abc/x', 404],
  [`/blog/detay/${'9'.repeat(40)}/x`, 404],
  ['/blog/detay/-1', 404],
] as const)('%s has the general head, with status %i', async ([url, status], { open }) => {
  const { body, statusCode } = await open(url);
  expect([statusCode, metaOf(body, 'description')]).toEqual([status, 'genel']);
});

test('the longest slug still finds its page', async ({ server, open }) => {
  const title = '€'.repeat(200);
  const answer = await open(paths.post.to({ id: await server.addPost({ title }), title }));
  expect([answer.statusCode, metaOf(answer.body, 'description')]).toEqual([200, 'Metin']);
});

test('the sitemap names the public pages and every post, and nothing else', async ({ server }) => {
  const { db } = server.services;
  await db.deleteFrom('posts').execute();
  const ids = [await server.addPost({ title: "Tapu & 'imar'" }), await server.addPost({ title: 'İzmir' })];
  const answer = await server.app.inject({ url: '/sitemap.xml' });
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    ...['/', '/hakkimizda', '/blog', '/danisman-ol', '/iletisim'].map((path) => site + path),
    `${site}/blog/detay/${ids[1]}/izmir`,
    `${site}/blog/detay/${ids[0]}/tapu-%26-&#39;imar&#39;`,
  ]);
  expect(answer.body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(2);
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
  ['/ilanlar?page=2', false],
  ['/api/v1/lands/trink', false],
  ['/api/v1/lands/detail/310', false],
] as const)('robots may read %s: %s', async ([path, allowed], { open }) => {
  expect(mayRead((await open('/robots.txt')).body, path)).toBe(allowed);
});

test('robots.txt names the sitemap', async ({ server }) => {
  const answer = await server.app.inject({ url: '/robots.txt' });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toContain(`Sitemap: ${site}/sitemap.xml`);
});
