import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type ApiClient, createApiClient } from '../../api/client.ts';
import type { operations } from '../../api/schema.ts';
import { type Mock, startMock } from '../../mock-server/prism.ts';

type OperationId = keyof operations;

const ayse = {
  il: 35,
  ilce: 35430142,
  mahalle: 35361564395377,
  ada: '101',
  parsel: '7',
  kvkk: true as const,
  info: {
    tapu_durum: 1,
    sahip_zaman: 2,
    resmi_yol: 1,
    imar_durum: 1,
    arsa_deger: 8,
    edinme_sekli: 2,
    egim: 2,
    manzara: 3,
    metrekare: '2.450',
  } as const,
  user: { name: 'Ayşe Yılmaz', phone: '(0532) 000 00 00', mesaj: '' },
};
const request = { params: { path: { id: 1201 } } };
const credentials = { email: 'zeynep.kaya@example.com', password: '5f4dcc3b5aa765d61d8327deb882cf99' };

/** The calls of the first flows: the owner's form, the places, the sign-in, the admin's lists and moves. */
const calls = {
  listProvinces: (api) => api.GET('/api/v1/location/iller'),
  listDistricts: (api) => api.GET('/api/v1/location/ilceler/{ilId}', { params: { path: { ilId: 35 } } }),
  listNeighbourhoods: (api) =>
    api.GET('/api/v1/location/mahalleler/{ilceId}', { params: { path: { ilceId: 35430142 } } }),
  createLandRequest: (api) =>
    api.POST('/api/v1/lands/all', {
      params: { header: { 'Idempotency-Key': '5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11' } },
      body: ayse,
    }),
  listLandRequests: (api) =>
    api.GET('/api/v1/lands', { params: { query: { page: 0, size: 25, q: 'urla' } } }),
  listPurchasedLandRequests: (api) => api.GET('/api/v1/lands/purchased'),
  listCanceledLandRequests: (api) => api.GET('/api/v1/lands/deleted'),
  getLandRequest: (api) => api.GET('/api/v1/lands/full/{id}', request),
  offerLandRequest: (api) => api.PATCH('/api/v1/lands/{id}', { ...request, body: { teklif_tutar: 1250000 } }),
  purchaseLandRequest: (api) => api.PATCH('/api/v1/lands/purch/{id}', request),
  cancelLandRequest: (api) => api.DELETE('/api/v1/lands/full/{id}', request),
  login: (api) => api.POST('/api/v1/users/login', { body: credentials }),
  logout: (api) => api.POST('/api/v1/users/logout'),
} satisfies Partial<Record<OperationId, (api: ApiClient) => Promise<{ response: Response; data?: unknown }>>>;

const kinds: Record<number, string> = {
  400: 'refused',
  401: 'signedOut',
  403: 'notAllowed',
  404: 'missing',
  409: 'conflict',
  413: 'tooLarge',
  415: 'refused',
  429: 'tooMany',
  500: 'failed',
};

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, unknown> }>>;
}
const contract: Contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

function declaredErrors(operationId: string): number[] {
  const operation = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .find((one) => one.operationId === operationId);
  return Object.keys(operation?.responses ?? {})
    .map(Number)
    .filter((status) => status >= 400);
}

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0, host: '127.0.0.1' });
});
afterAll(() => mock.close());

function client({
  prefer,
  publicToken = 'arazi-teklif-web',
  sessionToken = '61.QWRtaW4',
  onSignedOut = () => undefined,
}: {
  prefer?: string;
  publicToken?: string;
  sessionToken?: string | undefined;
  onSignedOut?: () => void;
} = {}): ApiClient {
  return createApiClient({
    baseUrl: mock.url,
    publicToken,
    sessionToken: () => sessionToken || undefined,
    onSignedOut,
    fetch: (call) => {
      if (prefer) call.headers.set('Prefer', prefer);
      return fetch(call);
    },
  });
}

describe.each(Object.entries(calls))('%s', (operationId, call) => {
  test('is a request that the contract accepts, and brings its example', async () => {
    const { response, data } = await call(client());
    expect(response.ok).toBe(true);
    expect(data).toBeDefined();
  });

  test.each(declaredErrors(operationId))('rejects with its kind when the answer is %i', async (status) => {
    await expect(call(client({ prefer: `code=${status}` }))).rejects.toMatchObject({
      name: 'ApiError',
      status,
      kind: kinds[status],
      serverMessage: expect.stringMatching(/\S/),
    });
  });
});

test('a refused form names its fields', async () => {
  const refused: unknown = await calls
    .createLandRequest(client({ prefer: 'code=400' }))
    .catch((error) => error);
  expect(refused).toHaveProperty('fields');
  expect(Object.keys(Object(refused).fields)).not.toEqual([]);
});

test('a form that breaks the contract is refused before any example is served', async () => {
  const { user: _, ...withoutPerson } = ayse;
  const broken = await fetch(`${mock.url}/api/v1/lands/all`, {
    method: 'POST',
    headers: { 'X-Token': 'arazi-teklif-web', 'Content-Type': 'application/json' },
    body: JSON.stringify(withoutPerson),
  });
  expect(broken.status).toBe(400);
});

test('a call of the admin without a session is signed out', async () => {
  await expect(calls.listLandRequests(client({ sessionToken: '' }))).rejects.toMatchObject({
    kind: 'signedOut',
  });
});

test('an ended session is told to the pages, a wrong password is not', async () => {
  let signedOut = 0;
  const onSignedOut = () => {
    signedOut += 1;
  };
  const ended = calls.listLandRequests(client({ prefer: 'code=401', onSignedOut }));
  await expect(ended).rejects.toMatchObject({ kind: 'signedOut' });
  expect(signedOut).toBe(1);
  const wrong = calls.login(client({ prefer: 'code=401', sessionToken: '', onSignedOut }));
  await expect(wrong).rejects.toMatchObject({ kind: 'signedOut' });
  expect(signedOut).toBe(1);
});
