/** What becomes of a message once a gateway reports on it, by a push or because it was asked. */
import { expect, onTestFinished } from 'vitest';
import { createNetgsm } from '../../../../server/outbox/gateways/netgsm.ts';
import { createReportAsker } from '../../../../server/outbox/reportAsker.ts';
import { startRecordServer } from '../../fixtures/recordServer.ts';
import { recordTest } from '../../fixtures/recordTest.ts';
import { account, startFakeGateway } from './fakeGateway.ts';

const secret = 'rapor-adresi-8f3a1c';
const owner = '(0532) 000 00 00';

const test = recordTest
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startRecordServer({ environment: { SMS_REPORT_SECRET: secret } });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('outbox', async ({ server }) => {
    const { db, outbox } = server.services;
    await db.deleteFrom('outbox_messages').execute();
    await db.deleteFrom('gateway_accounts').execute();
    return {
      /** Stores a message that a gateway has taken. */
      async taken(gateway: string, gateway_reference: string, delivered_at: Date | null = new Date()) {
        await outbox.add(db, { kind: 'offerMade', to: owner, subject: 'Teklif', body: '5 TL' });
        const change = { gateway, gateway_reference, delivered_at, report_due_at: new Date(0) };
        const newest = db.selectFrom('outbox_messages').select('id').orderBy('id', 'desc').limit(1);
        return await db
          .updateTable('outbox_messages')
          .set(change)
          .where('id', '=', newest)
          .returningAll()
          .executeTakeFirstOrThrow();
      },
      rows: () => db.selectFrom('outbox_messages').selectAll().orderBy('id').execute(),
      row: () => db.selectFrom('outbox_messages').selectAll().executeTakeFirstOrThrow(),
      push: (body: object, key = secret) => server.call('POST', `/reports/${key}`, body, {}),
    };
  });

const verimor = (change: object) => ({
  type: 'outbound',
  campaign_id: 20121,
  dest: '905320000000',
  size: 2,
  credits: 2,
  gsm_error: '0',
  ...change,
});

test('a push with a wrong secret changes nothing', async ({ server, outbox }) => {
  await outbox.taken('verimor', '20121');
  const body = [verimor({ status: 'DELIVERED' })];
  for (const key of [`${secret}x`, secret.slice(1), 'x'])
    expect((await outbox.push(body, key)).statusCode).toBe(404);
  expect((await outbox.row()).state).toBe('sent');
  const without = await startRecordServer();
  onTestFinished(() => without.stop());
  expect((await without.call('POST', `/reports/${secret}`, body, {})).statusCode).toBe(404);
  expect(server.logLines.join('')).not.toContain(secret);
});

test.for([
  ['a list of Verimor', 'verimor', [verimor({ status: 'DELIVERED' })]],
  ['a report of İleti Merkezi', 'iletimerkezi', { report: { packet_id: 20121, status: 'delivered' } }],
  ['the jobs of NetGSM', 'netgsm', { jobs: [{ jobid: '20121', status: 1 }] }],
  ['a list of NetGSM’s jobs', 'netgsm', [{ jobid: '20121', status: '1' }]],
  ['one job of NetGSM', 'netgsm', { jobid: '20121', status: 1 }],
] as const)('%s says that a message was delivered', async ([, gateway, body], { outbox }) => {
  await outbox.taken(gateway, '20121');
  const other = gateway === 'verimor' ? 'netgsm' : 'verimor';
  // ids of two gateways may be the same
  await outbox.taken(other, '20121');
  const answer = await outbox.push(body);
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'success' }]);
  expect((await outbox.rows()).map(({ state }) => state)).toEqual(['delivered', 'sent']);
});

test('what was final stays, however reports are repeated and ordered', async ({ server, outbox }) => {
  await outbox.taken('verimor', '20121');
  await outbox.push([verimor({ status: 'WAITING', credits: undefined })]);
  expect(await outbox.row()).toMatchObject({ state: 'sent', parts: 2, cost: null });
  const failed = [verimor({ status: 'NOT_DELIVERED', gsm_error: '6' })];
  for (const body of [failed, failed, [verimor({ status: 'DELIVERED' })], [verimor({ status: 'SENDING' })]])
    expect((await outbox.push(body)).statusCode).toBe(200);
  const [message] = (await server.call('GET', '/outbox?state=undelivered')).json();
  expect(message).toMatchObject({
    state: 'givenUp',
    sent_at: expect.any(String),
    parts: 2,
    cost: 2,
    last_error: expect.stringContaining('telefon kapalı'),
  });
  expect((await outbox.row()).report_due_at).toBeNull();
});

test('a report that comes before the answer of the sending keeps the message from going out again', async ({
  outbox,
}) => {
  const { delivery_key } = await outbox.taken('verimor', 'lost', null);
  await outbox.push([verimor({ campaign_custom_id: delivery_key, status: 'WAITING' })]);
  expect(await outbox.row()).toMatchObject({ state: 'sent', delivered_at: expect.any(Date) });
});

test.for([
  ['no report', { hello: 'world' }],
  ['a list of nothing', [null, 1, 'DELIVERED', []]],
  ['a report of a message that is not ours', [verimor({ campaign_id: 1, status: 'DELIVERED' })]],
  ['a received text', [{ type: 'inbound', source_addr: '905320000000', content: 'Olur' }]],
  ['a key that is none', [verimor({ campaign_custom_id: "' or 1=1", status: 'DELIVERED', campaign_id: 1 })]],
] as const)('%s is ignored', async ([, body], { server, outbox }) => {
  await outbox.taken('verimor', '20121');
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/reports/${secret}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  expect(answer.statusCode).toBe(200);
  expect((await outbox.row()).state).toBe('sent');
});

test('a message that is sent again takes no report of before', async ({ server, outbox }) => {
  const { id, delivery_key } = await outbox.taken('verimor', '20121');
  await outbox.push([verimor({ status: 'EXPIRED' })]);
  expect((await server.call('POST', `/outbox/${id}/resend`)).statusCode).toBe(202);
  expect(await outbox.row()).toMatchObject({ state: 'waiting', parts: null, cost: null, last_error: null });
  await outbox.push([verimor({ campaign_custom_id: delivery_key, status: 'DELIVERED' })]);
  expect((await outbox.row()).state).toBe('waiting');
});

test('a number that gets nothing is marked on its records, until a message arrives', async ({
  server,
  outbox,
}) => {
  const landRequest = await server.addLandRequest();
  const contact = { name: 'Ayşe', last_name: 'Yılmaz', phone: '+90 532 000 00 00', subject: 'Tapu' };
  await server.call('POST', '/users/contact', { ...contact, message: 'Merhaba' }, {});
  const [{ id: message }] = (await server.call('GET', '/contact-messages')).json();
  const marks = async () => [
    (await server.call('GET', `/lands/full/${landRequest}`)).json()[0].sms_unreachable,
    (await server.call('GET', `/contact-messages/${message}`)).json().sms_unreachable,
  ];
  await outbox.taken('verimor', '20121');
  expect(await marks()).toEqual([undefined, undefined]);
  await outbox.push([verimor({ status: 'NOT_DELIVERED', gsm_error: '1' })]);
  expect(await marks()).toEqual([true, true]);
  await outbox.taken('verimor', '20122');
  await outbox.push([verimor({ campaign_id: 20122, status: 'DELIVERED' })]);
  expect(await marks()).toEqual([undefined, undefined]);
});

test('an erased message keeps nothing of a report, and takes none', async ({ server, outbox }) => {
  await server.addLandRequest();
  await outbox.taken('verimor', '20121');
  await outbox.push([verimor({ status: 'INVALID_DESTINATION_ADDRESS' })]);
  expect((await server.call('POST', '/privacy/erase', { contact: owner })).statusCode).toBe(200);
  const erased = await outbox.row();
  expect(erased).toMatchObject({ state: 'erased', dead_number: null, last_error: null, report_due_at: null });
  await outbox.push([verimor({ status: 'DELIVERED' })]);
  expect(await outbox.row()).toEqual(erased);
});

test('two processes ask once, for many messages in one call, and again after a growing wait', async ({
  server,
  outbox,
}) => {
  const jobs = [
    { jobid: '1', status: 1 },
    { jobid: '2', status: 0 },
    { jobid: '3', status: 3 },
  ];
  const gateway = await startFakeGateway([200, { jobs }], [200, { code: '80' }]);
  const { db } = server.services;
  const askers = [0, 1].map(() =>
    createReportAsker(db, createNetgsm(account('netgsm', gateway.url)), (error) => {
      throw error;
    }),
  );
  for (const reference of ['1', '2', '3']) await outbox.taken('netgsm', reference);
  await Promise.all(askers.map((asker) => asker.ask()));
  expect(gateway.calls).toHaveLength(1);
  const [arrived, open, dead] = await outbox.rows();
  expect([arrived?.state, open?.state, dead?.state]).toEqual(['delivered', 'sent', 'givenUp']);
  expect([arrived?.report_due_at, dead?.report_due_at]).toEqual([null, null]);
  expect(open?.report_due_at?.getTime()).toBeGreaterThan(Date.now());

  // none is due, and then the gateway wants fewer questions
  await askers[0]?.ask();
  await db
    .updateTable('gateway_accounts')
    .set({ ask_after: new Date(0) })
    .execute();
  await askers[0]?.ask();
  expect(gateway.calls).toHaveLength(1);
  await db
    .updateTable('outbox_messages')
    .set({ report_due_at: new Date(0) })
    .where('id', '=', open?.id ?? 0)
    .execute();
  await askers[1]?.ask();
  expect(gateway.calls).toHaveLength(2);
  const { ask_after } = await db.selectFrom('gateway_accounts').select('ask_after').executeTakeFirstOrThrow();
  expect(ask_after.getTime()).toBeGreaterThan(Date.now() + 200_000);
});

test('a message is asked about for three days', async ({ server, outbox }) => {
  const gateway = await startFakeGateway([200, { jobs: [] }]);
  await outbox.taken('netgsm', '1', new Date(Date.now() - 4 * 24 * 3600_000));
  await createReportAsker(
    server.services.db,
    createNetgsm(account('netgsm', gateway.url)),
    () => undefined,
  ).ask();
  expect(gateway.calls).toHaveLength(1);
  expect(await outbox.row()).toMatchObject({ state: 'sent', report_due_at: null });
});
