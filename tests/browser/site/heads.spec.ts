/** What search engines and link previews read of each page: the served HTML, without a browser. */
import type { APIRequestContext } from '@playwright/test';
import { decodeHTMLStrict } from 'entities';
import sharp from 'sharp';
import { canonicalPath, pageNames, paths } from '../../../rules/site/paths.ts';
import { homeShareTitle, titles } from '../../../src/text/site/titles.ts';
import { imageFile } from '../fixtures/otherAdmin.ts';
import { expect, test } from '../fixtures/test.ts';

type Attributes = Readonly<Record<string, string>>;

interface Head {
  status: number;
  titles: string[];
  /** Each `content` by its `name` or `property`; a name that stands twice has both. */
  meta: Readonly<Record<string, string[]>>;
  /** The addresses of each kind of link. */
  links: Readonly<Record<string, string[]>>;
  /** The parts of the structured data. */
  graph: readonly { '@type': string; itemListElement?: { name: string; item: string }[] }[];
}

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    Array.from(tag.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      decodeHTMLStrict(value),
    ]),
  );

async function readHead(request: APIRequestContext, path: string): Promise<Head> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const html = await answer.text();
  const [head = ''] = html.split('</head>');
  const tags = (name: string) =>
    Array.from(head.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g')), ([tag]) => attributesOf(tag));
  const collect = (entries: readonly (readonly [string | undefined, string | undefined])[]) => {
    const found: Record<string, string[]> = {};
    for (const [name = '', value = ''] of entries) found[name] = [...(found[name] ?? []), value];
    return found;
  };
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  return {
    status: answer.status(),
    titles: Array.from(head.matchAll(/<title>(.*?)<\/title>/gs), ([, title = '']) => decodeHTMLStrict(title)),
    meta: collect(tags('meta').map(({ name, property, content }) => [name ?? property, content])),
    links: collect(tags('link').map(({ rel, href }) => [rel, href])),
    graph: JSON.parse(json)['@graph'],
  };
}

const typesOf = ({ graph }: Head) => graph.map((part) => part['@type']);
const crumbsOf = ({ graph }: Head) =>
  graph.flatMap(({ itemListElement = [] }) => itemListElement.map(({ name, item }) => [name, item]));

/** The pages with one address each that everyone may find. */
const findable = pageNames.flatMap((name) => {
  const path = canonicalPath(paths[name]);
  return path === undefined ? [] : [{ name, path }];
});

test('every public page has one head of its own, at one address', async ({ request, product }) => {
  expect(findable.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/hakkimizda', '/blog', '/danisman-ol', '/iletisim', '/kvkk', '/login']),
  );
  const descriptions = new Set<string>();
  for (const { name, path } of findable) {
    const head = await readHead(request, `${path}?utm_source=gazete&gclid=x1`);
    const title = `Arazi Teklif | ${titles[name]}`;
    expect.soft(head.titles, path).toEqual([title]);
    expect.soft(head.links.canonical, path).toEqual([product.url + path]);
    const { description = [], ...meta } = head.meta;
    expect.soft(description, path).toHaveLength(1);
    expect.soft(description[0]?.length, path).toBeLessThanOrEqual(160);
    descriptions.add(description[0] ?? '');
    expect.soft(meta, path).toMatchObject({
      'og:site_name': ['Arazi Teklif'],
      'og:locale': ['tr_TR'],
      'og:type': ['website'],
      'og:title': [name === 'home' ? homeShareTitle : title],
      'og:description': description,
      'og:url': [product.url + path],
      'og:image': [`${product.url}/share.png`],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'twitter:card': ['summary_large_image'],
    });
    expect.soft(typesOf(head), path).toContain('Organization');
    const home = ['Anasayfa', `${product.url}/`];
    expect.soft(crumbsOf(head), path).toEqual(path === '/' ? [] : [home, [titles[name], product.url + path]]);
  }
  expect(descriptions.size, 'each description is told once').toBe(findable.length);
});

test('a post has its own words, dates and picture, and the way to it', async ({
  request,
  product,
  otherAdmin,
}) => {
  const title = `Tapu & "harç" </title><script>$&`;
  const file = await imageFile('#4c6138', 'kapak.png', { width: 900, height: 900 });
  const id = await otherAdmin.addPost(title, { content: '<p>Harcı kim öder?</p>', meta_desc: '', file });
  const path = paths.post.to({ id, title });
  const head = await readHead(request, `/blog/detay/${id}/eski-baslik?fbclid=x`);
  expect(head.titles).toEqual([`Arazi Teklif | ${title}`]);
  expect(head.links.canonical).toEqual([product.url + path]);
  expect(head.links.alternate).toEqual(['/blog/rss.xml']);
  expect(head.meta).toMatchObject({
    description: ['Harcı kim öder?'],
    'og:type': ['article'],
    'og:url': [product.url + path],
    'article:published_time': [expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)],
  });
  expect(crumbsOf(head)).toEqual([
    ['Anasayfa', `${product.url}/`],
    ['Blog', `${product.url}/blog`],
    [title, product.url + path],
  ]);
  expect(head.graph).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: title,
      mainEntityOfPage: product.url + path,
    }),
  );
  const [picture = ''] = head.meta['og:image'] ?? [];
  expect(picture).not.toContain('/share.png');
  const { width, height } = await sharp(await (await request.get(picture)).body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const feed = await (await request.get('/blog/rss.xml')).text();
  expect(feed).toContain(`<link>${product.url}${path.replaceAll("'", '&#39;')}</link>`);
});

test('a page of the list has its number in its title, and one past the end does not exist', async ({
  request,
  product,
  otherAdmin,
}) => {
  const pagesOf = async (): Promise<number> => (await (await request.get('/api/v1/blog')).json()).pages;
  while ((await pagesOf()) < 2) await otherAdmin.addPost('Sayfa dolduran yazı');
  const second = await readHead(request, '/blog?page=2&utm_source=x');
  expect(second.titles).toEqual(['Arazi Teklif | Blog, sayfa 2']);
  expect(second.links.canonical).toEqual([`${product.url}/blog?page=2`]);
  const first = await readHead(request, '/blog?page=1');
  expect([first.titles, first.links.canonical]).toEqual([['Arazi Teklif | Blog'], [`${product.url}/blog`]]);
  const beyond = await readHead(request, `/blog?page=${(await pagesOf()) + 1}`);
  expect([beyond.status, beyond.links.canonical]).toEqual([404, undefined]);
});

test('what is not for everyone to find has a general head and no address', async ({ request, product }) => {
  for (const path of [
    '/ilanlar',
    '/ilanlar/detay/7/arsa',
    '/admin',
    '/teklif/gizli',
    '/yok',
    '/blog/detay/x/y',
  ]) {
    const head = await readHead(request, path);
    expect.soft(head.links.canonical, path).toBeUndefined();
    expect.soft(head.meta['og:url'], path).toBeUndefined();
    expect.soft(head.meta['og:image'], path).toEqual([`${product.url}/share.png`]);
    expect.soft(head.graph, path).toEqual([]);
    expect.soft(head.titles, path).toHaveLength(1);
  }
});

test('icons, manifest and picture are what the head says', async ({ request }) => {
  const { links } = await readHead(request, '/');
  const sizeOf = async (path: string) => {
    const { width, height } = await sharp(await (await request.get(path)).body()).metadata();
    return [width, height];
  };
  expect(links.icon).toEqual(['/favicon.ico', '/favicon.svg']);
  // the sign of an ICO file
  expect((await (await request.get('/favicon.ico')).body()).subarray(0, 4).toString('hex')).toBe('00000100');
  expect(await sizeOf(links['apple-touch-icon']?.[0] ?? '')).toEqual([180, 180]);
  expect(await sizeOf('/share.png')).toEqual([1200, 630]);
  const manifest = await request.get(links.manifest?.[0] ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons }: { icons: { src: string; sizes: string }[] } = await manifest.json();
  for (const { src, sizes } of icons) expect((await sizeOf(src)).join('x'), src).toBe(sizes);
});
