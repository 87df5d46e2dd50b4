/** What two admins, or two processes, do at once with the work on a land request. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { remindOfCalls } from '../../../../server/resources/land-requests/callReminders.ts';
import { raceTest } from '../raceTest.ts';

const test = raceTest
  .extend('deniz', ({ server }) => server.addColleague())
  .extend('id', ({ server }) => server.addLandRequest())
  .extend(
    'plan',
    ({ server, id }) =>
      (plan: object, session?: Record<string, string>) =>
        server.call('PUT', `/lands/work/${id}`, { version: 1, ...plan }, session),
  )
  .extend(
    'read',
    ({ server, id }) =>
      async () =>
        (await server.call('GET', `/lands/work/${id}`)).json(),
  );

const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

test('of two who plan at once, the second is told', async ({
  server,
  deniz,
  id,
  plan,
  read,
  duringTransaction,
}) => {
  const answers = await duringTransaction({
    hold: (trx) => trx.selectFrom('land_requests').select('id').where('id', '=', id).forUpdate().execute(),
    calls: [() => plan({ assignee_id: 61 }), () => plan({ assignee_id: deniz.id }, deniz.session)],
  });
  expect(statuses(answers)).toEqual([200, 409]);
  expect((await read()).version).toBe(2);
  expect(await server.historyOf('request', id)).toHaveLength(2);
});

test('a land request is not given to somebody who is switched off meanwhile', async ({
  deniz,
  plan,
  read,
  duringTransaction,
}) => {
  const [answer] = await duringTransaction({
    hold: (trx) => trx.updateTable('users').set({ is_deleted: 1 }).where('id', '=', deniz.id).execute(),
    calls: [() => plan({ assignee_id: deniz.id })],
  });
  expect([answer?.statusCode, Object.keys(Object(answer?.json().fields))]).toEqual([400, ['assignee_id']]);
  expect(await read()).toMatchObject({ version: 1 });
});

test('switching somebody off takes back what they get at the same moment', async ({
  server,
  deniz,
  id,
  plan,
  read,
  duringTransaction,
}) => {
  const answers = await duringTransaction({
    hold: (trx) => trx.selectFrom('land_requests').select('id').where('id', '=', id).forUpdate().execute(),
    calls: [() => plan({ assignee_id: deniz.id }), () => server.call('POST', `/team/${deniz.id}/switch-off`)],
  });
  expect(answers[1]?.statusCode).toBe(200);
  expect(await read()).not.toHaveProperty('assignee');
});

test('a plan and a purchase at once leave no planned call on a purchased land request', async ({
  server,
  id,
  plan,
  read,
  duringTransaction,
}) => {
  const year = new Date().getFullYear() + 1;
  const answers = await duringTransaction({
    hold: (trx) => trx.selectFrom('land_requests').select('id').where('id', '=', id).forUpdate().execute(),
    calls: [() => server.call('PATCH', `/lands/purch/${id}`), () => plan({ next_call_on: `${year}-01-04` })],
  });
  expect(answers[0]?.statusCode).toBe(202);
  expect(await read()).not.toHaveProperty('next_call_on');
});

const morning = new Date();
morning.setUTCHours(6, 0, 0, 0);
const today = morning.toISOString().slice(0, 10);

/** Plans calls that are due this morning. @returns the ids of their land requests. */
const dueTest = test.extend('due', async ({ server, deniz, id }) => {
  const ids = [id];
  while (ids.length <= 20) ids.push(await server.addLandRequest());
  await server.services.db
    .updateTable('land_requests')
    .set({ assignee_id: deniz.id, next_call_on: today })
    .where('id', 'in', ids)
    .execute();
  return ids;
});

dueTest(
  'two processes remind of a call once',
  async ({ server, secondConnection, deniz, due, duringTransaction }) => {
    const { services } = server;
    const now = () => morning;
    await duringTransaction({
      // lets both look for due calls, and neither store an alert
      hold: (trx) => sql`lock table outbox_messages in share mode`.execute(trx),
      calls: [services.db, secondConnection.db].map((db) => () => remindOfCalls({ ...services, db, now })),
    });
    const told = services.db
      .selectFrom('outbox_messages')
      .select('body')
      .where('recipient', '=', deniz.email);
    const bodies = (await told.execute()).map(({ body }) => body);
    expect(bodies).toHaveLength(21);
    expect(new Set(bodies).size).toBe(21);
    expect(bodies.filter((body) => body.endsWith(`/${due[0]}`))).toHaveLength(1);
  },
);

dueTest(
  'a call that another process is telling of does not delay the others',
  async ({ server: { services }, deniz, due, duringTransaction }) => {
    const told = services.db.selectFrom('outbox_messages').select('id').where('recipient', '=', deniz.email);
    await duringTransaction({
      hold: (trx) =>
        trx
          .updateTable('land_requests')
          .set({ call_told_on: today })
          .where('id', '=', due[0] ?? 0)
          .execute(),
      calls: [() => remindOfCalls({ ...services, now: () => morning })],
      finish: async () => expect(await told.execute()).toHaveLength(20),
    });
    expect(await told.execute()).toHaveLength(20);
  },
);
