import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { test as base, expect, onTestFinished, vi } from 'vitest';
import { summariseAlerts } from '../../../server/outbox/alerts.ts';
import type { Deliver } from '../../../server/outbox/deliveryEnds.ts';
import { deliveryText } from '../../../server/outbox/deliveryText.ts';
import { addMessage } from '../../../server/outbox/message.ts';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { ownerName, sampleLandRequest } from '../../sampleLandRequest.ts';
import { bademlerId, startRecordServer, urlaId } from '../fixtures/recordServer.ts';

const [email, phone] = ['ofis@example.com', '+90 532 999 88 77'];
const site = 'https://arazi.example';
const noon = new Date('2026-11-20T12:00:00+03:00');

const test = base
  .extend('clock', { scope: 'file' }, () => ({ now: noon }))
  .extend('server', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
    const server = await startRecordServer({
      environment: {
        ALERT_TO: `${email}, ${phone}`,
        OWNER_RECEIPT: 'on',
        PUBLIC_URL: site,
        CONTACT_EMAIL: email,
      },
      now: () => clock.now,
    });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('messages', ({ server }) => (kind: 'alert' | 'landRequestReceived' = 'alert') => {
    const messages = server.services.db.selectFrom('outbox_messages').selectAll();
    return messages.where('kind', '=', kind).orderBy('id').execute();
  })
  .extend('sendLandRequest', ({ server }) => async (user: object = {}, headers: object = {}) => {
    const payload = { ...sampleLandRequest, il: 35, ilce: urlaId, mahalle: bademlerId };
    const answer = await server.call(
      'POST',
      '/lands/all',
      { ...payload, user: { ...payload.user, ...user } },
      { ...server.publicHeaders, ...headers },
    );
    expect(answer.statusCode).toBe(200);
  })
  /** Delivers through a channel until the test ends. */
  .extend('deliverThrough', ({ server: { services } }) => (deliver: Deliver) => {
    const outbox = createOutbox(services.db, deliver, () => undefined);
    outbox.start();
    onTestFinished(() => outbox.stop());
    return outbox;
  });
test.beforeEach(async ({ server, clock }) => {
  clock.now = noon;
  await server.services.db.deleteFrom('outbox_messages').execute();
});

test('the alerts of a land request go out before the outbox’s next round', async ({
  server,
  sendLandRequest,
}) => {
  const wake = vi.spyOn(server.services.outbox, 'wake');
  onTestFinished(() => wake.mockRestore());
  await sendLandRequest();
  expect(wake).toHaveBeenCalledOnce();
});

test('a land request that is sent again under its key is told of once', async ({
  sendLandRequest,
  messages,
}) => {
  const headers = { 'idempotency-key': randomUUID() };
  await sendLandRequest({}, headers);
  await sendLandRequest({}, headers);
  expect(await messages()).toHaveLength(2);
});

test('a contact message is told to those who do not get the message itself', async ({ server, messages }) => {
  const message = {
    name: 'Hasan',
    last_name: 'Aydın',
    subject: 'Hisseli tapu',
    message: 'Teklif alabilir miyim?',
    phone: '(0535) 000 00 00',
  };
  expect((await server.call('POST', '/users/contact', message, {})).statusCode).toBe(200);
  expect(await messages()).toMatchObject([{ recipient: phone }]);
});

test('an alert that a summary has replaced is not stored again the same day', async ({
  server,
  messages,
}) => {
  const { db } = server.services;
  const arrival = { kind: 'application', list: site } as const;
  const add = (number: number) =>
    addMessage(db, {
      kind: 'alert',
      to: email,
      subject: 'Başvuru',
      body: `${number}`,
      alerts: [{ ...arrival, line: `${number}` }],
      onceKey: `application ${number}`,
    });
  // the second summary replaces the first one
  for (const first of [1, 11]) {
    for (let number = first; number < first + 7; number += 1) expect(await add(number)).toBe(true);
    await summariseAlerts(db, sql`true`);
    expect(await messages()).toHaveLength(1);
  }
  expect(await add(2)).toBe(false);
  expect(await add(12)).toBe(false);
  expect(await add(20)).toBe(true);
});

test('five alerts go out alone, and what follows within ten minutes goes out as one summary', async ({
  server,
  sendLandRequest,
  messages,
  deliverThrough,
}) => {
  const { db } = server.services;
  const delivered: string[] = [];
  const deliver: Deliver = async ({ kind, to, body }) => {
    if (kind === 'alert' && to === email) delivered.push(body);
  };
  const outbox = deliverThrough(deliver);
  for (let number = 1; number <= 5; number++) {
    await sendLandRequest({ name: ownerName(number) });
    outbox.wake();
    await expect.poll(() => delivered.length).toBe(number);
  }
  for (let number = 6; number <= 8; number++) await sendLandRequest({ name: ownerName(number) });
  const waiting = async () =>
    (await messages()).filter(({ recipient, state }) => recipient === email && state === 'waiting');
  outbox.wake();
  await pause(100);
  expect(await waiting()).toHaveLength(3);
  expect(delivered).toHaveLength(5);
  // a round that began before the change and ended after it would send one of the three alone
  await outbox.stop();

  // the first of the five no longer counts
  const [first] = await messages();
  await db
    .updateTable('outbox_messages')
    .set({ delivered_at: new Date(Date.now() - 11 * 60_000) })
    .where('id', '=', first?.id ?? 0)
    .execute();
  deliverThrough(deliver);
  await expect.poll(waiting).toEqual([]);
  const [summary, ...others] = delivered.slice(5);
  expect(others).toEqual([]);
  for (const number of [6, 7, 8]) expect(summary).toContain(ownerName(number));
});

test('an alert that cannot be delivered does not hold up a land request', async ({
  sendLandRequest,
  deliverThrough,
  messages,
}) => {
  const outbox = deliverThrough(() => Promise.reject(new Error('offline')));
  await sendLandRequest();
  outbox.wake();
  await expect.poll(async () => (await messages()).map(({ state }) => state)).toEqual(['failed', 'failed']);
  await sendLandRequest();
});

test('an owner with a Turkish mobile number gets one receipt a day', async ({
  clock,
  sendLandRequest,
  messages,
}) => {
  await sendLandRequest();
  await sendLandRequest({ phone: '+90 532 000 0000' });
  // a repeat is kept for the office to see
  expect(await messages('landRequestReceived')).toMatchObject([
    { recipient: '+905320000000', state: 'waiting' },
    { recipient: '+905320000000', state: 'givenUp', last_error: deliveryText.oncePerDay },
  ]);
  // midnight in Turkey
  clock.now = new Date('2026-11-20T21:00:00Z');
  await sendLandRequest();
  expect((await messages('landRequestReceived'))[2]).toMatchObject({ state: 'waiting' });
});

test.for(['(0232) 000 00 00', '+49 151 0000000', 'yok'])(
  'the phone %s gets no receipt',
  async (other, { sendLandRequest, messages }) => {
    await sendLandRequest({ phone: other });
    expect(await messages('landRequestReceived')).toEqual([]);
  },
);

test('without the settings nobody is told, and a land request leaves the outbox alone', async () => {
  const server = await startRecordServer();
  onTestFinished(() => server.stop());
  const wake = vi.spyOn(server.services.outbox, 'wake');
  await server.addLandRequest();
  expect(wake).not.toHaveBeenCalled();
  await server.sendApplication('sessiz@example.com');
  const kinds = await server.services.db.selectFrom('outbox_messages').select('kind').distinct().execute();
  expect(kinds).toEqual([{ kind: 'applicationReceived' }]);
});

test('half a character in a form neither refuses it nor breaks an alert', async ({
  sendLandRequest,
  messages,
}) => {
  await sendLandRequest({ phone: '0532\ud800 Yeni arazi talebi: Sahte' });
  expect((await messages())[0]?.body.split('\n')).toEqual([
    expect.stringMatching(/^Yeni arazi talebi T-\d+: Ayşe Yılmaz, 0532\ufffd Yeni arazi talebi: Sahte$/),
    'İzmir, Urla, Bademler Mah. 101 ada 7 parsel',
    expect.stringContaining(site),
  ]);
});

test('an alert that an admin sends again stays a message of its own', async ({
  server,
  sendLandRequest,
  messages,
  deliverThrough,
}) => {
  const outbox = deliverThrough(async () => undefined);
  await sendLandRequest();
  outbox.wake();
  const states = async () => (await messages()).map(({ state }) => state);
  await expect.poll(states).toEqual(['sent', 'sent']);
  await outbox.stop();
  const [sent] = await messages();
  for (let number = 1; number <= 6; number++) await sendLandRequest();
  expect((await server.call('POST', `/outbox/${sent?.id}/resend`)).statusCode).toBe(202);
  deliverThrough(async () => undefined);
  await expect.poll(async () => (await states()).every((state) => state === 'sent')).toBe(true);
  expect((await messages()).find(({ id }) => id === sent?.id)?.body).toBe(sent?.body);
});
