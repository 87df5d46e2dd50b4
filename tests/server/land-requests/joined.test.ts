/** Land requests that repeat one another are one record, until they are separated again. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { maxJoined } from '../../../rules/land-requests/joined.ts';
import { landRequestText } from '../../../server/resources/land-requests/landRequestText.ts';
import { recordTest } from '../fixtures/recordTest.ts';

type Schemas = components['schemas'];

const { join: refusals } = landRequestText;

const test = recordTest
  .extend('leader', ({ server }) => server.addLandRequest())
  .extend('other', ({ server }) => server.addLandRequest())
  .extend('read', ({ server }) => async (id: number): Promise<Schemas['FullLandRequest']> => {
    const [shown] = (await server.call('GET', `/lands/full/${id}`)).json();
    return shown;
  })
  .extend('ask', ({ server }) => async (method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const answer = await server.call(method, path, body);
    return [answer.statusCode, answer.json().message ?? answer.json().status];
  })
  .extend(
    'join',
    ({ ask }) =>
      (id: number, joined_to: number, versions: object = {}) =>
        ask('PUT', `/lands/joined/${id}`, { joined_to, ...versions }),
  )
  .extend(
    'separate',
    ({ ask }) =>
      (id: number) =>
        ask('DELETE', `/lands/joined/${id}`),
  )
  /** Makes an offer. @returns the token of its link. */
  .extend('offer', ({ server }) => async (id: number, teklif_tutar = 1_250_000) => {
    expect((await server.call('PATCH', `/lands/${id}`, { teklif_tutar })).statusCode).toBe(200);
    const messages = server.services.db.selectFrom('outbox_messages').select('body');
    const { body } = await messages
      .where('land_request_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /\/teklif\/([\w-]{43})$/.exec(body)?.[1] ?? 'no link';
  })
  .extend(
    'reply',
    ({ server }) =>
      async (token: string, reply: Schemas['Reply'], note = '') =>
        (await server.call('POST', `/offers/${token}/reply`, { reply, note }, {})).statusCode,
  )
  .extend('note', ({ server }) => async (id: number, text: string) => {
    const answer = await server.call('POST', `/lands/notes/${id}`, { text });
    expect(answer.statusCode).toBe(200);
  })
  .extend('notes', ({ server }) => async (id: number): Promise<Schemas['LandRequestNote'][]> => {
    return (await server.call('GET', `/lands/work/${id}`)).json().notes;
  })
  .extend('listed', ({ server }) => async (query: string): Promise<number[]> => {
    const answer = await server.call('GET', `/lands?size=100&${query}`);
    return answer.json().map(({ id }: { id: number }) => id);
  })
  .extend(
    'waiting',
    ({ server }) =>
      async () =>
        (await server.call('GET', '/waiting')).json(),
  );

test('a joined land request leaves lists, counts and figures, and comes back as it was', async ({
  server,
  leader,
  other,
  read,
  ask,
  join,
  separate,
  listed,
  waiting,
}) => {
  const figures = async () => (await server.call('GET', '/report')).json().total;
  const before = { total: await figures(), waiting: await waiting(), shown: await read(other) };
  expect(await join(other, leader, { version: 1, joined_to_version: 1 })).toEqual([200, 'success']);
  // the answer was lost
  expect(await join(other, leader, { version: 1, joined_to_version: 1 })).toEqual([200, 'success']);
  for (const query of ['', 'durum=1', `q=%23${other}`]) expect(await listed(query)).not.toContain(other);
  expect(await listed('')).toContain(leader);
  expect(await figures()).toMatchObject({
    received: before.total.received - 1,
    waiting: before.total.waiting - 1,
  });
  expect((await waiting()).landRequests).toBe(before.waiting.landRequests - 1);
  const search = await server.call('GET', `/search?q=%23${other}`);
  expect(search.json().landRequests).toMatchObject([{ id: other, joined_to: leader }]);
  expect(await read(leader)).toMatchObject({ version: 2, joined: [{ id: other, version: 2 }] });
  expect(await read(other)).toMatchObject({ durum: 1, joined_to: leader });

  const { version } = await read(other);
  const apart = `/lands/joined/${other}?version=${version}`;
  expect(await ask('DELETE', apart)).toEqual([200, 'success']);
  expect(await separate(other)).toEqual([200, 'success']);
  expect(await read(other)).toEqual({ ...before.shown, version: 3 });
  expect(await read(leader)).not.toHaveProperty('joined');
  expect(await figures()).toEqual(before.total);
  expect(await waiting()).toEqual(before.waiting);
  expect(await listed('')).toContain(other);
  expect(await server.historyOf('request', other)).toMatchObject([
    { action: 'separated', detail: { joined_to: leader } },
    { action: 'joined', detail: { joined_to: leader } },
    { action: 'received' },
  ]);
});

test('the leader shows notes, offers and history of what is joined to it, with where they come from', async ({
  server,
  leader,
  other,
  read,
  join,
  separate,
  offer,
  note,
  notes,
}) => {
  await offer(other, 900_000);
  await note(other, 'Kardeşi aradı');
  await note(leader, 'Tapusu tamam');
  await join(other, leader);
  expect((await read(leader)).offers).toMatchObject([
    { teklif_tutar: 900_000, replaced: false, land_request_id: other },
  ]);
  const [own, joined] = await notes(leader);
  expect(own).not.toHaveProperty('land_request_id');
  expect(joined).toMatchObject({ text: 'Kardeşi aradı', land_request_id: other });
  const entries = (await server.historyOf('request', leader)).map((entry) => [
    entry.action,
    entry.land_request_id,
  ]);
  expect(entries).toEqual([
    ['joined', undefined],
    ['offered', other],
    ['received', other],
    ['received', undefined],
  ]);
  // the joined one's own page shows its own
  expect((await notes(other)).map(({ text }) => text)).toEqual(['Kardeşi aradı']);
  await separate(other);
  expect((await read(leader)).offers).toEqual([]);
  expect((await notes(leader)).map(({ text }) => text)).toEqual(['Tapusu tamam']);
});

test('a reply to a joined one alerts the office, and makes the leader wait until somebody acts on it', async ({
  server,
  leader,
  other,
  read,
  join,
  separate,
  offer,
  reply,
  note,
  listed,
  waiting,
}) => {
  const token = await offer(other);
  await join(other, leader);
  const { version } = await read(leader);
  const before = await waiting();
  expect(await reply(token, 'callMe', '18:00')).toBe(200);
  expect((await waiting()).replies).toBe(before.replies + 1);
  expect(await listed('work=callAsked')).toEqual([leader]);
  expect(await listed('work=dueToday')).toContain(leader);
  expect(await read(leader)).toMatchObject({
    version: version + 1,
    owner_reply: { reply: 'callMe', note: '18:00' },
    reply_from: other,
  });
  // who has not seen the reply makes no move
  const late = await server.call('DELETE', `/lands/full/${leader}?version=${version}`);
  expect([late.statusCode, late.json().message]).toEqual([409, expect.stringContaining('değiştirildi')]);

  await separate(other);
  expect(await listed('work=callAsked')).toEqual([other]);
  expect((await waiting()).replies).toBe(before.replies + 1);
  expect(await read(leader)).not.toHaveProperty('owner_reply');
  await join(other, leader);
  expect(await listed('work=callAsked')).toEqual([leader]);
  expect((await waiting()).replies).toBe(before.replies + 1);
  await note(leader, 'Arandı');
  expect((await waiting()).replies).toBe(before.replies);
  await separate(other);
  expect((await waiting()).replies).toBe(before.replies);
});

test('a new offer of the leader follows a joined reply, and taking it back brings the reply back', async ({
  leader,
  other,
  read,
  ask,
  join,
  offer,
  reply,
}) => {
  await reply(await offer(other, 700_000), 'decline');
  await join(other, leader);
  expect(await read(leader)).toMatchObject({ owner_reply: { reply: 'decline' }, reply_from: other });
  await offer(leader, 800_000);
  expect(await read(leader)).not.toHaveProperty('owner_reply');
  expect(await ask('DELETE', `/lands/offer/${leader}`)).toEqual([200, 'success']);
  expect(await read(leader)).toMatchObject({ teklif_tutar: 0, reply_from: other });
});

test('a reply that waits in a joined one waits on when the offer of the leader is taken back', async ({
  leader,
  other,
  ask,
  join,
  separate,
  offer,
  reply,
  listed,
}) => {
  const waits = () => listed('owner_reply=waiting');
  await reply(await offer(other), 'callMe');
  await join(other, leader);
  await offer(leader, 800_000);
  expect(await waits()).not.toContain(leader);
  expect(await ask('DELETE', `/lands/offer/${leader}`)).toEqual([200, 'success']);
  expect(await waits()).toContain(leader);
  await separate(other);
  expect(await waits()).toContain(other);
  expect(await waits()).not.toContain(leader);
});

test('separated, a reply waits again that no admin has acted on, whatever became of the leader', async ({
  leader,
  other,
  ask,
  join,
  separate,
  offer,
  reply,
  note,
  listed,
}) => {
  const waits = () => listed('owner_reply=waiting');
  const token = await offer(other);
  await reply(token, 'callMe');
  await join(other, leader);
  await offer(leader, 800_000);
  await separate(other);
  expect(await waits()).toContain(other);
  await join(other, leader);
  await note(leader, 'Arandı');
  await separate(other);
  expect(await waits()).not.toContain(other);
  await reply(token, 'accept');
  await join(other, leader);
  await ask('DELETE', `/lands/full/${leader}`);
  expect(await waits()).not.toContain(other);
  await separate(other);
  expect(await waits()).toContain(other);
});

test('an offer of the same amount is no repeat when the owner of a joined one has replied since', async ({
  server,
  leader,
  other,
  read,
  ask,
  join,
  offer,
  reply,
}) => {
  const phone = '0532 999 41 08';
  const { db } = server.services;
  await db
    .updateTable('land_requests')
    .set({ phone, search_text: '05329994108' })
    .where('id', '=', leader)
    .execute();
  const token = await offer(other);
  await reply(token, 'decline');
  expect(await join(other, leader)).toEqual([200, 'success']);
  await offer(leader, 900_000);
  const { version } = await read(leader);
  const again = { teklif_tutar: 900_000, version };
  expect(await ask('PATCH', `/lands/${leader}`, again)).toEqual([200, 'success']);
  // the answer was lost
  expect(await ask('PATCH', `/lands/${leader}`, again)).toEqual([200, 'success']);
  const { version: seen } = await read(leader);
  expect(await reply(token, 'accept')).toBe(200);
  expect(await ask('PATCH', `/lands/${leader}`, { ...again, version: seen })).toEqual([
    409,
    'Bu kayıt siz açtıktan sonra değiştirildi: Arazi sahibi teklifi kabul etti.',
  ]);
  // of what is stored about the leader's owner, nothing is another owner's
  const shown = await read(leader);
  expect(shown.owner_reply?.reply).toBe('accept');
  const { body } = await server.call('POST', '/privacy/export', { contact: phone });
  const { landRequests } = JSON.parse(body);
  expect(landRequests.find(({ id }: { id: number }) => id === leader)).not.toHaveProperty('owner_reply');
});

test('a joined land request makes no move, and says where it stands', async ({
  leader,
  other,
  ask,
  join,
  offer,
}) => {
  await offer(other);
  await join(other, leader);
  const refused = [409, landRequestText.joined(other, leader)];
  expect(await ask('PATCH', `/lands/${other}`, { teklif_tutar: 5 })).toEqual(refused);
  expect(await ask('DELETE', `/lands/offer/${other}`)).toEqual(refused);
  expect(await ask('PATCH', `/lands/purch/${other}`)).toEqual(refused);
  expect(await ask('DELETE', `/lands/full/${other}`)).toEqual(refused);
  expect(await ask('PUT', `/lands/work/${other}`, { version: 1, assignee_id: 61 })).toEqual(refused);
});

test('its planned call sleeps while it is joined', async ({
  server,
  leader,
  other,
  join,
  separate,
  listed,
}) => {
  const { db } = server.services;
  await db.updateTable('land_requests').set({ next_call_on: '2026-01-05' }).where('id', '=', other).execute();
  expect(await listed('work=overdue')).toContain(other);
  await join(other, leader);
  expect(await listed('work=overdue')).not.toContain(other);
  await separate(other);
  expect(await listed('work=overdue')).toContain(other);
});

test('two offers that wait for an answer are never in one record', async ({
  server,
  leader,
  other,
  ask,
  join,
  offer,
  reply,
}) => {
  const token = await offer(other);
  await offer(leader);
  expect(await join(other, leader)).toEqual([409, refusals.bothOffered]);
  expect(await reply(token, 'decline')).toBe(200);
  expect(await join(other, leader)).toEqual([200, 'success']);
  const third = await server.addLandRequest();
  await offer(third);
  const fourth = await server.addLandRequest();
  await join(third, fourth);
  expect(await ask('PATCH', `/lands/${fourth}`, { teklif_tutar: 5 })).toEqual([409, refusals.pending(third)]);
});

test('only open land requests are joined, without chains, and none that has changed since', async ({
  server,
  leader,
  other,
  ask,
  join,
}) => {
  const third = await server.addLandRequest();
  expect((await join(other, other))[0]).toBe(400);
  expect((await join(other, 9_999_999))[0]).toBe(404);
  expect((await join(other, leader, { version: 2 }))[0]).toBe(409);
  expect((await join(other, leader, { joined_to_version: 2 }))[0]).toBe(409);
  await join(other, leader);
  expect(await join(third, other)).toEqual([409, landRequestText.joined(other, leader)]);
  expect(await join(other, third)).toEqual([409, landRequestText.joined(other, leader)]);
  expect(await join(leader, third)).toEqual([409, refusals.leads(leader)]);
  expect((await ask('DELETE', `/lands/joined/${other}?version=1`))[0]).toBe(409);
  await ask('DELETE', `/lands/full/${third}`);
  expect(await join(third, leader)).toEqual([409, refusals.closed(third)]);
  expect((await join(leader, third))[0]).toBe(409);
  for (let count = 1; count < maxJoined; count += 1) {
    expect(await join(await server.addLandRequest(), leader)).toEqual([200, 'success']);
  }
  expect(await join(await server.addLandRequest(), leader)).toEqual([409, refusals.full]);
});

test('when the leader is closed, the links end; separated, the other is open again', async ({
  server,
  leader,
  other,
  read,
  ask,
  join,
  separate,
  offer,
  reply,
  listed,
  waiting,
}) => {
  const before = await waiting();
  const token = await offer(other);
  await join(other, leader);
  await ask('PATCH', `/lands/purch/${leader}`);
  expect(await reply(token, 'accept')).toBe(404);
  expect(await listed('')).not.toContain(other);
  expect(await waiting()).toMatchObject({ replies: before.replies });
  await separate(other);
  expect(await listed('')).toContain(other);
  // its message waited for its ten seconds, and must not go out with a link that has ended
  const { rows } = await sql<{ ended: boolean }>`
    select expires_at <= now() as ended from outbox_messages where land_request_id = ${other}`.execute(
    server.services.db,
  );
  expect(rows).toEqual([{ ended: true }]);
  const shown = await read(other);
  expect(shown).toMatchObject({ durum: 2, teklif_tutar: 1_250_000 });
  expect(Date.parse(shown.offer_expires_at ?? '')).toBeLessThanOrEqual(Date.now());
  expect((await server.call('PATCH', `/lands/${other}`, { teklif_tutar: 5 })).statusCode).toBe(200);
});

test('an admin who is switched off gives joined land requests back too', async ({
  server,
  leader,
  other,
  ask,
  join,
}) => {
  const { id } = await server.addColleague();
  await ask('PUT', `/lands/work/${other}`, { version: 1, assignee_id: id });
  await join(other, leader);
  expect((await server.call('POST', `/team/${id}/switch-off`)).statusCode).toBe(200);
  expect((await server.call('GET', `/lands/work/${other}`)).json()).not.toHaveProperty('assignee');
});

test('the erasure of a person separates the land requests of others, which come back', async ({
  server,
  other,
  read,
  join,
  listed,
}) => {
  const phone = '0532 999 41 07';
  const { db } = server.services;
  const owned = await server.addLandRequest();
  const third = await server.addLandRequest();
  await db
    .updateTable('land_requests')
    .set({ phone, search_text: '05329994107' })
    .where('id', '=', owned)
    .execute();
  await join(other, owned);
  await join(third, owned);
  const erased = await server.call('POST', '/privacy/erase', { contact: phone });
  expect([erased.statusCode, erased.json().erased?.landRequests]).toEqual([200, 1]);
  expect(await listed('')).toEqual(expect.arrayContaining([other, third]));
  expect(await read(owned)).not.toHaveProperty('joined');
  expect(await read(other)).not.toHaveProperty('joined_to');
  expect((await server.historyOf('request', other))[0]).toMatchObject({
    action: 'separated',
    actor: { name: 'Yönetici' },
    detail: { joined_to: owned },
  });

  const joined = await server.addLandRequest();
  await db
    .updateTable('land_requests')
    .set({ phone, search_text: '05329994107' })
    .where('id', '=', joined)
    .execute();
  await join(joined, other);
  await server.call('POST', '/privacy/erase', { contact: phone });
  expect(await read(joined)).toMatchObject({ phone: '', durum: 4 });
  expect(await read(joined)).not.toHaveProperty('joined_to');
  expect(await read(other)).not.toHaveProperty('joined');
});
