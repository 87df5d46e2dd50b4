import { test as base, expect } from 'vitest';
import { validationText } from '../../../server/config/validationText.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { startTestServer } from '../fixtures/testServer.ts';

const test = base
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startTestServer({
      environment: { TRUST_PROXY: '1' },
      handlers: () => ({
        listDistricts: () => Promise.reject(databaseError()),
        // the contract does not declare the second field
        listProvinces: async () => ({
          status: 200,
          body: [Object.assign({ id: 35, il_adi: 'İzmir' }, { secret: 'x' })],
        }),
        createLandRequest: async () => ({ status: 200, body: { status: 'success', reference: 'T-1' } }),
      }),
    });
    onCleanup(server.stop);
    return server;
  })
  .extend(
    'send',
    { scope: 'file' },
    ({ server }) =>
      (payload: object | string, headers: Record<string, string> = {}) =>
        server.app.inject({
          method: 'POST',
          url: '/api/v1/lands/all',
          headers: { ...server.publicHeaders, 'content-type': 'application/json', ...headers },
          payload,
        }),
  )
  .extend(
    'provinces',
    { scope: 'file' },
    ({ server }) =>
      (headers: Record<string, string> = server.publicHeaders) =>
        server.app.inject({ url: '/api/v1/location/iller', headers }),
  );

/** A database error as PostgreSQL reports it: it quotes the refused value. */
function databaseError(): Error {
  const name = 'Ayşe Yılmaz';
  return Object.assign(new Error(`invalid input: "${name}"`), {
    code: '22P02',
    detail: name,
    params: [name],
  });
}

test('the public calls need the public token', async ({ provinces }) => {
  expect((await provinces()).statusCode).toBe(200);
  expect((await provinces({})).statusCode).toBe(401);
  const wrong = await provinces({ 'x-token': 'arazi-teklif-we' });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ status: 'error', message: expect.any(String) });
});

test('an answer holds only what the contract declares', async ({ provinces }) => {
  expect((await provinces()).json()).toEqual([{ id: 35, il_adi: 'İzmir' }]);
});

test('callers without access are refused before their body is read', async ({ server }) => {
  const answer = await server.app.inject({
    method: 'PATCH',
    url: '/api/v1/users/62',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: 'no form at all',
  });
  expect(answer.statusCode).toBe(401);
});

test('consultants are refused where only admins may call', async ({ server }) => {
  const headers = await server.signIn(await server.addConsultant({ email: 'danisman@example.com' }));
  for (const [method, url] of [
    ['GET', '/api/v1/lands'],
    ['GET', '/api/v1/users'],
    ['GET', '/api/v1/lands/full/1'],
    ['PATCH', '/api/v1/lands/1'],
    ['DELETE', '/api/v1/lands/full/1'],
    ['PATCH', '/api/v1/users/status-ok/61'],
  ] as const) {
    const answer = await server.app.inject({ method, url, headers });
    expect([url, answer.statusCode]).toEqual([url, 403]);
    expect(answer.json().message).toBe('Bu işlem için yetkili değilsiniz.');
  }
});

test('a valid land request passes, also with numbers as strings', async ({ send }) => {
  expect((await send(sampleLandRequest)).statusCode).toBe(200);
  expect(
    (await send({ ...sampleLandRequest, il: '35', info: { ...sampleLandRequest.info, egim: '2' } }))
      .statusCode,
  ).toBe(200);
});

test.for([true, null, '', '0x23', '3e1', ' 35', '35.0', [35]])('%j is not a number', async (il, { send }) => {
  const answer = await send({ ...sampleLandRequest, il });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    { il: 'Lütfen geçerli bir sayı giriniz.' },
  ]);
});

test.for([1, '1', 'true', 'on', null])('%j is not a consent', async (kvkk, { send }) => {
  const answer = await send({ ...sampleLandRequest, kvkk });
  expect([answer.statusCode, answer.json().fields]).toEqual([
    400,
    { kvkk: 'Devam etmek için KVKK metnini onaylayınız.' },
  ]);
});

test('null is no text where one is required, and else an empty one', async ({ send }) => {
  const statusOf = async (fields: object) => (await send({ ...sampleLandRequest, ...fields })).statusCode;
  const { info, user } = sampleLandRequest;
  expect(await statusOf({ ada: null })).toBe(400);
  expect(await statusOf({ info: { ...info, metrekare: null } })).toBe(400);
  expect(await statusOf({ user: { ...user, phone: null } })).toBe(400);
  expect(await statusOf({ user: { ...user, mesaj: null } })).toBe(200);
});

test('a path id is refused unless it is all digits', async ({ server }) => {
  const headers = await server.signInAdmin();
  for (const id of ['0x3d', '61.0', '6.1e1', '%zz', '%C4']) {
    expect((await server.app.inject({ url: `/api/v1/users/${id}`, headers })).statusCode).toBe(400);
  }
  expect((await server.app.inject({ url: '/api/v1/users/61', headers })).statusCode).toBe(200);
});

test('every refused field is named by its leaf, with a Turkish sentence', async ({ send }) => {
  const answer = await send({
    ...sampleLandRequest,
    ada: ' ',
    kvkk: false,
    info: { ...sampleLandRequest.info, tapu_durum: 9, metrekare: undefined },
    user: { name: 'A1', phone: '' },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ status: 'error', message: 'Lütfen işaretli alanları kontrol edin.' });
  expect(answer.json().fields).toEqual({
    ada: 'Bu alan zorunludur.',
    kvkk: 'Devam etmek için KVKK metnini onaylayınız.',
    tapu_durum: 'Lütfen listeden bir seçenek seçiniz.',
    metrekare: 'Bu alan zorunludur.',
    name: 'Lütfen geçerli bir ad soyad giriniz.',
    phone: 'Bu alan zorunludur.',
  });
});

test('names take Turkish letters and nothing but letters and spaces', async ({ send }) => {
  const statusOf = async (name: string) =>
    (await send({ ...sampleLandRequest, user: { name, phone: '1' } })).statusCode;
  expect(await statusOf('Iğdır Şükrü Öçüğ')).toBe(200);
  for (const name of ['Ay', '   ', 'Ayşe 2', 'Ayşe_Y', 'A'.repeat(51)])
    expect([name, await statusOf(name)]).toEqual([name, 400]);
});

test('a line break in a name forges no line of the office’s mail', async ({ server }) => {
  const contact = { last_name: 'Kaya', subject: 'Soru', message: 'Satır\nsatır\tve sekme', phone: '1' };
  const statusOf = async (fields: object) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/users/contact',
      headers: server.publicHeaders,
      payload: { ...contact, ...fields },
    });
    return [answer.statusCode, answer.json().fields];
  };
  expect(await statusOf({ name: 'Ayşe' })).toEqual([200, undefined]);
  for (const name of [
    'Ayşe\n\nDurum: ödendi',
    'Ayşe\u2028Kaya',
    'Ay\u0007şe',
    'Ayşe\0',
    'Ayşe\t',
    '\u009bAyşe',
    'Ayşe\u202Eayak',
    '\u2066Ayşe\u2069',
  ])
    expect(await statusOf({ name })).toEqual([400, { name: validationText.character }]);
  const phone = '\u202A0532 000 00 00\u202C';
  expect(await statusOf({ name: 'Ayşe', phone })).toEqual([400, { phone: validationText.character }]);
  expect(await statusOf({ name: 'Ayşe', message: 'a\u0007b' })).toEqual([
    400,
    { message: validationText.character },
  ]);
});

test('an offer must be above 0', async ({ server }) => {
  const headers = await server.signInAdmin();
  for (const teklif_tutar of [0, -1, '', null, 'on', 1.5]) {
    const answer = await server.app.inject({
      method: 'PATCH',
      url: '/api/v1/lands/1',
      headers,
      payload: { teklif_tutar },
    });
    expect([teklif_tutar, answer.statusCode]).toEqual([teklif_tutar, 400]);
    expect(answer.json().fields).toEqual({ teklif_tutar: "Teklif tutarı 0'dan büyük olmalıdır." });
  }
});

test('bodies that cannot be read are refused with the shared error', async ({ send }) => {
  const cases = [
    [await send('{"il": '), 400],
    [await send('[]'), 400],
    [await send('null'), 400],
    [await send('{"__proto__": {"x": 1}}'), 400],
    [await send(''), 400],
    [await send(JSON.stringify({ ...sampleLandRequest, ada: 'x'.repeat(300_000) })), 413],
    [await send('il=35', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    [await send('x', { 'content-type': 'text/plain' }), 415],
    [await send('--x--', { 'content-type': 'multipart/form-data; boundary=x' }), 415],
  ] as const;
  for (const [answer, status] of cases) {
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/\.$/) });
  }
});

test('addresses that the contract does not have answer 404 with the shared error', async ({ server }) => {
  for (const url of ['/api/v1/nothing', '/api', '/api/v1/lands/1/2/3']) {
    const answer = await server.app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 'error' });
  }
});

test('a parameter of the wrong kind is refused by name', async ({ server }) => {
  const headers = await server.signInAdmin();
  const inPath = await server.app.inject({ url: '/api/v1/lands/full/abc', headers });
  expect(inPath.statusCode).toBe(400);
  expect(Object.keys(Object(inPath.json().fields))).toEqual(['id']);
  const inQuery = await server.app.inject({ url: '/api/v1/lands?size=1000&sort=x', headers });
  expect(inQuery.statusCode).toBe(400);
  expect(Object.keys(Object(inQuery.json().fields)).sort()).toEqual(['size', 'sort']);
});

test('an error of the server shows the caller nothing, and the log only the route and the error code', async ({
  server,
}) => {
  const answer = await server.app.inject({
    url: '/api/v1/location/ilceler/35',
    headers: server.publicHeaders,
  });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    status: 'error',
    message: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.',
  });
  const line = server.logLines.find((one) => one.includes('a call failed'));
  expect(line).toContain('/api/v1/location/ilceler/:ilId');
  expect(line).toContain(answer.headers['x-request-id']);
  expect(line).toContain('22P02');
  expect(server.logLines.join('')).not.toContain('Yılmaz');
});

test('the log holds no address, body, token or query', async ({ server, send }) => {
  const { token } = await server.signInAdmin();
  const email = 'gizli@example.com';
  const consultant = await server.signIn(await server.addConsultant({ email }));
  await server.app.inject({ url: '/api/v1/lands', headers: consultant });
  await server.app.inject({
    url: '/api/v1/lands?q=gizlisoz',
    headers: { token },
    remoteAddress: '203.0.113.7',
  });
  await send(sampleLandRequest);
  const log = server.logLines.join('');
  expect(log).toContain('"route":"/api/v1/lands/all"');
  const { phone } = sampleLandRequest.user;
  for (const secret of ['gizlisoz', token.slice(3), 'Yılmaz', phone, '203.0.113.7', email])
    expect(log).not.toContain(secret);
});

test('answers carry the security headers and forbid caching', async ({ server, provinces }) => {
  const { headers } = await provinces();
  expect(headers, 'server/http/headers.ts').toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  const behindTls = await provinces({ ...server.publicHeaders, 'x-forwarded-proto': 'https' });
  expect(behindTls.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a well-formed request id is kept, any other is replaced', async ({ server, provinces }) => {
  const given = await provinces({ ...server.publicHeaders, 'x-request-id': 'proxy-0123456789' });
  expect(given.headers['x-request-id']).toBe('proxy-0123456789');
  const odd = await provinces({ ...server.publicHeaders, 'x-request-id': '<script>alert(1)</script>' });
  expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
