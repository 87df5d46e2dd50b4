import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { validationText } from '../../../server/config/validationText.ts';
import { endOffersWithTheirDay } from '../../../server/database/migrations/0052_owners.ts';
import { landRequestText } from '../../../server/resources/land-requests/landRequestText.ts';
import { outboxText } from '../../../server/resources/messages/outboxText.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';

type Schemas = components['schemas'];

const office = 'ofis@example.com';
const site = 'https://arazi.example';
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const made = new Date();
/** The end of the third day after the offer, in Istanbul. */
const end = new Date(
  Date.parse(`${new Date(made.getTime() + 3 * hourMs).toISOString().slice(0, 10)}T00:00:00+03:00`) +
    4 * dayMs,
);

const test = clockServerTest(made, { PUBLIC_URL: site, ALERT_TO: office, OFFER_DAYS: '3' })
  .extend('landRequest', ({ server }) => server.addLandRequest())
  .extend('messages', ({ server }) => (subject: 'Araziniz için teklifimiz' | 'Teklif cevabı') => {
    const messages = server.services.db.selectFrom('outbox_messages').selectAll();
    return messages.where('subject', '=', subject).orderBy('id').execute();
  })
  /** Makes an offer. @returns the token of its link. */
  .extend('offer', ({ server, landRequest, messages }) => async (teklif_tutar = 1_250_000) => {
    const answer = await server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar });
    expect(answer.statusCode).toBe(200);
    const body = (await messages('Araziniz için teklifimiz')).at(-1)?.body ?? '';
    return /\/teklif\/([\w-]{43})$/.exec(body)?.[1] ?? 'no link';
  })
  .extend(
    'read',
    ({ server }) =>
      (token: string) =>
        server.call('GET', `/offers/${token}`, undefined, {}),
  )
  .extend(
    'reply',
    ({ server }) =>
      (token: string, body: object) =>
        server.call('POST', `/offers/${token}/reply`, body, {}),
  )
  .extend('stored', ({ server, landRequest }) => async (): Promise<Schemas['FullLandRequest']> => {
    const [shown] = (await server.call('GET', `/lands/full/${landRequest}`)).json();
    return shown;
  })
  .extend(
    'history',
    ({ server, landRequest }) =>
      async () =>
        (await server.historyOf('request', landRequest)).map(({ id: _id, tarih: _tarih, ...entry }) => entry),
  );
test.beforeEach(async ({ server }) => {
  await server.services.db.deleteFrom('outbox_messages').execute();
});

const owner = { id: 0, name: 'Arazi sahibi' };
const ended = { status: 'error', message: landRequestText.endedLink };

test('the token of an offer’s link is stored in its message alone', async ({ server, offer, messages }) => {
  const token = await offer();
  const [message] = await messages('Araziniz için teklifimiz');
  expect(message?.search_text).not.toContain(token.toLowerCase());
  const rows = await server.services.db.selectFrom('offers').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.at(-1)).toMatchObject({ amount: 1_250_000, made_by: 61, made_at: made, expires_at: end });
});

test('the list of messages masks the link, also in an error, and does not find it', async ({
  server,
  offer,
  messages,
}) => {
  const token = await offer();
  const [message] = await messages('Araziniz için teklifimiz');
  await server.services.db
    .updateTable('outbox_messages')
    .set({ last_error: `refused: ${site}/teklif/${token}` })
    .where('id', '=', message?.id ?? 0)
    .execute();
  const answer = await server.call('GET', '/outbox');
  expect(answer.body).not.toContain(token);
  expect(answer.json()[0]).toMatchObject({
    body: expect.stringContaining(`${site}/teklif/•••`),
    last_error: `refused: ${site}/teklif/•••`,
  });
  expect((await server.call('GET', `/outbox?q=${token}`)).json()).toEqual([]);
});

test('whoever has the link reads the offer, which changes nothing', async ({
  landRequest,
  offer,
  read,
  stored,
  history,
}) => {
  const token = await offer();
  const before = [await stored(), await history()];
  for (let count = 0; count < 2; count += 1) {
    const answer = await read(token);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        reference: `T-${landRequest}`,
        name: 'Ayşe Yılmaz',
        metrekare: '2.450',
        il_adi: 'İzmir',
        ilce_adi: 'Urla',
        mahalle_adi: 'Bademler Mah.',
        ada: '101',
        parsel: '7',
        teklif_tutar: 1_250_000,
        offered_at: made.toISOString(),
        expires_at: end.toISOString(),
      },
    ]);
  }
  expect([await stored(), await history()]).toEqual(before);
});

test.for([
  ['accept', 'accepted'],
  ['decline', 'declined'],
  ['callMe', 'callAsked'],
] as const)(
  'the reply %s stands in the history and on the land request, alerts the office and moves no durum',
  async ([reply, action], { offer, reply: answer, stored, history, messages }) => {
    const token = await offer();
    const { version } = await stored();
    const given = await answer(token, { reply, note: '  17.00’den\nsonra  ' });
    const owner_reply = { reply, note: '17.00’den sonra', tarih: made.toISOString() };
    expect([given.statusCode, given.json().owner_reply]).toEqual([200, owner_reply]);
    expect(await stored()).toMatchObject({
      durum: 2,
      teklif_tutar: 1_250_000,
      owner_reply,
      version: version + 1,
    });
    expect((await history())[0]).toEqual({ actor: owner, action, detail: { note: '17.00’den sonra' } });
    expect(await messages('Teklif cevabı')).toMatchObject([{ recipient: office }]);
  },
);

test('the same reply again counts once, and another one or another note anew', async ({
  offer,
  read,
  reply,
  stored,
  history,
  messages,
}) => {
  const token = await offer();
  for (const body of [
    { reply: 'accept' },
    { reply: 'accept' },
    { reply: 'accept', note: ' ' },
    { reply: 'decline', note: 'Fiyat düşük' },
    { reply: 'decline', note: 'Fiyat düşük' },
    { reply: 'decline' },
  ])
    expect((await reply(token, body)).statusCode).toBe(200);
  expect(await history()).toMatchObject([
    { action: 'declined' },
    { action: 'declined', detail: { note: 'Fiyat düşük' } },
    { action: 'accepted' },
    { action: 'offered' },
    { action: 'received' },
  ]);
  expect(await messages('Teklif cevabı')).toHaveLength(3);
  expect((await read(token)).json().owner_reply).toMatchObject({ reply: 'decline', note: '' });
  expect((await stored()).owner_reply).toMatchObject({ reply: 'decline', note: '' });
});

test('whoever asks for a call may name what they would accept: the record, the history and the alert do too', async ({
  server,
  landRequest,
  offer,
  read,
  reply,
  stored,
  history,
  messages,
}) => {
  const token = await offer();
  const asked = { reply: 'callMe', note: 'Akşam', karsi_teklif: 1_400_000 };
  const owner_reply = { ...asked, tarih: made.toISOString() };
  for (let count = 0; count < 2; count += 1)
    expect((await reply(token, asked)).json()).toMatchObject({ owner_reply });
  expect((await read(token)).json()).toMatchObject({ owner_reply });
  const { version, offers, ...shown } = await stored();
  expect([shown.owner_reply, offers[0]?.owner_reply]).toEqual([owner_reply, owner_reply]);
  const [newest, before] = await history();
  const detail = { note: 'Akşam', karsi_teklif: 1_400_000 };
  expect([newest, before]).toMatchObject([{ action: 'callAsked', detail }, { action: 'offered' }]);
  const [alert, ...others] = await messages('Teklif cevabı');
  expect([alert?.body, others]).toEqual([
    expect.stringContaining('\nKabul edeceği tutar: 1.400.000 TL\nNot: Akşam\n'),
    [],
  ]);
  // an admin who has not seen it
  const outdated = await server.call('PATCH', `/lands/${landRequest}`, {
    teklif_tutar: 1_300_000,
    version: version - 1,
  });
  expect(outdated.json().message).toContain('aranmak istedi (kabul edeceği tutar: 1.400.000 TL)');

  expect((await reply(token, { ...asked, karsi_teklif: 1_350_000 })).statusCode).toBe(200);
  expect((await stored()).owner_reply).toHaveProperty('karsi_teklif', 1_350_000);
  expect((await reply(token, { reply: 'accept', note: 'Akşam' })).statusCode).toBe(200);
  expect((await stored()).owner_reply).not.toHaveProperty('karsi_teklif');
});

test.for([
  [{ reply: 'accept', karsi_teklif: 1_400_000 }, validationText.counterAmountWithoutCall],
  [{ reply: 'decline', karsi_teklif: 1_400_000 }, validationText.counterAmountWithoutCall],
  [{ reply: 'callMe', karsi_teklif: 0 }, validationText.counterAmount],
  [{ reply: 'callMe', karsi_teklif: 1.5 }, validationText.counterAmount],
  [{ reply: 'callMe', karsi_teklif: 1_000_000_000_000 }, validationText.counterAmountTooHigh],
] as const)('%j is refused beside the amount', async ([body, message], { offer, reply, stored }) => {
  const token = await offer();
  const refused = await reply(token, body);
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { karsi_teklif: message }]);
  expect(await stored()).not.toHaveProperty('owner_reply');
});

test('an offer takes five replies a day, then says when to come back and keeps the record as it is', async ({
  server,
  landRequest,
  offer,
  read,
  reply,
  stored,
  history,
}) => {
  const token = await offer();
  const answers = (note: string) => reply(token, { reply: 'callMe', note });
  for (const note of ['1', '2', '3', '4', '5']) expect((await answers(note)).statusCode).toBe(200);
  const before = [await stored(), await history()];
  const refused = await answers('6');
  expect([refused.statusCode, refused.json().message]).toEqual([429, landRequestText.tooManyReplies]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  expect((await answers('5')).statusCode).toBe(200);
  expect([await stored(), await history()]).toEqual(before);
  expect((await read(token)).statusCode).toBe(200);
  // the earliest of them is a day old
  await server.services.db
    .updateTable('history')
    .set({ created_at: sql<Date>`now() - interval '25 hours'` })
    .where('kind', '=', 'request')
    .where('record_id', '=', landRequest)
    .where(sql<string>`detail ->> 'note'`, '=', '1')
    .execute();
  expect((await answers('6')).statusCode).toBe(200);
  expect((await answers('7')).statusCode).toBe(429);
  expect((await reply(await offer(), { reply: 'accept' })).statusCode).toBe(200);
});

test('an admin who has not seen the reply is told before the next move', async ({
  server,
  landRequest,
  offer,
  reply,
  stored,
}) => {
  const token = await offer();
  const { version } = await stored();
  await reply(token, { reply: 'accept' });
  const cancel = (seen: number) => server.call('DELETE', `/lands/full/${landRequest}?version=${seen}`);
  expect((await cancel(version)).statusCode).toBe(409);
  // not taken for a repeat of the last offer, which would tell the owner nothing
  const sameAmount = { teklif_tutar: 1_250_000, version };
  expect((await server.call('PATCH', `/lands/${landRequest}`, sameAmount)).statusCode).toBe(409);
  expect((await cancel(version + 1)).statusCode).toBe(202);
});

const ends = [
  ['the next offer', 'PATCH', '/lands/', { teklif_tutar: 2 }],
  ['the purchase', 'PATCH', '/lands/purch/', undefined],
  ['the cancellation', 'DELETE', '/lands/full/', undefined],
] as const;

test.for(ends)(
  'the link ends with %s',
  async ([, method, path, body], { server, landRequest, offer, read, reply, stored, history }) => {
    const token = await offer();
    expect(await stored()).toHaveProperty('offer_expires_at', end.toISOString());
    expect((await server.call(method, path + landRequest, body)).statusCode).toBeLessThan(300);
    const before = [await stored(), await history()];
    for (const answer of [await read(token), await reply(token, { reply: 'accept' })])
      expect([answer.statusCode, answer.json()]).toEqual([404, ended]);
    expect([await stored(), await history()]).toEqual(before);
  },
);

test('the link ends after OFFER_DAYS, and its message is not sent again', async ({
  server,
  setClock,
  offer,
  read,
  reply,
  messages,
}) => {
  const token = await offer();
  const [message] = await messages('Araziniz için teklifimiz');
  expect(message?.expires_at).toEqual(end);
  setClock(new Date(end.getTime() - 1));
  expect((await read(token)).statusCode).toBe(200);
  setClock(end);
  for (const answer of [await read(token), await reply(token, { reply: 'accept' })])
    expect([answer.statusCode, answer.json()]).toEqual([404, ended]);
  const admin = await server.signInAdmin();
  const resent = await server.call('POST', `/outbox/${message?.id}/resend`, undefined, admin);
  expect([resent.statusCode, resent.json().message]).toEqual([409, outboxText.expiredOffer]);
});

test('an ended, an expired and a wrong token are told apart by nothing', async ({
  setClock,
  offer,
  read,
}) => {
  const [replaced, expired] = [await offer(1), await offer(2)];
  setClock(end);
  const answers = [replaced, expired, 'x'.repeat(43), expired.slice(1), '%00', 'a%20b'].map(read);
  const shown = (await Promise.all(answers)).map(({ statusCode, headers, body }) => {
    const { date: _, 'x-request-id': __, ...rest } = headers;
    return { statusCode, rest, body };
  });
  for (const one of shown) expect(one).toEqual(shown[0]);
  expect(shown[0]?.statusCode).toBe(404);
});

test('a new offer has a link and no reply of its own, also for the same amount', async ({
  offer,
  read,
  reply,
  stored,
}) => {
  const first = await offer();
  await reply(first, { reply: 'decline' });
  const second = await offer();
  expect(second).not.toBe(first);
  expect((await read(second)).json()).not.toHaveProperty('owner_reply');
  expect(await stored()).not.toHaveProperty('owner_reply');
});

test('of two admins who offer the same at the same time, the second is told', async ({ server }) => {
  const id = await server.addLandRequest();
  const colleague = await server.addColleague();
  const offer = (headers?: { token: string }) =>
    server.call('PATCH', `/lands/${id}`, { teklif_tutar: 750_000, version: 1 }, headers);
  expect((await offer()).statusCode).toBe(200);
  expect((await offer(colleague.session)).statusCode).toBe(409);
  expect((await offer()).statusCode).toBe(200);
});

test('an offer that is sent again after a lost answer has one link and one message', async ({
  server,
  landRequest,
  offer,
  read,
  messages,
  stored,
}) => {
  const token = await offer();
  const { version } = await stored();
  const again = await server.call('PATCH', `/lands/${landRequest}`, {
    teklif_tutar: 1_250_000,
    version: version - 1,
  });
  expect(again.statusCode).toBe(200);
  expect(await messages('Araziniz için teklifimiz')).toHaveLength(1);
  expect((await read(token)).statusCode).toBe(200);
});

test('the reply stays with a purchased land request, and in the lists', async ({
  server,
  landRequest,
  offer,
  reply,
}) => {
  await reply(await offer(), { reply: 'accept' });
  const shownIn = async (list: string): Promise<Schemas['LandRequest'] | undefined> =>
    (await server.call('GET', list)).json().find(({ id }: { id: number }) => id === landRequest);
  expect(await shownIn('/lands')).toMatchObject({ owner_reply: { reply: 'accept' } });
  await server.call('PATCH', `/lands/purch/${landRequest}`);
  expect(await shownIn('/lands/purchased')).toMatchObject({ owner_reply: { reply: 'accept' } });
});

test('a reply that cannot be stored whole is not stored at all', async ({
  server,
  offer,
  reply,
  stored,
  history,
}) => {
  const token = await offer();
  const before = [await stored(), await history()];
  vi.spyOn(server.services.outbox, 'add').mockRejectedValueOnce(new Error('no disk'));
  const answer = await reply(token, { reply: 'accept' });
  expect(answer.statusCode).toBe(500);
  expect([await stored(), await history()]).toEqual(before);
});

test.for([
  {},
  { reply: 'maybe' },
  { reply: 'accept', note: 'x'.repeat(301) },
  { reply: 'accept', note: '\0' },
])('the reply %j is refused and changes nothing', async (body, { offer, reply, history }) => {
  const token = await offer();
  const before = await history();
  expect((await reply(token, body)).statusCode).toBe(400);
  expect(await history()).toEqual(before);
});

test('no line of the log holds the token', async ({ server, offer, read, reply }) => {
  const token = await offer();
  await read(token);
  await reply(token, { reply: 'callMe', note: 'gizli not' });
  await reply(token, {});
  const log = server.logLines.join('\n');
  expect(log).toContain('/api/v1/offers/:token/reply');
  expect(log).not.toContain(token);
  expect(log).not.toContain('gizli not');
});

test('the migration lets open offers end with their last day, and leaves those that have ended', async ({
  server,
  offer,
}) => {
  const { db } = server.services;
  await offer();
  const endAt = async (expires_at: Date, ended_at: Date | null) => {
    await db
      .updateTable('offers')
      .set({ expires_at, ended_at })
      .where('id', '=', ({ selectFrom }) => selectFrom('offers').select(({ fn }) => fn.max('id').as('id')))
      .execute();
    await endOffersWithTheirDay(db);
    const rows = await db.selectFrom('offers').select('expires_at').orderBy('id').execute();
    return rows.at(-1)?.expires_at.toISOString();
  };
  expect(await endAt(new Date('2100-01-07T03:08:00+03:00'), null)).toBe('2100-01-07T21:00:00.000Z');
  expect(await endAt(new Date('2100-01-07T23:30:00Z'), null)).toBe('2100-01-08T21:00:00.000Z');
  expect(await endAt(new Date('2100-01-07T21:00:00Z'), null)).toBe('2100-01-07T21:00:00.000Z');
  const ended = new Date('2100-01-07T03:08:00Z');
  expect(await endAt(ended, ended)).toBe(ended.toISOString());
});
