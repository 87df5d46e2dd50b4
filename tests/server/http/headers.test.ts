import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { registerCrawlerFiles } from '../../../server/pages/crawlers.ts';
import { registerPages } from '../../../server/pages/pages.ts';
import { jpg, mp4 } from '../fixtures/forms.ts';
import { mediaFields, startRecordServer } from '../fixtures/recordServer.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

/** The values that differ between two answers, and the headers that say nothing of the product. */
const values: [RegExp, string][] = [
  [/'nonce-[^']+'/, "'nonce'"],
  [/'sha256-[^']+'/, "'digest'"],
  [/^W\/"[\w-]+"$/, 'ETAG'],
  [/^req-\w+$|^[\da-f-]{36}$/, 'ID'],
  [/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/, 'DAY'],
  [/[a-z0-9]{20}(?=\.)/, 'NAME'],
];
const left = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

test('every kind of answer has its headers', async ({ onTestFinished }) => {
  const folder = await temporaryFolder(onTestFinished);
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<html><head><title>Arazi Teklif</title></head></html>');
  const script = 'export const fields = 1;\n'.repeat(200);
  await writeFile(join(folder, 'assets/main-4f2a.js'), script);
  await writeFile(join(folder, 'assets/main-4f2a.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const server = await startRecordServer({
    environment: { PUBLIC_URL: 'https://arazi.example', TRUST_PROXY: '1' },
    handlers: () => ({ listDistricts: () => Promise.reject(new Error('down')) }),
    async pages(app, services) {
      const { now } = services;
      registerCrawlerFiles(app, services);
      await registerPages(app, { folder, publicToken: 'x', publicUrl: '', now });
    },
  });
  onTestFinished(() => server.stop());
  const { publicHeaders, admin, consultant } = server;
  const post = await server.addPost({ file: { data: jpg } });
  const ad = await server.addAd({}, mediaFields(jpg, mp4));
  const [image = '', video = ''] = await server.mediaOf(ad);
  const applicant = await server.sendApplication('zeynep.kaya@example.com');
  const { tax_plate } = await server.services.db
    .selectFrom('users')
    .select('tax_plate')
    .where('id', '=', applicant)
    .executeTakeFirstOrThrow();
  const html = { accept: 'text/html' };
  const secure = { ...html, 'x-forwarded-proto': 'https' };
  const docs = '/api/v1/users/docs';

  type Call = [name: string, url: string, headers?: Record<string, string>, method?: 'POST' | 'HEAD'];
  /** The first one's headers are written in full, and of the others what differs from them. */
  const calls: Call[] = [
    ['health', '/healthz'],
    ['a page', '/', html],
    ['a page behind TLS', '/', secure],
    ['a page opened by a token', '/teklif/abc', html],
    ['the reset page', '/sifre-sifirla?token=abc', html],
    ['a page of the panel', '/admin/new-land', html],
    ['a page that does not exist', '/yok', html],
    ['a post that does not exist', '/blog/detay/999/yok', html],
    ['a path that cannot be decoded', '/blog/%C4', html],
    ['a script', '/assets/main-4f2a.js'],
    ['a script in Brotli', '/assets/main-4f2a.js', { 'accept-encoding': 'br' }],
    ['a file beside the page', '/favicon.svg'],
    ['a file that does not exist', '/assets/gone.js'],
    ['the same, for a script', '/assets/gone.js', { accept: '*/*' }],
    ['a call beside the API', '/yok', {}, 'POST'],
    ['robots.txt', '/robots.txt'],
    ['the sitemap', '/sitemap.xml'],
    ['readiness', '/readyz'],
    ['a public call', '/api/v1/location/iller', publicHeaders],
    ['a public call without its token', '/api/v1/location/iller'],
    ['a call that fails', '/api/v1/location/ilceler/35', publicHeaders],
    ['a post', `/api/v1/blog/${post}`, publicHeaders],
    ['a list', '/api/v1/lands', admin],
    ['a list for the wrong role', '/api/v1/lands', consultant],
    ['a list without a session', '/api/v1/lands'],
    ['a refused parameter', '/api/v1/lands?size=1000', admin],
    ['a call that does not exist', '/api/v1/yok'],
    [
      'a body of the wrong type',
      '/api/v1/lands/all',
      { ...publicHeaders, 'content-type': 'text/plain' },
      'POST',
    ],
    ['an image', `${docs}/${image}`],
    ['an image that is there', `${docs}/${image}`, {}, 'HEAD'],
    ['a part of a video', `${docs}/${video}`, { range: 'bytes=0-9' }],
    ['a part beyond its end', `${docs}/${video}`, { range: 'bytes=99999999-' }],
    ['a document', `${docs}/${tax_plate}`, admin],
    ['a document without a session', `${docs}/${tax_plate}`],
  ];
  let text = '';
  let usual = new Map<string, string>();
  for (const [name, url, sent = {}, method = 'GET'] of calls) {
    const payload = method === 'POST' ? { payload: 'x' } : {};
    const answer = await server.app.inject({ method, url, headers: sent, ...payload });
    const headers = new Map(
      Object.entries(answer.headers)
        .filter(([header]) => !left.includes(header))
        .map(([header, value]) => [
          header,
          values.reduce((shown, [found, word]) => shown.replace(found, word), String(value)),
        ]),
    );
    const own = [...headers].filter(([header, value]) => usual.get(header) !== value);
    const without = [...usual.keys()].filter((header) => !headers.has(header));
    const lines = [
      ...own.map(([header, value]) => `${header}: ${value}\n`),
      ...without.map((header) => `without ${header}\n`),
    ];
    text += `=== ${name}: ${answer.statusCode}\n${lines.toSorted().join('')}\n`;
    if (usual.size === 0) usual = headers;
  }
  await expect(text).toMatchFileSnapshot('headers.txt');
});
