/** Replies are found, acted on and never erased, and an offer can be taken back for a while. */
import { test as base, expect, onTestFinished } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { landRequestText } from '../../../server/resources/land-requests/landRequestText.ts';
import { startRecordServer } from '../fixtures/recordServer.ts';

type Schemas = components['schemas'];

const test = base
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const environment = { PUBLIC_URL: 'https://arazi.example' };
    const server = await startRecordServer({ environment, delaysMessages: true });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('landRequest', async ({ server }) => {
    await server.services.db.updateTable('land_requests').set({ durum: 4, reply_waits: false }).execute();
    return await server.addLandRequest();
  })
  .extend('messages', ({ server, landRequest }) => () => {
    const messages = server.services.db.selectFrom('outbox_messages').selectAll();
    return messages.where('land_request_id', '=', landRequest).orderBy('id').execute();
  })
  /** Makes an offer. @returns the token of its link. */
  .extend('offer', ({ server, landRequest, messages }) => async (teklif_tutar = 1_250_000) => {
    const answer = await server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar });
    expect(answer.statusCode).toBe(200);
    return /\/teklif\/([\w-]{43})$/.exec((await messages()).at(-1)?.body ?? '')?.[1] ?? 'no link';
  })
  .extend('takeBack', ({ server, landRequest }) => async (version?: number) => {
    const query = version === undefined ? '' : `?version=${version}`;
    const answer = await server.call('DELETE', `/lands/offer/${landRequest}${query}`);
    return [answer.statusCode, answer.json().message ?? answer.json().status];
  })
  .extend('stored', ({ server, landRequest }) => async (): Promise<Schemas['FullLandRequest']> => {
    const [shown] = (await server.call('GET', `/lands/full/${landRequest}`)).json();
    return shown;
  })
  .extend('reply', ({ server }) => async (token: string, reply: Schemas['Reply'], note = '') => {
    const answer = await server.call('POST', `/offers/${token}/reply`, { reply, note }, {});
    expect(answer.statusCode).toBe(200);
  })
  .extend('isOpen', ({ server }) => async (token: string) => {
    const { statusCode } = await server.call('GET', `/offers/${token}`, undefined, {});
    return statusCode === 200;
  })
  .extend('listed', ({ server }) => async (query: string): Promise<number[]> => {
    const answer = await server.call('GET', `/lands?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().map(({ id }: { id: number }) => id);
  })
  .extend(
    'waiting',
    ({ server }) =>
      async () =>
        (await server.call('GET', '/waiting')).json().replies,
  )
  /** Delivers what is due until the test ends. @returns the delivered texts. */
  .extend('deliver', ({ server }) => () => {
    const delivered: string[] = [];
    const outbox = createOutbox(
      server.services.db,
      async ({ body }) => void delivered.push(body),
      () => undefined,
    );
    outbox.start();
    onTestFinished(() => outbox.stop());
    return delivered;
  });

test('each offer keeps its reply, also once another one has taken its place', async ({
  offer,
  reply,
  stored,
}) => {
  await reply(await offer(900_000), 'decline', 'Düşük');
  await reply(await offer(1_100_000), 'accept');
  await offer(1_200_000);
  const { offers, owner_reply } = await stored();
  expect(owner_reply).toBeUndefined();
  expect(offers).toMatchObject([
    { teklif_tutar: 1_200_000, by: 'Yönetici', replaced: false },
    { teklif_tutar: 1_100_000, replaced: true, owner_reply: { reply: 'accept', note: '' } },
    { teklif_tutar: 900_000, replaced: true, owner_reply: { reply: 'decline', note: 'Düşük' } },
  ]);
  expect(offers[0]).not.toHaveProperty('owner_reply');
});

test('the message of an offer waits ten seconds', async ({ server, offer, messages, deliver }) => {
  await offer();
  const [message] = await messages();
  const waitMs = (message?.next_attempt_at.getTime() ?? 0) - (message?.created_at.getTime() ?? 0);
  expect(waitMs).toBe(10_000);
  const delivered = deliver();
  await server.services.outbox.add(server.services.db, {
    kind: 'contactMessage',
    to: 'ofis@example.com',
    subject: 'Başka',
    body: 'Başka',
  });
  await expect.poll(() => delivered).toContain('Başka');
  expect(delivered).not.toContain(message?.body);
});

test('a first offer that is taken back has never been', async ({
  server,
  landRequest,
  offer,
  takeBack,
  stored,
  isOpen,
  messages,
}) => {
  const before = await stored();
  const token = await offer(12_500_000);
  const { version } = await stored();
  expect(await takeBack(version)).toEqual([200, 'success']);
  // the answer was lost
  expect(await takeBack(version)).toEqual([200, 'success']);
  expect(await stored()).toEqual({ ...before, version: before.version + 2 });
  expect(await messages()).toEqual([]);
  expect(await isOpen(token)).toBe(false);
  const { first_offered_at } = await server.services.db
    .selectFrom('land_requests')
    .select('first_offered_at')
    .where('id', '=', landRequest)
    .executeTakeFirstOrThrow();
  expect(first_offered_at).toBeNull();
  expect(await server.historyOf('request', landRequest)).toMatchObject([
    { action: 'offerTakenBack', detail: { teklif_tutar: 12_500_000 } },
    { action: 'offered' },
    { action: 'received' },
  ]);
});

test('amount, link and reply before an offer come back with it', async ({
  offer,
  reply,
  takeBack,
  stored,
  isOpen,
  listed,
  landRequest,
  waiting,
}) => {
  const first = await offer(1_100_000);
  await reply(first, 'accept', 'Olur');
  const before = await stored();
  const second = await offer(11_000_000);
  expect([await isOpen(first), await listed('work=answered')]).toEqual([false, []]);
  const { version } = await stored();
  expect(await takeBack(version)).toEqual([200, 'success']);
  // the answer was lost
  expect(await takeBack(version)).toEqual([200, 'success']);
  expect(await stored()).toEqual({ ...before, version: before.version + 2 });
  expect([await isOpen(first), await isOpen(second)]).toEqual([true, false]);
  expect([await listed('work=answered'), await waiting()]).toEqual([[landRequest], 1]);
});

test('the message of the offer before goes out after all', async ({
  server,
  offer,
  takeBack,
  messages,
  deliver,
}) => {
  await offer(1_100_000);
  await offer(11_000_000);
  const [first] = await messages();
  // it was due while the later one stood
  await server.services.db
    .updateTable('outbox_messages')
    .set({ next_attempt_at: new Date(0) })
    .where('id', '=', first?.id ?? 0)
    .execute();
  const delivered = deliver();
  await expect.poll(async () => (await messages())[0]?.state).toBe('revoked');
  expect(await takeBack()).toEqual([200, 'success']);
  await expect.poll(() => delivered, { timeout: 10_000 }).toEqual([first?.body]);
});

test('an offer stands once its message has left, and it is sent once', async ({
  server,
  offer,
  takeBack,
  stored,
  messages,
  deliver,
}) => {
  await offer();
  await server.services.db
    .updateTable('outbox_messages')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  const delivered = deliver();
  await expect.poll(() => delivered).toHaveLength(1);
  const before = await stored();
  expect(await takeBack()).toEqual([409, landRequestText.takeBack.sent]);
  expect(await stored()).toEqual(before);
  await expect.poll(async () => (await messages()).map(({ state }) => state)).toEqual(['sent']);
  // sending it again makes it wait once more
  const [message] = await messages();
  await server.call('POST', `/outbox/${message?.id}/resend`);
  await server.services.db
    .updateTable('outbox_messages')
    .set({ created_at: new Date(Date.now() - 60_000) })
    .execute();
  expect(await takeBack()).toEqual([409, landRequestText.takeBack.sent]);
});

test('an offer stands once the owner has replied, a colleague has made another one, or it is closed', async ({
  server,
  landRequest,
  offer,
  reply,
  takeBack,
  stored,
}) => {
  expect(await takeBack()).toEqual([409, landRequestText.takeBack.none]);
  const token = await offer();
  const { version } = await stored();
  await reply(token, 'callMe');
  expect(await takeBack(version)).toEqual([409, landRequestText.takeBack.answered]);
  const mine = await stored();
  const colleague = await server.addColleague();
  const theirs = { teklif_tutar: 2_000_000 };
  await server.call('PATCH', `/lands/${landRequest}`, theirs, colleague.session);
  const [status, message] = await takeBack(mine.version);
  expect([status, message]).toEqual([409, expect.stringContaining('Deniz Ak 2.000.000 TL teklif verdi')]);
  await server.call('DELETE', `/lands/full/${landRequest}`, undefined, colleague.session);
  expect(await takeBack()).toEqual([409, landRequestText.closedBy[4]('Deniz Ak')]);
  expect((await server.call('DELETE', '/lands/offer/987654321')).statusCode).toBe(404);
});

test('replies are found, sorted, and counted until somebody acts on them', async ({
  server,
  landRequest,
  offer,
  reply,
  listed,
  waiting,
}) => {
  const other = await server.addLandRequest();
  expect(await listed('work=answered')).toEqual([]);
  await reply(await offer(), 'decline');
  expect(await listed('work=answered')).toEqual([landRequest]);
  expect([await listed('work=callAsked'), await waiting()]).toEqual([[], 1]);
  await reply(await offer(), 'callMe', "akşam 6'ya doğru");
  expect(await listed('work=callAsked')).toEqual([landRequest]);
  expect(await listed('work=dueToday')).toEqual([landRequest]);
  expect(await listed('sort=-owner_reply_at')).toEqual([landRequest, other]);
  expect(await listed('sort=owner_reply_at')).toEqual([other, landRequest]);
  // who has not seen the reply has not acted on it
  const unaware = await server.call('POST', `/lands/notes/${landRequest}?version=1`, { text: 'Sorulacak' });
  expect([unaware.statusCode, await waiting()]).toEqual([200, 1]);
  const late = await server.call('PUT', `/lands/work/${landRequest}`, {
    next_call_on: '2027-12-30',
    version: 1,
  });
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'Bu kayıt siz açtıktan sonra değiştirildi: Arazi sahibi aranmak istedi.',
  ]);
  const { statusCode } = await server.call('POST', `/lands/notes/${landRequest}`, { text: 'Aradım' });
  // the owner was called
  expect([statusCode, await listed('work=dueToday'), await waiting()]).toEqual([200, [], 0]);
  await reply(await offer(), 'callMe');
  expect(await waiting()).toBe(1);
  const plan = async (day: object) => {
    const { version } = (await server.call('GET', `/lands/work/${landRequest}`)).json();
    return await server.call('PUT', `/lands/work/${landRequest}`, { ...day, version });
  };
  const planned = await plan({ next_call_on: '2027-12-31', next_call_time: '18:00' });
  expect(planned.json()).toMatchObject({ next_call_on: '2027-12-31', next_call_time: '18:00' });
  expect([await listed('work=dueToday'), await waiting()]).toEqual([[], 0]);
  expect(await listed('work=callAsked')).toEqual([landRequest]);
  await reply(await offer(), 'callMe');
  // a call that is planned no longer answers nobody
  await plan({});
  expect([await listed('work=dueToday'), await waiting()]).toEqual([[landRequest], 1]);
  await server.call('PATCH', `/lands/purch/${landRequest}`);
  expect([await listed('work=answered'), await waiting()]).toEqual([[], 0]);
});

test('an hour needs a day, and ends with it', async ({ server, landRequest }) => {
  const plan = async (body: object) => (await server.call('PUT', `/lands/work/${landRequest}`, body)).json();
  expect(await plan({ next_call_time: '18:00', version: 1 })).not.toHaveProperty('next_call_time');
  await plan({ next_call_on: '2027-12-31', next_call_time: '18:00', version: 1 });
  expect(await plan({ next_call_on: '2027-12-31', version: 2 })).not.toHaveProperty('next_call_time');
  await plan({ next_call_on: '2027-12-31', next_call_time: '09:30', version: 3 });
  await server.call('DELETE', `/lands/full/${landRequest}`);
  const work = (await server.call('GET', `/lands/work/${landRequest}`)).json();
  expect(work).not.toHaveProperty('next_call_on');
  expect(work).not.toHaveProperty('next_call_time');
});

test('who is given a land request is told at once, who takes one is not', async ({ server, landRequest }) => {
  const { id, email, session } = await server.addColleague();
  const told = () =>
    server.services.db.selectFrom('outbox_messages').select('body').where('recipient', '=', email).execute();
  const give = (headers: Record<string, string>, version: number, assignee_id?: number) =>
    server.call(
      'PUT',
      `/lands/work/${landRequest}`,
      { ...(assignee_id && { assignee_id }), version },
      headers,
    );
  await give(session, 1, id);
  expect(await told()).toEqual([]);
  await give(session, 2);
  await give(server.admin, 3, id);
  expect(await told()).toEqual([
    {
      body: expect.stringMatching(
        /^Size bir talep atandı \(T-\d+\): Ayşe Yılmaz,.*\n.*\n.*\/admin\/land-detail\/\d+$/,
      ),
    },
  ]);
});

test('a district’s median leaves out its outliers', async ({ server, landRequest }) => {
  const similar = async () => (await server.call('GET', `/lands/similar/${landRequest}`)).json();
  await server.services.db.updateTable('land_requests').set({ teklif_tutar: 0, durum: 4 }).execute();
  expect((await similar()).district).toEqual({ count: 0, outliers: 0 });
  for (const teklif_tutar of [2_450_000, 4_900_000, 7_350_000, 73_500_000])
    await server.call('PATCH', `/lands/${await server.addLandRequest()}`, { teklif_tutar });
  expect((await similar()).district).toEqual({ median: 2000, count: 3, outliers: 1 });
});
