/** Saved searches, the messages about the new ads that they find, and the links that end them. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { savedInput } from '../../../machines/ads/savedSearches.ts';
import { validationText } from '../../../server/config/validationText.ts';
import type { Database } from '../../../server/database/schema.ts';
import { claim } from '../../../server/outbox/outbox.ts';
import { tellOfNewAds } from '../../../server/resources/ads/savedSearchMessages.ts';
import { outboxText } from '../../../server/resources/messages/outboxText.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';
import { cankayaId, urlaId } from '../fixtures/recordServer.ts';

type SavedSearch = components['schemas']['SavedSearch'];

/** The version of the text that people agree to. */
const onay = '2026-11';
const site = 'https://arazi.example';
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+03:00`);

const test = clockServerTest(at(20, '10:00'), { PUBLIC_URL: site })
  /** A consultant of this test alone, who is told of nothing that other tests have added. */
  .extend('person', async ({ server }) => {
    const email = `${randomUUID()}@example.com`;
    const id = await server.addConsultant({ email });
    const headers = await server.signIn(id);
    const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      server.call(method, path, body, headers);
    return {
      id,
      email,
      call,
      save: async (search: object): Promise<SavedSearch[]> => {
        const answer = await call('POST', '/saved-searches', { ...search, onay });
        expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
        return answer.json();
      },
      /** The ids of the ads that the list shows for the search. */
      listed: async (search: object): Promise<number[]> => {
        const query = new URLSearchParams(
          Object.entries(search).map(([name, value]) => [name, String(value)]),
        );
        const { ads } = (await call('GET', `/lands/trink?${query}`)).json();
        return ads.map(({ Id }: { Id: number }) => Id);
      },
      list: async (): Promise<SavedSearch[]> => (await call('GET', '/saved-searches')).json(),
    };
  })
  /** Tells of new ads at a time. @returns the messages that this person has got so far. */
  .extend('tell', ({ server, person, setClock }) => async (time: Date) => {
    setClock(time);
    await tellOfNewAds(server.services);
    const messages = server.services.db.selectFrom('outbox_messages').selectAll();
    return await messages.where('recipient', '=', person.email).orderBy('id').execute();
  });

const claimMessage = (db: Kysely<Database>, id: number) => claim(db, sql<boolean>`id = ${id}`);
const tokenIn = (text = '') => /\/arama-bildirimi\/([\w-]+)/.exec(text)?.[1] ?? '';

test('a search is kept with its words, place, price and area, and said in words', async ({ person }) => {
  const search = { q: '  deniz  manzara ', il: 35, ilce: urlaId, fiyat_max: 3_000_000, metre_kare_min: 500 };
  expect(await person.save(search)).toEqual([
    {
      id: expect.any(Number),
      tarih: expect.any(String),
      summary: 'İzmir, Urla, en çok 3.000.000 TL, en az 500 m², “deniz manzara”',
      q: 'deniz manzara',
      il: { id: 35, il_adi: 'İzmir' },
      ilce: { id: urlaId, ilce_adi: 'Urla' },
      fiyat_max: 3_000_000,
      metre_kare_min: 500,
      onay: { tarih: expect.any(String), metin: '2026-11', kaynak: 'HS_WEB' },
    },
  ]);
  expect(await person.save({ q: ' ' })).toMatchObject([{ summary: 'Bütün ilanlar' }, { q: 'deniz manzara' }]);
});

test('the same search again, also after a lost answer or at the same time, is kept once', async ({
  person,
}) => {
  await Promise.all([person.save({ il: 35 }), person.save({ il: 35 }), person.save({ il: 35 })]);
  expect(await person.list()).toHaveLength(1);
});

test('a person keeps ten searches, and an eleventh once one is removed', async ({ person }) => {
  for (let price = 1; price <= 10; price++) await person.save({ fiyat_max: price });
  expect((await person.call('POST', '/saved-searches', { fiyat_max: 11, onay })).statusCode).toBe(409);
  const [newest] = await person.list();
  expect((await person.call('DELETE', `/saved-searches/${newest?.id}`)).statusCode).toBe(202);
  expect(await person.save({ fiyat_max: 11 })).toHaveLength(10);
});

test('an unknown province, and a district outside the province, are refused beside their field', async ({
  person,
}) => {
  const refused = async (search: object) =>
    (await person.call('POST', '/saved-searches', { ...search, onay })).json().fields;
  expect(await refused({ il: 99 })).toEqual({ il: 'Seçilen il bulunamadı.' });
  const wrongDistrict = { ilce: 'Seçilen ilçe bu ilde bulunmuyor.' };
  expect(await refused({ il: 35, ilce: cankayaId })).toEqual(wrongDistrict);
  expect(await refused({ ilce: 999_999_999 })).toEqual(wrongDistrict);
});

test('a search is not saved without the consent to its messages, and says so beside the box', async ({
  person,
}) => {
  for (const [form, sentence] of [
    [{ il: 35 }, validationText.searchConsent],
    [{ il: 35, onay: '2020-01' }, validationText.otherConsentText],
  ] as const) {
    const answer = await person.call('POST', '/saved-searches', form);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { onay: sentence }]);
  }
  expect(await person.list()).toEqual([]);
});

test('a search of an earlier version is silent until its person consents, and then tells of newer ads alone', async ({
  server,
  person,
  tell,
}) => {
  const { db } = server.services;
  await db.insertInto('saved_searches').values({ user_id: person.id, q: 'sessizlik' }).execute();
  await server.addAd({ title: 'Sessizlik vadisi' });
  expect(await tell(at(20, '10:01'))).toEqual([]);
  expect((await person.list())[0]?.onay).toBeUndefined();
  expect(await person.save({ q: 'sessizlik' })).toMatchObject([{ onay: { metin: '2026-11' } }]);
  expect(await tell(at(20, '10:02'))).toEqual([]);
  await server.addAd({ title: 'Sessizlik tepesi' });
  const [message] = await tell(at(20, '10:03'));
  expect(message?.subject).toBe('Kayıtlı aramanıza uyan 1 yeni ilan var');
});

test('a withdrawn consent silences all searches of the person at once, and the history keeps both', async ({
  server,
  person,
  tell,
}) => {
  const before = await person.save({ q: 'çekilen' });
  await server.addAd({ title: 'Çekilen arsa' });
  await tellOfNewAds(server.services);
  expect((await person.call('DELETE', '/search-consent')).statusCode).toBe(202);
  expect(await person.list()).toEqual(before.map(({ onay: _, ...search }) => search));
  await person.call('DELETE', '/search-consent');
  const history = (await server.call('GET', `/history/user/${person.id}`, undefined, server.admin)).json();
  const consents = history.filter(({ action }: { action: string }) => action.startsWith('consent'));
  expect(consents).toMatchObject([
    { action: 'consentWithdrawn' },
    { action: 'consentGiven', detail: { title: '2026-11' } },
  ]);
  await server.addAd({ title: 'Çekilen tarla' });
  const told = await tell(at(21, '10:00'));
  expect(told).toHaveLength(1);
  for (const { id } of told)
    expect((await claimMessage(server.services.db, id))?.abandoned_as).toBe('revoked');
});

test('nobody sees or removes the searches of somebody else', async ({ server, person }) => {
  const [search] = await person.save({ il: 6 });
  for (const headers of [server.consultant, server.admin]) {
    const list = (await server.call('GET', '/saved-searches', undefined, headers)).json();
    expect(list).not.toContainEqual(expect.objectContaining({ id: search?.id }));
    const removal = await server.call('DELETE', `/saved-searches/${search?.id}`, undefined, headers);
    expect(removal.statusCode).toBe(404);
  }
  expect(await person.list()).toHaveLength(1);
});

test.for([
  ['search is removed', 'removal'],
  ['consent is withdrawn', 'withdrawal'],
  ['person may not sign in any more', { status: 0 }],
  ['person is cancelled', { is_deleted: 1 }],
  ['person has another address', { email: `${randomUUID()}@example.com` }],
] as const)(
  'a message is neither sent nor sent again once its %s',
  async ([, change], { server, person, tell }) => {
    const { db } = server.services;
    const [search] = await person.save({ il: 35 });
    await server.addAd({ title: 'Geç kalan arsa' });
    const [message] = await tell(at(20, '10:01'));
    const ofPerson = sql<boolean>`recipient = ${person.email}`;
    const resend = () => server.call('POST', `/outbox/${message?.id}/resend`, undefined, server.admin);
    expect((await claim(db, ofPerson))?.abandoned_as).toBe(null);
    expect((await resend()).statusCode).toBe(202);

    if (change === 'withdrawal') await person.call('DELETE', '/search-consent');
    else if (change !== 'removal')
      await db.updateTable('users').set(change).where('id', '=', person.id).execute();
    else await person.call('DELETE', `/saved-searches/${search?.id}`);
    expect((await claim(db, ofPerson))?.abandoned_as).toBe('revoked');
    const answer = await resend();
    expect([answer.statusCode, answer.json().message]).toEqual([409, outboxText.endedSearch]);
  },
);

test.for([
  ['another word', { q: 'zeytinlik' }],
  ['another province', { il: 6 }],
  ['another district', { ilce: cankayaId }],
  ['a lower price', { fiyat_max: 99_999 }],
  ['a higher price', { fiyat_min: 100_001 }],
  ['a smaller area', { metre_kare_max: 499 }],
  ['a larger area', { metre_kare_min: 501 }],
] as const)(
  'a search for %s does not find the ad, nor does the list',
  async ([, search], { server, person, tell }) => {
    await person.save(search);
    const id = await server.addAd({ title: 'Kuyulu bahçe', fiyat: '100000', metre_kare: '500' });
    expect(await person.listed(search)).not.toContain(id);
    expect(await tell(at(20, '10:01'))).toEqual([]);
  },
);

test.for([
  ['a part of a word', { q: 'bahç' }],
  ['its place', { q: 'urla bademler' }],
  ['its plot', { q: '204/12' }],
  [
    'exactly its price and area',
    { fiyat_min: 1e5, fiyat_max: 1e5, metre_kare_min: 500, metre_kare_max: 500 },
  ],
  ['nothing in particular', {}],
] as const)('a search for %s finds the ad as the list does', async ([, search], { server, person, tell }) => {
  await person.save(search);
  const id = await server.addAd({ title: 'Kuyulu bahçe', fiyat: '100000', metre_kare: '500' });
  expect(await person.listed(search)).toContain(id);
  expect(await tell(at(20, '10:01'))).toHaveLength(1);
});

test('an older ad is not told of', async ({ server, person, tell }) => {
  await server.addAd({ title: 'Eski ilan' });
  await person.save({ q: 'eski' });
  expect(await tell(at(20, '10:01'))).toEqual([]);
});

test('a search sends one message a day, with what has come since the last one', async ({
  server,
  person,
  tell,
}) => {
  await person.save({ q: 'nadas' });
  await server.addAd({ title: 'Nadas bir' });
  expect(await tell(at(20, '10:01'))).toHaveLength(1);
  await server.addAd({ title: 'Nadas iki' });
  await server.addAd({ title: 'Nadas üç' });
  expect(await tell(at(20, '23:59'))).toHaveLength(1);
  expect(await tell(at(21, '07:59'))).toHaveLength(1);
  const [, next] = await tell(at(21, '08:00'));
  expect(next?.subject).toBe('Kayıtlı aramanıza uyan 2 yeni ilan var');
  expect(next?.body).toMatch(/Nadas üç(?:.|\n)*Nadas iki/);
  expect(next?.body).not.toContain('Nadas bir');
  expect(await tell(at(22, '12:00'))).toHaveLength(2);
});

test('an ad that was deleted before it was told of is not in the message', async ({
  server,
  person,
  tell,
}) => {
  await person.save({ q: 'silinen' });
  const id = await server.addAd({ title: 'Silinen ilan' });
  await tell(at(20, '07:00'));
  expect((await server.call('DELETE', `/lands/${id}`)).statusCode).toBe(202);
  expect(await tell(at(20, '10:01'))).toEqual([]);
});

test('nobody who may not sign in is told', async ({ server, person, tell }) => {
  await person.save({ q: 'iptal' });
  await server.addAd({ title: 'İptal edilen' });
  await server.call('DELETE', `/users/${person.id}`);
  // the end of the membership is told, new ads are not
  expect((await tell(at(20, '10:01'))).map(({ kind }) => kind)).toEqual(['membershipClosed']);
});

test('the link of any message ends the search without a sign-in, and the outbox masks it', async ({
  server,
  person,
  tell,
}) => {
  await person.save({ q: 'bağ' });
  await server.addAd({ title: 'Bağ evi' });
  const [sent] = await tell(at(20, '10:01'));
  const outbox = (await server.call('GET', `/outbox?q=${encodeURIComponent(person.email)}`)).body;
  expect(outbox).toContain('/arama-bildirimi/•••');
  expect(outbox).not.toContain(tokenIn(sent?.body));
  await server.addAd({ title: 'Bağ yeri' });
  const messages = await tell(at(21, '10:00'));
  const [first, second] = messages.map(({ body }) => tokenIn(body));
  expect(first).not.toBe(second);
  const visit = (method: 'GET' | 'POST', path: string) =>
    server.call(method, `/search-links/${path}`, undefined, {});
  for (const token of [first, first, second])
    expect((await visit('GET', token ?? '')).json()).toMatchObject({ summary: '“bağ”' });
  expect((await visit('POST', `${first}/end`)).statusCode).toBe(200);
  for (const token of [first, second, 'x'.repeat(43)]) {
    expect((await visit('GET', token ?? '')).statusCode).toBe(404);
    expect((await visit('POST', `${token}/end`)).statusCode).toBe(404);
  }
  const { db } = server.services;
  expect(await db.selectFrom('saved_search_links').select('token_hash').execute()).not.toContainEqual({
    token_hash: first,
  });
});

test('what a consultant saves on /ilanlar brings one message at eight, whose link ends it', async ({
  server,
  person,
  tell,
}) => {
  // as 'Bu aramayı kaydet' sends it at /ilanlar?q=incirli&il=35&fiyat_max=3000000
  await person.save(savedInput({ q: 'incirli', filters: { il: '35', fiyat_max: '3000000' } }));
  const fitting = await server.addAd({ title: 'İncirli bahçe', fiyat: '3000000' });
  const dearer = await server.addAd({ title: 'İncirli tarla', fiyat: '3000001' });
  expect(await tell(at(21, '07:59'))).toEqual([]);
  const [message, ...others] = await tell(at(21, '08:00'));
  expect(others).toEqual([]);
  expect(message).toMatchObject({ kind: 'savedSearch', state: 'waiting' });
  expect(message?.body).toContain(`${site}/ilanlar/detay/${fitting}/incirli-bahce`);
  expect(message?.body).not.toContain(`/ilanlar/detay/${dearer}/`);
  expect(await tell(at(21, '08:05'))).toHaveLength(1);

  const link = `/search-links/${tokenIn(message?.body)}`;
  const visit = (method: 'GET' | 'POST', path: string) => server.call(method, path, undefined, {});
  expect((await visit('GET', link)).json()).toMatchObject({ q: 'incirli', fiyat_max: 3_000_000 });
  // a preview of the message opens the link too
  expect(await person.list()).toHaveLength(1);
  expect((await visit('POST', `${link}/end`)).statusCode).toBe(200);
  expect(await person.list()).toEqual([]);
  await server.addAd({ title: 'İncirli arsa', fiyat: '2500000' });
  expect(await tell(at(22, '08:00'))).toHaveLength(1);
  expect(await tell(at(23, '08:00'))).toHaveLength(1);
});

test('two processes that tell at the same time send one message', async ({ server, person, tell }) => {
  await person.save({ q: 'eşzaman' });
  await server.addAd({ title: 'Eşzamanlı ilan' });
  await Promise.all([tellOfNewAds(server.services), tellOfNewAds(server.services)]);
  expect(await tell(at(20, '10:01'))).toHaveLength(1);
});

test('the saved searches of a person are handed over, and removed by an erasure', async ({
  server,
  person,
}) => {
  await person.save({ q: 'silinecek kişi' });
  const exported = await server.call('POST', '/privacy/export', { contact: person.email });
  expect(exported.json().consultants).toMatchObject([
    { saved_searches: [{ q: 'silinecek kişi', onay: { metin: '2026-11', kaynak: 'HS_WEB' } }] },
  ]);
  await server.call('DELETE', `/users/${person.id}`);
  const erased = await server.call('POST', '/privacy/erase', { contact: person.email });
  expect(erased.statusCode).toBe(200);
  const { db } = server.services;
  expect(
    await db.selectFrom('saved_searches').where('user_id', '=', person.id).selectAll().execute(),
  ).toEqual([]);
});
