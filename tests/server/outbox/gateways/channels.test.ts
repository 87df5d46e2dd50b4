/** From the outbox to the gateway and back: what each end does to a message, and to the panel. */
import { expect, onTestFinished, test } from 'vitest';
import type { SmsProvider } from '../../../../server/config/smsConfig.ts';
import { startRecordServer } from '../../fixtures/recordServer.ts';
import { startFakeGateway } from './fakeGateway.ts';

const message = { kind: 'offerMade', to: '0532 000 00 00', subject: 'Teklif', body: '5 ₺…' } as const;
const secondsFromNow = (date: Date) => (date.getTime() - Date.now()) / 1000;

async function startServer(provider: SmsProvider, apiUrl: string) {
  const server = await startRecordServer({
    environment: {
      PUBLIC_URL: 'https://arazi.example',
      SMS_PROVIDER: provider,
      SMS_USER: '908501112233',
      SMS_PASSWORD: 'gizli',
      SMS_HEADER: 'ISIKARAZI',
      SMS_API_URL: apiUrl,
    },
  });
  onTestFinished(() => server.stop());
  const { db, outbox } = server.services;
  await db.deleteFrom('outbox_messages').execute();
  await outbox.add(db, message);
  outbox.start();
  onTestFinished(() => outbox.stop());
  const row = () => db.selectFrom('outbox_messages').selectAll().executeTakeFirstOrThrow();
  const again = async () => {
    await db
      .updateTable('outbox_messages')
      .set({ next_attempt_at: new Date(0) })
      .execute();
    outbox.wake();
  };
  const waiting = async () => (await server.call('GET', '/waiting')).json();
  return { ...server, row, again, waiting };
}

test('a refused account is shown, and the message goes out once it is accepted', async () => {
  const gateway = await startFakeGateway([406, { code: '40' }], [200, { code: '00', jobid: '5' }]);
  const server = await startServer('netgsm', gateway.url);
  await expect.poll(async () => (await server.row()).state).toBe('failed');
  const { last_error, next_attempt_at } = await server.row();
  expect(last_error).toBe('SMS başlığı NetGSM’de tanımlı değil (40)');
  expect(secondsFromNow(next_attempt_at)).toBeGreaterThan(250);
  expect((await server.waiting()).sms).toEqual({ since: expect.any(String), reason: last_error });
  expect(server.logLines.join('')).toContain('the SMS gateway refuses the account');
  await server.again();
  await expect.poll(async () => (await server.row()).state).toBe('sent');
  expect(await server.row()).toMatchObject({ gateway: 'netgsm', gateway_reference: '5', parts: 1 });
  expect(await server.waiting()).not.toHaveProperty('sms');
  // in ASCII, where the tables lack a character
  expect(gateway.calls[0]?.body).toMatchObject({ messages: [{ msg: '5 TL...' }] });
});

test('a message whose answer was lost is asked for, and not sent a second time', async () => {
  const campaign = [{ campaign_id: 20121, status: 'WAITING' }];
  const gateway = await startFakeGateway('closes', [200, campaign]);
  const server = await startServer('verimor', gateway.url);
  await expect.poll(async () => (await server.row()).state).toBe('failed');
  await server.again();
  await expect.poll(async () => (await server.row()).state).toBe('sent');
  const { delivery_key, gateway_reference } = await server.row();
  expect(gateway_reference).toBe('20121');
  expect(gateway.calls.map(({ path }) => path)).toEqual(['/v2/send.json', '/v2/status']);
  expect(gateway.calls[1]?.query.custom_id).toBe(delivery_key);
});

test('a message that the gateway has never taken is sent again', async () => {
  const gateway = await startFakeGateway('closes', [404, 'yok'], [200, '20122']);
  const server = await startServer('verimor', gateway.url);
  await expect.poll(async () => (await server.row()).state).toBe('failed');
  await server.again();
  await expect.poll(async () => (await server.row()).state).toBe('sent');
  expect(gateway.calls).toHaveLength(3);
});

test('where nobody can tell any more, a message is not sent a second time', async () => {
  const gateway = await startFakeGateway('closes');
  const server = await startServer('iletimerkezi', gateway.url);
  await expect.poll(async () => (await server.row()).state).toBe('failed');
  const longAgo = new Date(Date.now() - 660_000);
  await server.services.db.updateTable('outbox_messages').set({ unknown_since: longAgo }).execute();
  await server.again();
  await expect.poll(async () => (await server.row()).state).toBe('givenUp');
  expect((await server.row()).last_error).toContain('iki kez gitmemesi için');
  expect(gateway.calls).toHaveLength(1);
});

test('what is known of the last attempt says nothing of an earlier one', async () => {
  const busy = { response: { status: { code: 402 } } };
  const gateway = await startFakeGateway('closes', [402, busy]);
  const server = await startServer('iletimerkezi', gateway.url);
  await expect.poll(async () => (await server.row()).state).toBe('failed');
  const { unknown_since } = await server.row();
  await server.again();
  await expect.poll(async () => (await server.row()).last_error).toContain('(402)');
  expect([unknown_since, (await server.row()).unknown_since]).toEqual([unknown_since, expect.any(Date)]);
  expect((await server.row()).unknown_since).toEqual(unknown_since);
});
