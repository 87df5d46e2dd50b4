import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { notFound } from '../../../rules/site/paths.ts';
import { createInitialPosts } from '../../../server/pages/initialPosts.ts';
import { registerPages } from '../../../server/pages/pages.ts';
import { startRecordServer } from '../fixtures/recordServer.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

/** Draws what it gets as text, as the build's program would as HTML. */
const program = `
  let drawings = 0;
  export const prerender = async (address, { year, initialContent, siteUrl }) => ({
    head: \`<title>Blog $&</title><link rel="canonical" href="\${siteUrl}\${address}"/>\`,
    html: \`<main>\${year} \${JSON.stringify(initialContent)}</main><p>\${++drawings}. çizim</p>\`,
    notice: '<p hidden>Yüklenemedi</p>',
    styles: [{ name: 'at-global t', rules: 'b{margin:0}' }, { name: 'at x', rules: '.at-x{color:red}' }],
  });`;

const script = 'document.forms[0]?.reset()';

const test = base
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => temporaryFolder(onCleanup))
  .extend('server', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    const pages = join(folder, 'web');
    await mkdir(join(pages, 'assets'), { recursive: true });
    await mkdir(join(folder, 'prerender'));
    await writeFile(
      join(pages, 'index.html'),
      '<html><head><title>Arazi Teklif</title><meta name="description" content="genel" />' +
        '<script type="module" crossorigin src="/assets/index.js"></script>' +
        '<link rel="modulepreload" crossorigin href="/assets/react.js">' +
        '<link rel="stylesheet" crossorigin href="/assets/style.css"></head>' +
        '<body><div id="root"></div></body></html>',
    );
    await writeFile(join(pages, 'assets/style.css'), '@font-face{src:url(/assets/figtree.woff2)}p{margin:0}');
    await writeFile(join(folder, 'prerender/prerender.js'), program);
    await writeFile(join(folder, 'prerender/beforeScripts.js'), script);
    const missing = {
      head: '<title>Sayfa yok</title>',
      html: '<h1>Sayfa yok</h1>',
      notice: '',
      styles: [
        { name: 'at-global t', rules: 'b{margin:0}' },
        { name: 'at', rules: '' },
      ],
    };
    const about = {
      head: '<title>Hakkımızda</title><link rel="canonical" href="__SITE_URL__/hakkimizda"/>',
      html: '<h1>Hakkımızda __YEAR__</h1>',
      notice: '',
      styles: [
        { name: 'at-global t', rules: 'b{margin:0}' },
        { name: 'at y', rules: '.at-y{top:0}' },
      ],
    };
    await writeFile(
      join(folder, 'prerender/pages.json'),
      JSON.stringify({
        empty: { head: '<title>Genel</title>', html: '', notice: '', styles: [] },
        '/hakkimizda': about,
        [notFound.pattern]: missing,
      }),
    );
    const server = await startRecordServer({
      // New Year in Istanbul, and the old year in London and New York
      now: () => new Date('2039-12-31T21:30:00Z'),
      pages: (app, services) =>
        registerPages(app, {
          folder: pages,
          publicToken: 'x',
          now: services.now,
          publicUrl: 'https://arazi.example',
          initialPageOf: createInitialPosts(services),
        }),
    });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('open', ({ server }) => async (url: string) => {
    const answer = await server.app.inject({ url, headers: { accept: 'text/html' } });
    const policy = String(answer.headers['content-security-policy']);
    return {
      status: answer.statusCode,
      body: answer.body,
      policy,
      nonce: /'nonce-([^']+)'/.exec(policy)?.[1],
    };
  });

test('a static page is drawn before its scripts are fetched, and keeps them', async ({ open }) => {
  const { body } = await open('/hakkimizda');
  expect(body).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index.js">');
  expect(body).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react.js">',
  );
  // an empty page waits for its scripts
  expect((await open('/admin/team')).body).not.toContain('fetchpriority');
});

test('a static page holds its content, its styles and its fonts', async ({ open }) => {
  const { body, nonce } = await open('/hakkimizda');
  expect(body).toContain(`<div id="root"><h1>Hakkımızda 2040</h1></div>`);
  // the parts' rules come first: those of the pages may differ from them
  expect(body).toContain(
    `<style nonce="${nonce}" data-emotion="at-global t">b{margin:0}</style>` +
      `<style nonce="${nonce}" data-emotion="at y">.at-y{top:0}</style>` +
      `<style nonce="${nonce}">@font-face{src:url(/assets/figtree.woff2)}p{margin:0}</style>`,
  );
  expect(body).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/figtree.woff2">',
  );
  expect(body).not.toContain('rel="stylesheet"');
});

test('a page has its own head in place of the general one', async ({ open }) => {
  const head = async (url: string) => /<title>.*?(?=<script|<style)/.exec((await open(url)).body)?.[0];
  const site = 'https://arazi.example';
  expect(await head('/hakkimizda')).toBe(
    `<title>Hakkımızda</title><link rel="canonical" href="${site}/hakkimizda"/>`,
  );
  expect(await head('/yok/boyle/bir-sayfa')).toBe('<title>Sayfa yok</title>');
  expect(await head('/blog')).toBe(
    `<title>Blog $&</title><link rel="canonical" href="${site}/blog?page=1"/>`,
  );
  // drawn by the browser
  expect(await head('/admin')).toBe('<title>Genel</title>');
});

test('an unknown address gets the page that says so, with status 404', async ({ open }) => {
  const { status, body } = await open('/yok/boyle/bir-sayfa');
  expect(status).toBe(404);
  expect(body).toContain('<div id="root"><h1>Sayfa yok</h1></div>');
});

test("the policy allows the page's one script", async ({ open }) => {
  const { body, policy } = await open('/hakkimizda');
  expect(body.match(/<script>.*?<\/script>/gs)).toEqual([`<script>${script}</script>`]);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('a page without content of its own is drawn by the browser, with the theme and the fonts', async ({
  open,
}) => {
  const { body, nonce } = await open('/admin');
  expect(body).toContain(
    `<style nonce="${nonce}" data-emotion="at-global t">b{margin:0}</style><link rel="st`,
  );
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('as="font" type="font/woff2" crossorigin href="/assets/figtree.woff2"></head>');
});

test("a post's page holds the post, and no text of it is taken for a mark of the page", async ({
  server,
  open,
}) => {
  const content = '<p>__CSP_NONCE__ ve __YEAR__ &lt;/script&gt; $1</p>';
  const id = await server.addPost({ title: 'Nonce __CSP_NONCE__', content });
  const { body, nonce } = await open(`/blog/detay/${id}/nonce`);
  const [, json = ''] =
    /<script type="application\/json" id="initial-content">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json).post).toMatchObject({ id, title: 'Nonce __CSP_NONCE__' });
  expect(json).toContain('__CSP_NONCE__ ve __YEAR__');
  expect(json).not.toContain('<');
  // in the three style elements only
  expect(body.split(nonce ?? '-')).toHaveLength(4);
});

test('a text that older rules have let through is sanitized for the page', async ({ server, open }) => {
  const id = await server.addPost();
  await server.services.db
    .updateTable('posts')
    .set({ content: '<p>iyi</p><form action="https://kotu.example"><input></form>' })
    .where('id', '=', id)
    .execute();
  const { body } = await open(`/blog/detay/${id}/yazi`);
  expect(body).toContain('iyi');
  expect(body).not.toContain('kotu.example');
});

test('a page of the list holds its posts, each with the beginning of its text', async ({ server, open }) => {
  const id = await server.addPost({ title: 'Uzun', content: `<p>${'tapu '.repeat(500)}</p>` });
  const { body } = await open('/blog');
  const [, json = '{}'] = /id="initial-content">(.*?)<\/script>/.exec(body) ?? [];
  const { rows, capped } = JSON.parse(json).posts;
  const first = rows.find((post: { id: number }) => post.id === id);
  expect(first.content).toHaveLength(200);
  expect(capped).toBe(false);
  // not the rows of page 1 under another number
  for (const beyond of ['99999', '99999999']) {
    const answer = await open(`/blog?page=${beyond}`);
    expect([answer.status, answer.body.includes('id="initial-content"')]).toEqual([404, false]);
  }
});

test('a page is drawn once for what it shows, whatever stands in its address, and anew when that has changed', async ({
  server,
  open,
}) => {
  const id = await server.addPost();
  const drawing = async (address: string) => /(\d+)\. çizim/.exec((await open(address)).body)?.[1];
  const first = await drawing(`/blog/detay/${id}/yazi`);
  expect(first).toBeDefined();
  for (const written of ['yazi', 'baska', 'yazi?x=1', 'yazi?x=2', 'YAZI#x', ''])
    expect(await drawing(`/blog/detay/${id}/${written}`), written).toBe(first);
  const list = await drawing('/blog');
  expect(list).toBeDefined();
  for (const written of [
    '?page=1',
    '?page=01',
    '?page=x',
    '?x=1',
    '?sayfa=2&page=1',
    '?page=1&page=2',
    '?q=arsa',
  ])
    expect(await drawing(`/blog${written}`), written).toBe(list);
  const change = { title: 'Yeni başlık' };
  await server.services.db.updateTable('posts').set(change).where('id', '=', id).execute();
  expect(await drawing(`/blog/detay/${id}/yazi`)).not.toBe(first);
});

test('reading the page of a post is no read of it', async ({ server, open }) => {
  const id = await server.addPost();
  await open(`/blog/detay/${id}/yazi`);
  const { reads } = await server.services.db
    .selectFrom('posts')
    .select('reads')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(reads).toBe(0);
});
