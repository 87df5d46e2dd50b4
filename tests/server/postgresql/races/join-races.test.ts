/** What two admins, or an admin and an owner, do at once with land requests that repeat one another. */
import { expect } from 'vitest';
import { raceTest } from '../raceTest.ts';

const test = raceTest
  .extend('one', ({ server }) => server.addLandRequest())
  .extend('other', ({ server }) => server.addLandRequest())
  .extend(
    'join',
    ({ server }) =>
      (id: number, joined_to: number) =>
        server.call('PUT', `/lands/joined/${id}`, { joined_to }),
  )
  .extend('leaders', ({ server, one, other }) => async () => {
    const rows = await server.services.db
      .selectFrom('land_requests')
      .select(['id', 'joined_to'])
      .where('id', 'in', [one, other])
      .execute();
    return new Map(rows.map(({ id, joined_to }) => [id, joined_to]));
  })
  /** The token of an open link to an offer for `other`. */
  .extend('token', async ({ server, other }) => {
    await server.call('PATCH', `/lands/${other}`, { teklif_tutar: 1_250_000 });
    const { body } = await server.services.db
      .selectFrom('outbox_messages')
      .select('body')
      .where('land_request_id', '=', other)
      .executeTakeFirstOrThrow();
    return /\/teklif\/([\w-]+)$/.exec(body)?.[1] ?? 'no link';
  })
  /** Runs the calls while the land request is locked, so that all of them wait at once. */
  .extend(
    'whileLocked',
    ({ duringTransaction }) =>
      async (id: number, ...calls: (() => Promise<{ statusCode: number }>)[]) => {
        const answers = await duringTransaction({
          hold: (trx) =>
            trx.selectFrom('land_requests').select('id').where('id', '=', id).forUpdate().execute(),
          calls,
        });
        return answers.map(({ statusCode }) => statusCode);
      },
  );

test('of two land requests that are joined to each other at once, one leads', async ({
  one,
  other,
  join,
  leaders,
  whileLocked,
}) => {
  const lead = () => join(one, other);
  const follow = () => join(other, one);
  for (const locked of [one, other]) {
    const statuses = await whileLocked(locked, lead, follow);
    const found = await leaders();
    if (locked === one) expect(statuses.toSorted()).toEqual([200, 409]);
    const joined = [...found].filter(([, leader]) => leader !== null);
    expect(joined).toHaveLength(1);
  }
});

test('two who join the same at once both succeed, and it is told once', async ({
  server,
  one,
  other,
  join,
  whileLocked,
}) => {
  const statuses = await whileLocked(
    other,
    () => join(other, one),
    () => join(other, one),
  );
  expect(statuses).toEqual([200, 200]);
  const actions = (await server.historyOf('request', other)).map(({ action }) => action);
  expect(actions).toEqual(['joined', 'received']);
});

test('a reply stands in the leader, whether the joining was before it or after it', async ({
  server,
  one,
  other,
  token,
  join,
  whileLocked,
}) => {
  const reply = () => server.call('POST', `/offers/${token}/reply`, { reply: 'accept' }, {});
  for (const locked of [one, other]) {
    await server.call('DELETE', `/lands/joined/${other}`);
    expect(await whileLocked(locked, () => join(other, one), reply)).toEqual([200, 200]);
    const [shown] = (await server.call('GET', `/lands/full/${one}`)).json();
    expect(shown).toMatchObject({ owner_reply: { reply: 'accept' }, reply_from: other });
  }
});

test('separating, a reply, an offer of the leader and its taking back at once wait for each other without a deadlock', async ({
  server,
  one,
  other,
  token,
  join,
  whileLocked,
}) => {
  await join(other, one);
  const statuses = await whileLocked(
    one,
    () => server.call('DELETE', `/lands/joined/${other}`),
    () => server.call('POST', `/offers/${token}/reply`, { reply: 'decline' }, {}),
    () => server.call('PATCH', `/lands/${one}`, { teklif_tutar: 5 }),
    () => server.call('DELETE', `/lands/offer/${one}`),
    () => server.call('POST', `/lands/notes/${one}`, { text: 'Arandı' }),
  );
  for (const status of statuses) expect([200, 409]).toContain(status);
});
