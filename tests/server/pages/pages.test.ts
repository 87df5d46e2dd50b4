import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { test as base, expect, onTestFinished } from 'vitest';
import { paths } from '../../../rules/site/paths.ts';
import { registerPages } from '../../../server/pages/pages.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';
import { startTestServer } from '../fixtures/testServer.ts';

/** Starts a server on the pages of a folder. */
const startPages = (folder: string) =>
  startTestServer({
    pages: (app, { now }) => registerPages(app, { folder, publicToken: 'ortak', publicUrl: '', now }),
  });

const test = base
  .extend('shared', { scope: 'file' }, ({}, { onCleanup }) => temporaryFolder(onCleanup))
  .extend('server', { scope: 'file' }, async ({ shared: folder }, { onCleanup }) => {
    await mkdir(join(folder, 'assets'));
    await writeFile(
      join(folder, 'index.html'),
      '<html><head><title>Arazi Teklif</title><meta name="description" content="genel" />' +
        '<meta name="csp-nonce" content="__CSP_NONCE__" /><meta name="public-token" content="__PUBLIC_TOKEN__" /></head></html>',
    );
    const script = 'export const fields = 1;\n'.repeat(200);
    await writeFile(join(folder, 'assets/main-4f2a.js'), script);
    await writeFile(join(folder, 'assets/main-4f2a.js.br'), brotliCompressSync(script));
    await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const server = await startTestServer({
      pages: (app, { now }) =>
        registerPages(app, {
          folder,
          publicToken: 'ortak "anahtar"',
          now,
          publicUrl: '',
        }),
    });
    onCleanup(() => server.stop());
    return server;
  })
  .extend(
    'open',
    ({ server }) =>
      (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
        server.app.inject({ url, headers }),
  )
  /** A folder of the test's own. */
  .extend('folder', ({}, { onCleanup }) => temporaryFolder(onCleanup));

test('each answer has a new nonce, in its policy and in its page', async ({ open }) => {
  const [first, second] = [await open('/'), await open('/')];
  const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];
  const nonce = nonceOf(first.headers['content-security-policy']);
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(first.body).toContain(`<meta name="csp-nonce" content="${nonce}" />`);
  expect(nonceOf(second.headers['content-security-policy'])).not.toBe(nonce);
});

test('the policy of a page is as strict as it ever was', async ({ open }) => {
  const policy = String((await open('/')).headers['content-security-policy']);
  expect(
    policy
      .replace(/'nonce-[^']+'/, "'nonce'")
      .replace(/'sha256-[^']+'/, "'digest'")
      .split('; '),
    'pagePolicy in server/http/headers.ts',
  ).toEqual([
    "default-src 'self'",
    "script-src 'self' 'digest'",
    "style-src 'self' 'nonce'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test('the images of maps come from their configured host alone', async ({ folder, onTestFinished }) => {
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><meta name="map-tiles" content="__MAP_TILES__"></head></html>',
  );
  const url = 'https://tiles.example/{z}/{x}/{y}.png?key=$&';
  const mapTiles = { url, attribution: '© "Kurum" <b> https://tiles.example/lisans' };
  const server = await startTestServer({
    pages: (app, { now }) => registerPages(app, { folder, publicToken: 'x', mapTiles, now, publicUrl: '' }),
  });
  onTestFinished(() => server.stop());
  const { headers, body } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(headers['content-security-policy']).toContain(
    "; img-src 'self' data: blob: https://tiles.example; media-src",
  );
  const [, content = ''] = /name="map-tiles" content="([^"]*)"/.exec(body) ?? [];
  expect(content).not.toMatch(/[<>]/);
  const read = content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
  expect(JSON.parse(read)).toEqual(mapTiles);
});

test('a page is asked for anew at each visit', async ({ open }) => {
  expect((await open('/')).headers['cache-control']).toBe('no-cache');
});

test('an address that is a secret goes to no other site and into no index', async ({ open }) => {
  const secret = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
  expect((await open('/teklif/gizli')).headers).toMatchObject(secret);
  const { headers } = await open('/iletisim');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers).not.toHaveProperty('x-robots-tag');
});

test('a page carries the public token, escaped', async ({ open }) => {
  expect((await open('/login')).body).toContain('content="ortak &#34;anahtar&#34;"');
});

test('an unknown address gets the page, with status 404', async ({ open }) => {
  const page = await open('/yok-boyle-sayfa');
  expect(page.statusCode).toBe(404);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('a page answers in any case of its address, as in the browser', async ({ open }) => {
  expect((await open('/Hakkimizda/?kaynak=sms')).statusCode).toBe(200);
});

test.for([
  ['call', '/api/v1/yok', 'text/html'],
  ['file', '/assets/yok.js', 'image/png'],
] as const)('an unknown %s gets the JSON error', async ([_kind, url, accept], { open }) => {
  const answer = await open(url, { accept });
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: 'error' }]);
});

test('hashed files are cached forever and sent as the build compressed them', async ({ open }) => {
  const answer = await open('/assets/main-4f2a.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(answer.headers['content-type']).toMatch(/javascript/);
});

test('files without a hash in their names are cached for an hour', async ({ open }) => {
  expect((await open('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('the template itself and files outside the folder are not served', async ({ open }) => {
  expect((await open('/index.html')).body).not.toContain('__CSP_NONCE__');
  for (const url of ['/assets/main-4f2a.js.br', '/..%2f..%2fpackage.json', '/assets/..%2findex.html']) {
    const { body } = await open(url, { accept: 'application/json' });
    expect(body).toContain('"status":"error"');
  }
});

test('every address of paths.ts answers 200', async ({ open }) => {
  for (const { pattern } of Object.values(paths))
    expect([pattern, (await open(pattern.replaceAll(/:\w+\??/g, '12'))).statusCode]).toEqual([pattern, 200]);
});

test('without a build the error names the command to run', async () => {
  await expect(startPages('/nowhere')).rejects.toThrow('npm run build');
});

test.for([
  ['/hakkimizda', 200],
  ['/yok/boyle/bir/sayfa', 404],
] as const)(
  'the page of %s goes compressed to a browser that can read it',
  async ([url, status], { folder }) => {
    await writeFile(
      join(folder, 'index.html'),
      `<html><head></head><body>${'metin '.repeat(500)}</body></html>`,
    );
    const server = await startPages(folder);
    onTestFinished(() => server.stop());
    const ask = (encoding: string) =>
      server.app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': encoding } });
    const small = await ask('br');
    expect([small.statusCode, small.headers['content-encoding']]).toEqual([status, 'br']);
    expect(brotliDecompressSync(small.rawPayload).toString()).toContain('metin metin');
    const plain = await ask('identity');
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([status, undefined]);
    expect(plain.body).toContain('metin metin');
  },
);

test('a page preloads each script that it needs beyond the first ones, once', async ({ folder }) => {
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), '<html><head></head></html>');
  const manifest = {
    'index.html': { file: 'assets/first.js', isEntry: true, imports: ['_react'] },
    _react: { file: 'assets/react.js' },
    _link: { file: 'assets/link.js', imports: ['_react', 'index.html'] },
    'src/app/layouts/AdminLayout.tsx': { file: 'assets/frame.js', imports: ['_link'] },
    'src/pages/land-requests/admin-land-detail/LandRequestPage.tsx': {
      file: 'assets/land.js',
      imports: ['_link', 'index.html'],
    },
    'src/pages/land-requests/home/HomePage.tsx': { file: 'assets/home.js', imports: ['_react'] },
    'src/pages/land-requests/teklif/OwnerOfferPage.tsx': { file: 'assets/offer.js', imports: ['index.html'] },
    'src/pages/blog/blog/BlogPage.tsx': { file: 'assets/blog.js' },
    'src/pages/blog/blog-detay/PostPage.tsx': { file: 'assets/post.js', imports: ['_link'] },
  };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  const server = await startPages(folder);
  onTestFinished(() => server.stop());
  const scripts = async (url: string) => {
    const { body } = await server.app.inject({ url, headers: { accept: 'text/html' } });
    return [...body.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file);
  };
  expect(await scripts('/admin/land-detail/7')).toEqual([
    '/assets/land.js',
    '/assets/link.js',
    '/assets/frame.js',
  ]);
  expect(await scripts('/blog/detay/12/tapu')).toEqual(['/assets/post.js', '/assets/link.js']);
  expect(await scripts('/blog')).toEqual(['/assets/blog.js']);
  expect(await scripts('/teklif/gizli')).toEqual(['/assets/offer.js']);
  expect(await scripts('/')).toEqual(['/assets/home.js']);
  expect((await server.app.inject({ url: '/.vite/manifest.json' })).statusCode).toBe(404);
});

test('the API has a page that shows the contract, all from our own files', async ({ open }) => {
  const page = await open('/api');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
  const loaded = [...page.body.matchAll(/(?:src|href)="(.+?)"/g)].map(([, url = '']) => url);
  expect(loaded.length).toBeGreaterThan(3);
  for (const url of loaded) {
    const { statusCode, headers } = await open(url, {});
    expect([url, statusCode, headers['content-security-policy']]).toEqual([
      url,
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
  }
  const viewer = (await open('/api/viewer.js', {})).body;
  const [, contract = ''] = /url: '(.+?)'/.exec(viewer) ?? [];
  expect((await open(contract, {})).body).toMatch(/^openapi: 3/);
});
