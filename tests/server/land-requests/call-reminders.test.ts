/** Admins are reminded of planned calls by email. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { remindOfCalls } from '../../../server/resources/land-requests/callReminders.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';

const site = 'https://arazi.example';
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+03:00`);

const test = clockServerTest(at(20, '07:59'), { PUBLIC_URL: site })
  .extend('deniz', async ({ server }) => {
    const email = `${randomUUID()}@example.com`;
    return { email, id: await server.addAdmin({ email, password: 'Kuscular.35' }) };
  })
  /** Adds a land request with a plan. @returns its id. */
  .extend('add', ({ server, deniz }) => async (day: number, assignee_id: number | undefined = deniz.id) => {
    const id = await server.addLandRequest();
    const plan = { assignee_id, next_call_on: `2026-11-${day}`, version: 1 };
    expect((await server.call('PUT', `/lands/work/${id}`, plan)).statusCode).toBe(200);
    // who is given a land request is told of that too
    const given = server.services.db.deleteFrom('outbox_messages');
    await given.where('subject', '=', 'Size bir talep atandı').execute();
    return id;
  })
  /** Reminds at a time. @returns what the outbox has for Deniz. */
  .extend('remind', ({ server, deniz, setClock }) => async (time: Date) => {
    setClock(time);
    await remindOfCalls(server.services);
    const messages = server.services.db.selectFrom('outbox_messages').selectAll();
    return await messages.where('recipient', '=', deniz.email).orderBy('id').execute();
  });

test('a call that is due is told from eight in the morning, once', async ({ add, remind }) => {
  await add(20);
  expect(await remind(at(20, '07:59'))).toEqual([]);
  expect(await remind(at(20, '08:00'))).toHaveLength(1);
  expect(await remind(at(20, '09:00'))).toHaveLength(1);
  expect(await remind(at(21, '09:00'))).toHaveLength(1);
});

test('a call that is planned anew is told on its new day, once a day', async ({ server, add, remind }) => {
  const id = await add(20);
  await remind(at(20, '08:00'));
  const plan = (day: number, version: number) =>
    server.call('PUT', `/lands/work/${id}`, { assignee_id: 61, next_call_on: `2026-11-${day}`, version });
  await plan(21, 2);
  await plan(20, 3);
  const told = async () => {
    const messages = server.services.db.selectFrom('outbox_messages').select('body');
    return (await messages.where('body', 'like', `%/${id}`).execute()).length;
  };
  await remind(at(20, '10:00'));
  expect(await told()).toBe(1);
  await plan(22, 4);
  await remind(at(22, '08:00'));
  expect(await told()).toBe(2);
});

test('the reminder of a call with an hour names it', async ({ server, add, remind }) => {
  const id = await add(20);
  const timed = { next_call_on: '2026-11-20', next_call_time: '18:00' };
  const { assignee } = (await server.call('GET', `/lands/work/${id}`)).json();
  await server.call('PUT', `/lands/work/${id}`, { assignee_id: assignee.id, ...timed, version: 2 });
  const [message] = await remind(at(20, '08:00'));
  expect(message?.body).toMatch(/^Bugün aranacak \(T-\d+\), saat 18:00: Ayşe Yılmaz/);
});

test('nobody is told of a call without a person, of a later day, or of a closed land request', async ({
  server,
  deniz,
  add,
  remind,
}) => {
  const unassigned = await server.addLandRequest();
  await server.call('PUT', `/lands/work/${unassigned}`, { next_call_on: '2026-11-20', version: 1 });
  await add(21);
  for (const [method, path] of [
    ['PATCH', 'purch'],
    ['DELETE', 'full'],
  ] as const)
    await server.call(method, `/lands/${path}/${await add(20)}`);
  expect(await remind(at(20, '12:00'))).toEqual([]);

  // whoever gets it later is told then
  const given = { assignee_id: deniz.id, next_call_on: '2026-11-20', version: 2 };
  expect((await server.call('PUT', `/lands/work/${unassigned}`, given)).statusCode).toBe(200);
  const told = (await remind(at(20, '12:01'))).map(({ subject }) => subject);
  expect(told).toEqual(['Size bir talep atandı', 'Bugün aranacak talep']);
});

test('many calls of a morning go out as one summary', async ({ server, deniz, add, remind }) => {
  const ids: number[] = [];
  for (let number = 1; number <= 7; number++) ids.push(await add(20));
  expect(await remind(at(20, '08:00'))).toHaveLength(7);
  const delivered: { subject: string; body: string }[] = [];
  const outbox = createOutbox(
    server.services.db,
    async ({ to, subject, body }) => {
      if (to === deniz.email) delivered.push({ subject, body });
    },
    () => undefined,
  );
  outbox.start();
  await expect.poll(() => delivered).toHaveLength(1);
  await outbox.stop();
  const lines = ids.map(
    (id) =>
      `Bugün aranacak (T-${id}): Ayşe Yılmaz, (0532) 000 00 00, İzmir, Urla, Bademler Mah. 101 ada 7 parsel`,
  );
  expect(delivered[0]).toEqual({
    subject: '7 yeni bildirim',
    body: ['Aranacaklar: 7 arazi talebi', ...lines, `${site}/admin/new-land?work=mine`].join('\n'),
  });
  expect((await remind(at(20, '08:05'))).filter(({ state }) => state === 'waiting')).toEqual([]);
});

test('more calls than fit into one transaction are all told of', async ({ server, deniz, add, remind }) => {
  const id = await add(20);
  const { db } = server.services;
  const {
    id: _,
    phone_key: __,
    ada_sort: ___,
    idempotency_key: ____,
    ...row
  } = await db.selectFrom('land_requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const copies = Array.from({ length: 204 }, () => ({
    ...row,
    next_call_on: '2026-11-20',
    call_told_on: null,
  }));
  await db.insertInto('land_requests').values(copies).execute();
  expect(await remind(at(20, '08:00'))).toHaveLength(205);
  await db.updateTable('land_requests').set({ durum: 4 }).where('assignee_id', '=', deniz.id).execute();
});
