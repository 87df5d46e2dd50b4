import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import type { RecordServer } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

type LandRequest = components['schemas']['LandRequest'];

const named = (name: string) => ({ ...sampleLandRequest, user: { ...sampleLandRequest.user, name } });

const test = recordTest
  .extend('send', ({ server }) => (form: object, key?: string) => {
    const headers = { ...server.publicHeaders, ...(key ? { 'idempotency-key': key } : {}) };
    return server.call('POST', '/lands/all', form, headers);
  })
  .extend('list', ({ server }) => async (query: string): Promise<LandRequest[]> => {
    return (await server.call('GET', `/lands?${query}`)).json();
  })
  .extend('read', ({ server }) => async (id: number): Promise<LandRequest> => {
    return (await server.call('GET', `/lands/full/${id}`)).json()[0];
  });

describe('an owner', () => {
  test('sends a form that an admin reads unchanged', async ({ send, list }) => {
    const answer = await send(named('  Elif Kaya '));
    expect(answer.statusCode).toBe(200);
    const [row] = await list('q=elif%20kaya');
    const receipt_token: unknown = expect.stringMatching(/^[\w-]{43}$/);
    expect(answer.json()).toEqual({ status: 'success', reference: `T-${row?.id}`, receipt_token });
    expect(row).toMatchObject({
      name: 'Elif Kaya',
      phone: sampleLandRequest.user.phone,
      il: { id: 35, il_adi: 'İzmir' },
      ilce: { ilce_adi: 'Urla' },
      mahalle: { mahalle_adi: 'Bademler Mah.' },
      ada: '101',
      parsel: '7',
      durum: 1,
      teklif_tutar: 0,
      arsa_degeri: 8,
      metrekare: '2.450',
    });
  });
  test('who sends one form twice creates one land request', async ({ send, list }) => {
    const key = randomUUID();
    const answers = await Promise.all([send(named('Tek Talep'), key), send(named('Tek Talep'), key)]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(await list('q=tek%20talep')).toHaveLength(1);
  });
  test('whose retry differs only in outer blanks is answered like the first time', async ({ send }) => {
    const key = randomUUID();
    const first = await send(named('Bosluk Farki'), key);
    const retry = await send({ ...named(' Bosluk Farki '), ada: ' 101 ' }, key);
    // each try has a token of its own
    const receipt_token: unknown = expect.not.stringMatching(first.json().receipt_token);
    expect([retry.statusCode, retry.json()]).toEqual([200, { ...first.json(), receipt_token }]);
  });
  test('cannot use a key that is not a UUID', async ({ send }) => {
    expect((await send(named('Anahtar Yok'), 'x')).statusCode).toBe(400);
  });
  test('cannot send another form under a used key', async ({ send }) => {
    const key = randomUUID();
    await send(named('Ilk Form'), key);
    expect((await send(named('Baska Form'), key)).statusCode).toBe(409);
  });
  test.for<[string, object]>([
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
  ])('gets an error for a wrong %s', async ([field, form], { send }) => {
    const answer = await send(form);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 'error' });
    expect(Object.keys(Object(answer.json().fields))).toContain(field);
  });
  test('cannot send more than the limit', async ({ send }) => {
    expect((await send({ ...sampleLandRequest, ada: 'x'.repeat(1_000_000) })).statusCode).toBe(413);
  });
});

/**
 * Where each durum can go; every other move answers 409 and changes nothing (product, 4).
 */
const moves = {
  offer: ({ call }: RecordServer, id: number) => call('PATCH', `/lands/${id}`, { teklif_tutar: 5 }),
  purchase: ({ call }: RecordServer, id: number) => call('PATCH', `/lands/purch/${id}`),
  cancel: ({ call }: RecordServer, id: number) => call('DELETE', `/lands/full/${id}`),
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
  test.for(cases)(
    'durum %i, %s: answers %i and durum is %i',
    async ([durum, move, status, after], { server, read }) => {
      const id = await server.addLandRequest();
      for (const step of reach[durum]) await step(server, id);
      expect((await moves[move](server, id)).statusCode).toBe(status);
      expect((await read(id)).durum).toBe(after);
    },
  );
  test('offers once, and informs the owner once, when the answer to the offer was lost', async ({
    server,
    read,
  }) => {
    const id = await server.addLandRequest();
    const { version } = await read(id);
    const offer = (teklif_tutar: number) =>
      server.call('PATCH', `/lands/${id}`, { teklif_tutar, version }).then(({ statusCode }) => statusCode);
    expect([await offer(1_250_000), await offer(1_250_000)]).toEqual([200, 200]);
    // another amount is another offer, for which this version is too old
    expect(await offer(1_300_000)).toBe(409);
    expect(await read(id)).toMatchObject({ teklif_tutar: 1_250_000, version: version + 1 });
    const { db } = server.services;
    const messages = db.selectFrom('outbox_messages').where('land_request_id', '=', id);
    expect(await messages.selectAll().execute()).toHaveLength(1);
    const history: { action: string }[] = (await server.call('GET', `/history/request/${id}`)).json();
    expect(history.filter(({ action }) => action === 'offered')).toHaveLength(1);
  });
  test.for([0, '', -5, 'abc', null])('cannot offer %j', async (teklif_tutar, { server, read }) => {
    const id = await server.addLandRequest();
    const answer = await server.call('PATCH', `/lands/${id}`, { teklif_tutar });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(Object(answer.json().fields))).toEqual(['teklif_tutar']);
    expect(await read(id)).toMatchObject({ durum: 1, teklif_tutar: 0 });
  });
  test('finds a land request regardless of case and Turkish letters, page by page', async ({
    server,
    send,
  }) => {
    await send(named('Işıl Öğüt'));
    await send(named('Işıl Öğüt'));
    const q = encodeURIComponent('IŞIL ogut');
    const answer = await server.call('GET', `/lands?q=${q}&size=1&page=1&sort=name`);
    expect(answer.json()).toHaveLength(1);
    expect(answer.headers['x-total-count']).toBe('2');
  });
  test('sorts plots by their numbers, whatever else an owner wrote with them', async ({ send, list }) => {
    const plots = ['9/1', '10/2', '10/11', '10/-', '101/1', '-/1', 'Eski 7/1'];
    for (const plot of plots.toReversed()) {
      const [ada = '', parsel = ''] = plot.split('/');
      await send({ ...named('Dizili Komsu'), ada, parsel });
    }
    const shown = async (sort: string) =>
      (await list(`q=dizili%20komsu&sort=${sort}`)).map(({ ada, parsel }) => `${ada}/${parsel}`);
    expect(await shown('ada')).toEqual(plots);
    expect(await shown('-ada')).toEqual(plots.toReversed());
  });
  test('finds a land request by words in any order, and by the digits of the phone', async ({
    send,
    list,
  }) => {
    await send({ ...sampleLandRequest, user: { name: 'Kelime Sirasi', phone: '(0532) 765 43 21' } });
    expect(await list('q=izmir%20sirasi')).toHaveLength(1);
    expect(await list('q=05327654321')).toHaveLength(1);
  });
  test.for([
    '314/15',
    '314 / 15',
    'parsel arayan 314/15',
    '314/ 15 /',
    'ada 314 parsel 15',
    'Ada: 314, Parsel No: 15',
    '314 ada 15 parsel',
  ])('finds a land request by the two numbers of its plot, as in %j', async (q, { send, list }) => {
    await send({ ...named('Parsel Arayan'), ada: '314', parsel: '15' });
    for (const [ada, parsel] of [
      ['314', '2'],
      ['15', '314'],
      ['314', '151'],
      ['1314', '15'],
    ])
      await send({ ...named('Parsel Arayan'), ada, parsel });
    await send({ ...sampleLandRequest, user: { name: 'Parsel Arayan', phone: '(0532) 314 32 15' } });
    const found = await list(`q=${encodeURIComponent(q)}`);
    expect(new Set(found.map(({ ada, parsel }) => `${ada}/${parsel}`))).toEqual(new Set(['314/15']));
  });
  test.for([
    '0 / 101/5',
    '0/101/5',
    '0 / 101 / 5',
    '101/5',
    '101 / 5',
    'ada 0 parsel 101/5',
    '101 ada 5 parsel',
  ])('finds a plot whose parsel is a fraction, as in %j', async (q, { server, send, list }) => {
    const sent = ['101/5', '101 / 5'];
    for (const parsel of sent) await send({ ...named('Kesirli Parsel'), ada: '0', parsel });
    await send({ ...named('Kesirli Parsel'), ada: '0', parsel: '101/51' });
    const searched = async (words: string) => await list(`q=${encodeURIComponent(words)}`);
    const parcels = (await searched(`kesirli ${q}`)).map(({ parsel }) => parsel);
    expect(parcels).toEqual(expect.arrayContaining(sent));
    if (q.startsWith('0')) expect(new Set(parcels)).toEqual(new Set(sent));
    const { landRequests } = (await server.call('GET', `/search?q=${encodeURIComponent(q)}`)).json();
    expect(landRequests.length).toBeGreaterThanOrEqual(sent.length);
  });
  test('finds a plot with a letter, and one that is typed in part', async ({ send, list }) => {
    await send({ ...named('Harfli Parsel'), ada: '2718', parsel: '3A' });
    for (const q of ['2718 / 3a', '2718 /', '2718/', '2718 / İzmir', 'harfli İzmir / Urla'])
      expect(await list(`q=${encodeURIComponent(q)}`)).toHaveLength(1);
    await send({ ...named('Yarim Yazilan'), ada: '2719', parsel: '3/4' });
    for (const q of ['2719/3', '2719 / 3 /', '2719/3/4'])
      expect(await list(`q=${encodeURIComponent(q)}`)).toHaveLength(1);
  });
  test('gets 404 for an unknown land request', async ({ server }) => {
    expect((await server.call('GET', '/lands/full/999999')).statusCode).toBe(404);
    expect((await server.call('PATCH', '/lands/purch/999999')).statusCode).toBe(404);
  });
});
