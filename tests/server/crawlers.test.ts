import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { metaDescription } from '../../machines/rules/metaDescription.ts';
import * as slug from '../../machines/rules/slug.ts';
import { createHeads, registerCrawlerFiles } from '../../server/crawlers.ts';
import { districtId, neighbourhoodId } from '../../server/locationData.ts';
import { registerPages } from '../../server/pages.ts';
import type { Services } from '../../server/services.ts';
import { adPath, adSlug, postPath, postSlug } from '../../server/slugs.ts';
import { paths } from '../../src/app/paths.ts';
import { jpg, mp4, type Part, png, sendForm } from './forms.ts';
import { startTestServer, type TestServer } from './start.ts';

const base = 'https://arazi.example';
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arazi-crawlers-'));
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><title>Arazi Teklif</title><meta name="description" content="genel" /></head></html>',
  );
  const made: Services[] = [];
  server = await startTestServer({
    places: true,
    environment: { PUBLIC_URL: base },
    services: (services) => {
      made.push(services);
      return {};
    },
    async pages(app) {
      const [services] = made;
      if (!services) throw new Error('the pages came before the services');
      registerCrawlerFiles(app, services);
      await registerPages(app, { folder, publicToken: 'x', headFor: createHeads(services) });
    },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const open = (url: string) => server.app.inject({ url, headers: { accept: 'text/html' } });
const create = async (url: string, fields: [string, Part][]) => {
  const answer = await sendForm(server.app, 'POST', `/api/v1/${url}`, fields, await server.signInAdmin());
  expect(answer.statusCode).toBe(200);
  const { id }: { id: number } = answer.json();
  return id;
};
const post = (fields: Record<string, Part>) =>
  create('blog', Object.entries({ title: 'Tapu', content: '<p>Metin</p>', ...fields }));
const ad = (title: string, media: Uint8Array[]) =>
  create('lands', [
    ['title', title],
    ['il', '35'],
    ['ilce', String(districtId(35, 'Urla'))],
    ['mahalle', String(neighbourhoodId(35, 'Urla', 'Bademler Mah'))],
    ['metre_kare', '612.5'],
    ['fiyat', '3450000'],
    ['ada', '204'],
    ['parsel', '12'],
    ...media.map((data): [string, Part] => ['images', { data }]),
  ]);
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

test('a post has its own title, description and sharing tags', async () => {
  const id = await post({ title: 'Işık & gölge', meta_desc: 'Kısa <b>', file: { data: jpg } });
  const { body } = await open(`/blog/detay/${id}/baska-bir-ad?kaynak=x`);
  expect(body).toContain('<title>Arazi Teklif | Işık &#38; gölge</title>');
  expect(metaOf(body, 'description')).toBe('Kısa &#60;b&#62;');
  expect(metaOf(body, 'og:title')).toBe('Arazi Teklif | Işık &#38; gölge');
  expect(metaOf(body, 'og:description')).toBe('Kısa &#60;b&#62;');
  expect(metaOf(body, 'og:url')).toBe(`${base}/blog/detay/${id}/${encodeURIComponent('ışık-&-gölge')}`);
  expect(metaOf(body, 'og:image')).toMatch(
    /^https:\/\/arazi\.example\/api\/v1\/users\/docs\/[a-z0-9]{20}\.jpg\?w=640$/,
  );
});

test('a description is cut at 160 characters, and comes from the text where none was written', async () => {
  const long = 'ğ'.repeat(200);
  const written = await open(`/blog/detay/${await post({ meta_desc: long })}`);
  expect(metaOf(written.body, 'description')).toBe('ğ'.repeat(160));
  const content = `<h2>Tapu &amp; imar</h2><p>3 &lt; 5&nbsp;${'a'.repeat(200)}</p>`;
  const { body } = await open(`/blog/detay/${await post({ content })}/`);
  expect(metaOf(body, 'description')).toBe(
    `Tapu &#38; imar 3 &#60; 5 ${'a'.repeat(160 - 'Tapu & imar 3 < 5 '.length)}`,
  );
  expect(metaOf(body, 'og:image')).toBeUndefined();
});

test('hostile titles and descriptions stay text', async () => {
  const hostile = '"></title><script>alert(1)</script>$&';
  const id = await post({ title: hostile, meta_desc: hostile });
  for (const url of [`/blog/detay/${id}`, `/ilanlar/detay/${await ad(hostile, [])}`]) {
    const { body } = await open(url);
    expect(body).not.toContain('<script>');
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(metaOf(body, 'og:title')).toContain('&#60;script&#62;alert(1)&#60;/script&#62;$&#38;');
  }
});

test('an ad shows its price, area and place, and its first image', async () => {
  const id = await ad("Urla'da deniz manzaralı arsa", [mp4, png, jpg]);
  const { body } = await open(`/ilanlar/detay/${id}/urlada`);
  expect(body).toContain('<title>Arazi Teklif | Urla&#39;da deniz manzaralı arsa</title>');
  expect(metaOf(body, 'description')).toBe('3.450.000 TL · 612,5 m² · Bademler Mah, Urla / İzmir');
  expect(metaOf(body, 'og:url')).toBe(`${base}/ilanlar/detay/${id}/urlada-deniz-manzarali-arsa`);
  expect(metaOf(body, 'og:image')).toMatch(/\.png\?w=640$/);
});

test.each([
  ['/blog', 200],
  ['/ilanlar', 200],
  ['/blog/detay/999999/yok', 404],
  ['/ilanlar/detay/999999/yok', 404],
  ['/blog/detay/abc/x', 404],
  [`/blog/detay/${'9'.repeat(40)}/x`, 404],
  ['/blog/detay/-1', 404],
])('%s has the general head, with status %i', async (url, status) => {
  const { body, statusCode } = await open(url);
  expect([statusCode, metaOf(body, 'description')]).toEqual([status, 'genel']);
});

test('the longest slug still finds its page', async () => {
  const title = '€'.repeat(200);
  const answer = await open(postPath({ id: await post({ title }), title }));
  expect([answer.statusCode, metaOf(answer.body, 'description')]).toEqual([200, 'Metin']);
});

test('the sitemap names the public pages and every post, and nothing else', async () => {
  const { db } = server.services;
  await db.deleteFrom('posts').execute();
  const ids = [await post({ title: "Tapu & 'imar'" }), await post({ title: 'İzmir' })];
  const answer = await server.app.inject({ url: '/sitemap.xml' });
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual([
    ...['/', '/hakkimizda', '/blog', '/danisman-ol', '/iletisim'].map((path) => base + path),
    `${base}/blog/detay/${ids[1]}/izmir`,
    `${base}/blog/detay/${ids[0]}/tapu-%26-&#39;imar&#39;`,
  ]);
  expect(answer.body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(2);
});

test('robots stay out of what is not public', async () => {
  const answer = await server.app.inject({ url: '/robots.txt' });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = answer.body.split('\n');
  for (const closed of ['/admin', '/profile', '/api']) expect(lines).toContain(`Disallow: ${closed}`);
  expect(lines).toContain(`Sitemap: ${base}/sitemap.xml`);
});

test("the server's slugs are those of the pages", () => {
  for (const title of [
    'Arazinizi IŞIK hızında satın',
    " Urla'da Deniz Manzaralı İmarlı  Arsa (1.200 m²) ",
    'Kâğıt -- üzerinde / % ? #',
    'ÇĞİÖŞÜ çğıöşü',
    '你好',
  ]) {
    expect(postSlug(title)).toBe(slug.postSlug(title));
    expect(adSlug(title)).toBe(slug.adSlug(title));
    expect(postPath({ id: 5, title })).toBe(paths.post.to({ id: 5, title }));
    expect(adPath({ id: 5, title })).toBe(paths.ad.to({ Id: 5, title }));
  }
});

test("the server's description of a post is that of the pages", async () => {
  for (const [meta_desc, content] of [
    ['', `<h2>Tapu &amp; imar</h2><ul><li>bir</li><li>iki</li></ul><p>${'söz '.repeat(60)}</p>`],
    [' Kısa anlatım ', '<p>Metin</p>'],
    ['🌾'.repeat(170), '<p>Metin</p>'],
  ] as const) {
    const id = await post({ meta_desc, content });
    const stored = (await server.app.inject({ url: `/api/v1/blog/${id}` })).json();
    const { body } = await open(`/blog/detay/${id}`);
    expect(metaOf(body, 'description')?.replaceAll('&#38;', '&')).toBe(metaDescription(stored));
  }
});
