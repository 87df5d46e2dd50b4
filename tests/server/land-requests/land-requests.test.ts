import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { startTestServer, type TestServer } from '../fixtures/testServer.ts';

type LandRequest = components['schemas']['LandRequest'];

let server: TestServer;
let admin: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signInAdmin();
});
afterAll(() => server.stop());

function send(form: unknown, key?: string) {
  return server.app.inject({
    method: 'POST',
    url: '/api/v1/lands/all',
    headers: { ...server.publicHeaders, ...(key ? { 'idempotency-key': key } : {}) },
    payload: Object(form),
  });
}
const named = (name: string) => ({ ...sampleLandRequest, user: { ...sampleLandRequest.user, name } });

async function list(path: string, query = ''): Promise<LandRequest[]> {
  const answer = await server.app.inject({ url: `/api/v1/${path}${query}`, headers: admin });
  return answer.json();
}
async function newRequest(name: string): Promise<number> {
  await send(named(name));
  const [found] = await list('lands', `?q=${encodeURIComponent(name)}`);
  if (!found) throw new Error('The request is not listed');
  return found.id;
}
const call = (method: 'PATCH' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({ method, url: `/api/v1/${path}`, headers: admin, ...(payload ? { payload } : {}) });

describe('an owner', () => {
  test('sends a form that an admin reads unchanged', async () => {
    expect((await send(named('  Elif Kaya '))).statusCode).toBe(200);
    const [row] = await list('lands', '?q=elif%20kaya');
    expect(row).toMatchObject({
      name: 'Elif Kaya',
      phone: sampleLandRequest.user.phone,
      il: { id: 35, il_adi: 'İzmir' },
      ilce: { ilce_adi: 'Urla' },
      mahalle: { mahalle_adi: 'Bademler Mah' },
      ada: '101',
      parsel: '7',
      durum: 1,
      teklif_tutar: 0,
      arsa_degeri: 8,
      metrekare: '2.450',
    });
  });
  test('who sends one form twice creates one land request', async () => {
    const key = randomUUID();
    const answers = await Promise.all([send(named('Tek Talep'), key), send(named('Tek Talep'), key)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(await list('lands', '?q=tek%20talep')).toHaveLength(1);
  });
  test('whose retry differs only in outer blanks is answered like the first time', async () => {
    const key = randomUUID();
    await send(named('Bosluk Farki'), key);
    expect((await send({ ...named(' Bosluk Farki '), ada: ' 101 ' }, key)).statusCode).toBe(200);
  });
  test('cannot use a key that is not a UUID', async () => {
    expect((await send(named('Anahtar Yok'), 'x')).statusCode).toBe(400);
  });
  test('cannot send another form under a used key', async () => {
    const key = randomUUID();
    await send(named('Ilk Form'), key);
    expect((await send(named('Baska Form'), key)).statusCode).toBe(409);
  });
  test.each([
    ['name', named('Al')],
    ['name', named('Ayşe 2')],
    ['name', named('     ')],
    ['phone', { ...sampleLandRequest, user: { ...sampleLandRequest.user, phone: ' ' } }],
    ['kvkk', { ...sampleLandRequest, kvkk: false }],
    ['ada', { ...sampleLandRequest, ada: '' }],
    ['tapu_durum', { ...sampleLandRequest, info: { ...sampleLandRequest.info, tapu_durum: 3 } }],
    ['arsa_deger', { ...sampleLandRequest, info: { ...sampleLandRequest.info, arsa_deger: 'çok' } }],
    ['ilce', { ...sampleLandRequest, il: 6 }],
    ['mahalle', { ...sampleLandRequest, ilce: 35983581 }],
    ['user', { ...sampleLandRequest, user: 'Ayşe' }],
  ])('gets an error for a wrong %s', async (field, form) => {
    const answer = await send(form);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 'error' });
    expect(Object.keys(answer.json().fields)).toContain(field);
  });
  test('cannot send more than the limit', async () => {
    expect((await send({ ...sampleLandRequest, ada: 'x'.repeat(1_000_000) })).statusCode).toBe(413);
  });
});

/**
 * Where each durum can go; every other move answers 409 and changes nothing (product, 4).
 */
const moves = {
  offer: (id: number) => call('PATCH', `lands/${id}`, { teklif_tutar: 5 }),
  purchase: (id: number) => call('PATCH', `lands/purch/${id}`),
  cancel: (id: number) => call('DELETE', `lands/full/${id}`),
};
const reach = {
  1: [],
  2: [moves.offer],
  3: [moves.purchase],
  4: [moves.cancel],
} as const;
const cases = [
  [1, 'offer', 200, 2],
  [1, 'purchase', 202, 3],
  [1, 'cancel', 202, 4],
  [2, 'offer', 200, 2],
  [2, 'purchase', 202, 3],
  [2, 'cancel', 202, 4],
  [3, 'offer', 409, 3],
  [3, 'purchase', 409, 3],
  [3, 'cancel', 409, 3],
  [4, 'offer', 409, 4],
  [4, 'purchase', 409, 4],
  [4, 'cancel', 409, 4],
] as const;

describe('an admin', () => {
  test.each(cases)('durum %i, %s: answers %i and durum is %i', async (durum, move, status, after) => {
    const id = await newRequest(`Hamle ${['bir', 'iki', 'uc', 'dort'][durum - 1]} ${move}`);
    for (const step of reach[durum]) await step(id);
    expect((await moves[move](id)).statusCode).toBe(status);
    const [request] = await list(`lands/full/${id}`);
    expect(request?.durum).toBe(after);
  });
  test('offers an amount, and the owner’s message is stored with it', async () => {
    const id = await newRequest('Mesaj Bekleyen');
    expect((await call('PATCH', `lands/${id}`, { teklif_tutar: 1_250_000 })).statusCode).toBe(200);
    const message = await server.services.db
      .selectFrom('outbox_messages')
      .select('body')
      .where('body', 'like', '%Mesaj Bekleyen%')
      .executeTakeFirstOrThrow();
    expect(message.body).toContain('1.250.000 TL');
  });
  test.each([0, '', -5, 'abc', null])('cannot offer %j', async (teklif_tutar) => {
    const id = await newRequest('Bos Teklif');
    const answer = await call('PATCH', `lands/${id}`, { teklif_tutar });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual(['teklif_tutar']);
    const [request] = await list(`lands/full/${id}`);
    expect(request).toMatchObject({ durum: 1, teklif_tutar: 0 });
  });
  test('finds a land request regardless of case and Turkish letters, page by page', async () => {
    await send(named('Işıl Öğüt'));
    await send(named('Işıl Öğüt'));
    const answer = await server.app.inject({
      url: `/api/v1/lands?q=${encodeURIComponent('IŞIL ogut')}&size=1&page=1&sort=name`,
      headers: admin,
    });
    expect(answer.json()).toHaveLength(1);
    expect(answer.headers['x-total-count']).toBe('2');
  });
  test('sorts plots by their numbers, whatever else an owner wrote with them', async () => {
    const plots = ['9/1', '10/2', '10/11', '10/-', '101/1', '-/1', 'Eski 7/1'];
    for (const plot of plots.toReversed()) {
      const [ada = '', parsel = ''] = plot.split('/');
      await send({ ...named('Dizili Komsu'), ada, parsel });
    }
    const shown = async (sort: string) =>
      (await list('lands', `?q=dizili%20komsu&sort=${sort}`)).map(({ ada, parsel }) => `${ada}/${parsel}`);
    expect(await shown('ada')).toEqual(plots);
    expect(await shown('-ada')).toEqual(plots.toReversed());
  });
  test('finds a land request by words in any order, and by the digits of the phone', async () => {
    await send({ ...sampleLandRequest, user: { name: 'Kelime Sirasi', phone: '(0532) 765 43 21' } });
    expect(await list('lands', '?q=izmir%20sirasi')).toHaveLength(1);
    expect(await list('lands', '?q=05327654321')).toHaveLength(1);
  });
  test.each(['314/15', '314 / 15', 'parsel arayan 314/15', '314/ 15 /'])(
    'finds a land request by the two numbers of its plot, as in %j',
    async (q) => {
      await send({ ...named('Parsel Arayan'), ada: '314', parsel: '15' });
      for (const [ada, parsel] of [
        ['314', '2'],
        ['15', '314'],
        ['314', '151'],
        ['1314', '15'],
      ])
        await send({ ...named('Parsel Arayan'), ada, parsel });
      await send({ ...sampleLandRequest, user: { name: 'Parsel Arayan', phone: '(0532) 314 32 15' } });
      const found = await list('lands', `?q=${encodeURIComponent(q)}`);
      expect(new Set(found.map(({ ada, parsel }) => `${ada}/${parsel}`))).toEqual(new Set(['314/15']));
    },
  );
  test('finds a plot with a letter, and one that is typed in part', async () => {
    await send({ ...named('Harfli Parsel'), ada: '2718', parsel: '3A' });
    for (const q of ['2718 / 3a', '2718 /', '2718/', '2718 / İzmir', 'harfli İzmir / Urla'])
      expect(await list('lands', `?q=${encodeURIComponent(q)}`)).toHaveLength(1);
  });
  test('gets 404 for an unknown land request', async () => {
    expect((await server.app.inject({ url: '/api/v1/lands/full/999999', headers: admin })).statusCode).toBe(
      404,
    );
    expect((await call('PATCH', 'lands/purch/999999')).statusCode).toBe(404);
  });
});
