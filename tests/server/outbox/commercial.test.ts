/** Commercial text messages: what tells a gateway of them, and what a refusal ends. */
import { expect, onTestFinished } from 'vitest';
import type { OutboxTable } from '../../../server/database/tables/outbox.ts';
import { createChannels } from '../../../server/outbox/channels.ts';
import { storeReport } from '../../../server/outbox/deliveryReports.ts';
import { deliveryText } from '../../../server/outbox/deliveryText.ts';
import { createGateway } from '../../../server/outbox/gateways/createGateway.ts';
import { readNetgsmReport } from '../../../server/outbox/gateways/netgsm.ts';
import { readVerimorReport } from '../../../server/outbox/gateways/verimor.ts';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { recordTest } from '../fixtures/recordTest.ts';
import { account, sms, soon, startFakeGateway } from './gateways/fakeGateway.ts';

const phone = '0532 111 22 33';
const test = recordTest.extend('add', async ({ server }) => {
  const { db } = server.services;
  await db.deleteFrom('outbox_messages').execute();
  await db.deleteFrom('commercial_refusals').execute();
  return async (kind: OutboxTable['kind'], recipient: string, change: object = {}) => {
    const words = { subject: 'Konu', body: 'Metin', search_text: '', channel: 'sms' } as const;
    return await db
      .insertInto('outbox_messages')
      .values({ kind, recipient, ...words, ...change })
      .returning(['id', 'delivery_key'])
      .executeTakeFirstOrThrow();
  };
});

test.for([
  ['netgsm', { iysfilter: '0' }, { iysfilter: '11' }],
  [
    'iletimerkezi',
    { request: { order: { iys: '0' } } },
    { request: { order: { iys: '1', iysList: 'BIREYSEL' } } },
  ],
  ['verimor', { is_commercial: false }, { is_commercial: true, iys_recipient_type: 'BIREYSEL' }],
] as const)('%s is told whether a message is commercial', async ([provider, information, commercial]) => {
  const { url, calls } = await startFakeGateway([200, '1']);
  const gateway = createGateway(account(provider, url));
  await gateway.send(sms, soon());
  await gateway.send({ ...sms, messageClass: 'commercial' }, soon());
  expect(calls.map(({ body }) => body)).toMatchObject([information, commercial]);
});

test('a webhook is told of a commercial message alone', async () => {
  const { url, calls } = await startFakeGateway([200, '1']);
  const gateway = createGateway({ provider: 'webhook', url, token: undefined });
  await gateway.send(sms, soon());
  await gateway.send({ ...sms, messageClass: 'commercial' }, soon());
  const words = { to: sms.to, text: sms.text };
  expect(calls.map(({ body }) => body)).toEqual([words, { ...words, commercial: true }]);
});

const refusals = {
  netgsm: (key: string) => readNetgsmReport({ jobid: '1', status: 16, referansID: key }),
  verimor: (key: string) =>
    readVerimorReport({ campaign_id: 1, campaign_custom_id: key, status: 'NOT_ALLOWED_BY_IYS' }),
} as const;

test.for(['netgsm', 'verimor'] as const)(
  'a refusal that %s reports ends commercial messages to the number, and no information',
  async (provider, { server, add }) => {
    const { db } = server.services;
    const told = async (kind: OutboxTable['kind']) => {
      const { delivery_key } = await add(kind, phone, { delivered_at: new Date() });
      const report = refusals[provider](delivery_key);
      if (report) await storeReport(db, { provider, report });
    };
    const refused = () => db.selectFrom('commercial_refusals').select(['phone_key', 'gateway']).execute();
    // a gateway that looks for consents to information is set up wrongly
    await told('offerMade');
    expect(await refused()).toEqual([]);
    await told('savedSearch');
    await told('savedSearch');
    expect(await refused()).toEqual([{ phone_key: '+905321112233', gateway: provider }]);

    const commercial = await add('savedSearch', '+90 (532) 111 22 33');
    const information = await add('offerMade', phone);
    const { url, calls } = await startFakeGateway([200, { code: '00', jobid: '7' }]);
    const config = { ...server.services.config };
    const deliver = createChannels(
      { messages: { ...config.messages, sms: account('netgsm', url) } },
      server.app.log,
    );
    const outbox = createOutbox(db, deliver, () => undefined);
    onTestFinished(() => outbox.stop());
    outbox.start();
    const rowOf = ({ id }: { id: number }) =>
      db.selectFrom('outbox_messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await expect.poll(async () => (await rowOf(commercial)).state).toBe('givenUp');
    await expect.poll(async () => (await rowOf(information)).state).toBe('sent');
    expect((await rowOf(commercial)).last_error).toBe(deliveryText.refusesCommercial);
    expect(calls).toHaveLength(1);
  },
);

test('a number on the block list of a gateway gets no commercial message any more', async ({
  server,
  add,
}) => {
  const { db } = server.services;
  const { url } = await startFakeGateway([466, { response: { status: { code: 466 } } }]);
  const messages = { ...server.services.config.messages, sms: account('iletimerkezi', url) };
  const outbox = createOutbox(db, createChannels({ messages }, server.app.log), () => undefined);
  onTestFinished(() => outbox.stop());
  await add('savedSearch', phone);
  outbox.start();
  const refused = () => db.selectFrom('commercial_refusals').select('gateway').execute();
  await expect.poll(refused).toEqual([{ gateway: 'iletimerkezi' }]);
});

test('a refusal is handed over, and erased with the person', async ({ server, add }) => {
  const { db } = server.services;
  const id = await server.addConsultant({ email: 'ret@example.com', is_deleted: 1 });
  await db.updateTable('users').set({ phone }).where('id', '=', id).execute();
  const { delivery_key } = await add('savedSearch', phone, { delivered_at: new Date() });
  const report = refusals.netgsm(delivery_key);
  if (report) await storeReport(db, { provider: 'netgsm', report });
  const exported = await server.call('POST', '/privacy/export', { contact: phone });
  expect(exported.json().commercialRefusals).toMatchObject([{ phone: '+905321112233', gateway: 'netgsm' }]);
  expect((await server.call('POST', '/privacy/erase', { contact: phone })).statusCode).toBe(200);
  expect(await db.selectFrom('commercial_refusals').selectAll().execute()).toEqual([]);
});
