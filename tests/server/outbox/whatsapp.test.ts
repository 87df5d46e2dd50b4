/** Offers by WhatsApp: what leaves, what each answer and status does, and what an owner writes back. */
import { createHmac } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { createChannels } from '../../../server/outbox/channels.ts';
import { checkGatewayAccount } from '../../../server/outbox/gatewayAccount.ts';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { createWhatsapp } from '../../../server/outbox/whatsapp/createWhatsapp.ts';
import { readWhatsappError, whatsappErrorCodes } from '../../../server/outbox/whatsapp/whatsappErrors.ts';
import { startRecordServer } from '../fixtures/recordServer.ts';
import { startFakeGateway } from './gateways/fakeGateway.ts';
import { startGateway } from './receivers.ts';

const appSecret = 'uygulama-sirri';
const phoneId = '106540352242922';
const wamid = 'wamid.HBgMOTA1MzIwMDAwMDAwFQIAERgS';
const taken = [
  200,
  { messaging_product: 'whatsapp', contacts: [{ wa_id: '905320000000' }], messages: [{ id: wamid }] },
] as const;
const error = (code: number | string) =>
  [400, { error: { message: 'x', type: 'OAuthException', code, fbtrace_id: 'y' } }] as const;

type FakeAnswers = Parameters<typeof startFakeGateway>;

/** A server whose offer waits to go out by WhatsApp, and whose text messages arrive at `sms`. */
async function startServer(...answers: FakeAnswers) {
  const meta = await startFakeGateway(...answers);
  const sms = await startGateway(onTestFinished);
  const server = await startRecordServer({
    environment: {
      PUBLIC_URL: 'https://arazi.example',
      ALERT_TO: 'ofis@example.com',
      SMS_URL: sms.url,
      WHATSAPP_TOKEN: 'erisim-anahtari',
      WHATSAPP_PHONE_ID: phoneId,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: 'dogrulama',
      WHATSAPP_TEMPLATE: 'arazi_teklifi',
      WHATSAPP_API_URL: meta.url,
    },
  });
  onTestFinished(() => server.stop());
  const { db, outbox } = server.services;
  const { id } = await server.sendLandRequest();
  await db.deleteFrom('outbox_messages').execute();
  await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1_250_000 });
  onTestFinished(() => outbox.stop());
  const offer = () =>
    db.selectFrom('outbox_messages').selectAll().where('kind', '=', 'offerMade').executeTakeFirstOrThrow();
  const post = (value: object, secret = appSecret) => {
    const metadata = { display_phone_number: '908501112233', phone_number_id: phoneId };
    const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
    const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ changes: [change] }] });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    return server.app.inject({
      method: 'POST',
      url: '/api/v1/whatsapp',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      payload: body,
    });
  };
  const status = (name: string, more: object = {}) => ({
    id: wamid,
    status: name,
    timestamp: '1795777000',
    recipient_id: '905320000000',
    ...more,
  });
  const failed = (code: number) => status('failed', { errors: [{ code }] });
  const write = (message: object) =>
    post({
      contacts: [{ profile: { name: 'ayşe 🌸' }, wa_id: '905320000000' }],
      messages: [{ from: '905320000000', id: 'wamid.gelen', timestamp: '1795777060', ...message }],
    });
  const state = async () => (await offer()).state;
  return { ...server, id, meta, sms, offer, state, post, status, failed, write };
}

test('an offer leaves as an approved template', async () => {
  const { meta, sms, services, state, offer, call } = await startServer(taken);
  services.outbox.start();
  await expect.poll(state).toBe('sent');
  const { delivery_key, body } = await offer();
  const token = body.slice(body.lastIndexOf('/') + 1);
  const [sent] = meta.calls;
  expect(sent).toEqual({
    method: 'POST',
    path: `/v23.0/${phoneId}/messages`,
    query: {},
    authorization: 'Bearer erisim-anahtari',
    body: {
      messaging_product: 'whatsapp',
      to: '905320000000',
      type: 'template',
      biz_opaque_callback_data: delivery_key,
      template: {
        name: 'arazi_teklifi',
        language: { code: 'tr' },
        components: [
          {
            type: 'body',
            parameters: [
              expect.objectContaining({ type: 'text' }),
              { type: 'text', text: expect.stringMatching(/^T-\d+$/) },
              { type: 'text', text: expect.stringMatching(/^İzmir Urla Bademler Mah.*ada.*parsel$/) },
              { type: 'text', text: '1.250.000 TL' },
              { type: 'text', text: expect.stringMatching(/^\d{1,2} \p{L}+ \d{4}$/u) },
            ],
          },
          { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: token }] },
        ],
      },
    },
  });
  expect(sms.received).toEqual([]);
  const [shown] = (await call('GET', '/outbox')).json();
  expect(shown).toMatchObject({ channel: 'whatsapp', state: 'sent' });
});

test.for(whatsappErrorCodes)('the answer %s is read by its table', async (code) => {
  const meta = await startFakeGateway(error(Number(code)));
  const config = { token: 't', phoneId, appSecret, verifyToken: 'd', template: 'x', apiVersion: 'v23.0' };
  const whatsapp = createWhatsapp({ ...config, apiUrl: meta.url });
  const message = { to: '+905320000000', template: { body: [], button: '' }, deliveryKey: 'key' };
  const known = readWhatsappError(code);
  expect(known?.reason).toContain(`(${code})`);
  const result = await whatsapp.send(message, AbortSignal.timeout(5_000));
  expect(result).toEqual({ end: known?.failure, reason: known?.reason });
});

test.for(['131000', '190', '131026'])('the offer of the answer %s waits or goes by SMS', async (code) => {
  const { sms, services, state, offer, call } = await startServer(error(Number(code)));
  const known = readWhatsappError(code);
  services.outbox.start();
  if (known?.failure === 'again') {
    await expect.poll(state).toBe('failed');
    expect(await offer()).toMatchObject({ channel: 'whatsapp', last_error: known.reason });
    expect(sms.received).toEqual([]);
    return;
  }
  await expect.poll(state).toBe('sent');
  expect(await offer()).toMatchObject({ channel: 'sms', whatsapp_error: known?.reason, gateway: 'webhook' });
  expect(sms.received).toHaveLength(1);
  const { whatsapp } = (await call('GET', '/waiting')).json();
  expect(whatsapp?.reason).toBe(known?.failure === 'account' ? known.reason : undefined);
});

test.for([
  ['a closed connection', 'closes'],
  ['half an answer', 'breaks off'],
  ['HTML', [502, '<html>Bad Gateway</html>']],
  ['an empty body', [200, '']],
  ['a code that nobody knows', error(999_999)],
] as const)('after %s the offer is sent neither again nor by SMS', async ([, answer]) => {
  const { meta, sms, services, state, offer, post, status } = await startServer(answer);
  services.outbox.start();
  await expect.poll(state).toBe('failed');
  const again = async (unknownSince: Date) => {
    await services.db
      .updateTable('outbox_messages')
      .set({ next_attempt_at: new Date(0), unknown_since: unknownSince })
      .execute();
    services.outbox.wake();
  };
  await again(new Date(Date.now() - 60_000));
  await expect.poll(async () => (await offer()).attempts).toBe(2);
  await again(new Date(Date.now() - 3_700_000));
  await expect.poll(state).toBe('givenUp');
  expect([meta.calls.length, sms.received.length]).toEqual([1, 0]);
  // a late status knows better
  const { delivery_key } = await offer();
  await post({ statuses: [status('delivered', { biz_opaque_callback_data: delivery_key })] });
  expect(await state()).toBe('delivered');
});

test('statuses may come in any order, again, several at once, and about nothing of ours', async () => {
  const { sms, services, state, post, status, failed } = await startServer(taken);
  services.outbox.start();
  await expect.poll(state).toBe('sent');
  const unknown = [status('warning'), { id: 1 }, null, { ...failed(131026), id: 'wamid.other' }];
  await post({ statuses: [...unknown, status('read'), status('sent')] });
  expect(await state()).toBe('delivered');
  for (const one of [status('delivered'), failed(131026), status('read')])
    expect((await post({ statuses: [one] })).json()).toEqual({ status: 'success' });
  expect([await state(), sms.received.length]).toEqual(['delivered', 0]);
});

test('a failed status sends one text message, however often it comes and whoever delivers', async () => {
  const { sms, services, state, offer, post, failed } = await startServer(taken);
  const { db, config, log, outbox } = services;
  const other = createOutbox(db, createChannels(config, log), () => undefined);
  other.start();
  onTestFinished(() => other.stop());
  outbox.start();
  await expect.poll(state).toBe('sent');
  const { delivery_key } = await offer();
  const event = { statuses: [{ ...failed(131026), biz_opaque_callback_data: delivery_key }] };
  await Promise.all([post(event), post(event), post({ statuses: [failed(131026)] })]);
  other.wake();
  await expect.poll(() => sms.received.length).toBe(1);
  await post(event);
  await expect.poll(state).toBe('sent');
  expect(await offer()).toMatchObject({ channel: 'sms', gateway: 'webhook' });
  expect(sms.received).toHaveLength(1);
});

test('a failed status that overtakes the answer sends one text message', async () => {
  const { meta, sms, services, state, offer, post, failed } = await startServer('hangs');
  services.outbox.start();
  await expect.poll(() => meta.calls.length).toBe(1);
  const { delivery_key } = await offer();
  await post({ statuses: [{ ...failed(131026), biz_opaque_callback_data: delivery_key }] });
  await services.outbox.stop();
  services.outbox.start();
  await expect.poll(() => sms.received.length).toBe(1);
  await expect.poll(state).toBe('sent');
  expect(await offer()).toMatchObject({ channel: 'sms', last_error: null });
});

test('a forged body is refused before it is read', async () => {
  const { app, post, status, state, services } = await startServer(taken);
  services.outbox.start();
  await expect.poll(state).toBe('sent');
  expect((await post({ statuses: [status('delivered')] }, 'baska-sir')).statusCode).toBe(403);
  for (const signature of [undefined, '', 'sha256=', `sha256=${'0'.repeat(64)}`, 'sha1=00']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/whatsapp',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-hub-signature-256': signature }),
      },
      payload: '{',
    });
    expect(answer.statusCode).toBe(403);
  }
  expect(await state()).toBe('sent');
});

test('the webhook is confirmed by our word alone', async () => {
  const { app, call } = await startServer(taken);
  const ask = (token: string, mode = 'subscribe') =>
    app.inject(`/api/v1/whatsapp?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`);
  const confirmed = await ask('dogrulama');
  expect([confirmed.statusCode, confirmed.body]).toEqual([200, '1158201444']);
  expect(confirmed.headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const answer of [await ask('baska'), await ask('dogrulama', 'x'), await call('GET', '/whatsapp')])
    expect(answer.statusCode).toBe(403);
  const without = await startRecordServer();
  onTestFinished(() => without.stop());
  expect((await without.call('GET', '/whatsapp')).statusCode).toBe(404);
  expect((await without.call('POST', '/whatsapp', { object: 'x' })).statusCode).toBe(404);
});

test('an answer stands in the record once, and replies to no offer', async () => {
  const { id, call, services, state, write } = await startServer(taken);
  services.outbox.start();
  await expect.poll(state).toBe('sent');
  const text = { type: 'text', text: { body: 'Kabul ediyorum\nAkşam arayın' }, context: { id: wamid } };
  await Promise.all([write(text), write(text)]);
  await write(text);
  const [record] = (await call('GET', `/lands/full/${id}`)).json();
  expect([record.durum, record.owner_reply]).toEqual([2, undefined]);
  const { messages } = (await call('GET', `/lands/similar/${id}`)).json();
  const opening = 'Kabul ediyorum Akşam arayın';
  const about = { subject: 'WhatsApp mesajı', opening, unread: true, source: 'whatsapp', answered: false };
  expect(messages.messages).toEqual([expect.objectContaining(about)]);
  const [message] = messages.messages;
  const full = (await call('GET', `/contact-messages/${message.id}`)).json();
  expect(full).toMatchObject({ name: record.name, source: 'whatsapp', read: false });
  expect((await call('GET', '/waiting')).json().contactMessages).toBe(1);
  const { db } = services;
  const alerts = db.selectFrom('outbox_messages').select(['recipient', 'body']).where('kind', '=', 'alert');
  expect((await alerts.where('record_kind', '=', 'contact').execute()).map(({ body }) => body)).toContain(
    `WhatsApp’tan mesaj: ${record.name}, (0532) 000 0000\n${opening}\nhttps://arazi.example/admin/message-detail/${message.id}`,
  );
});

test('an answer is erased with its owner, and does not come back', async () => {
  const { call, services, write } = await startServer(taken);
  const text = { type: 'text', text: { body: 'Merhaba' } };
  await write(text);
  await call('POST', '/privacy/erase', { contact: '0532 000 00 00' });
  await write(text);
  const rows = await services.db.selectFrom('contact_messages').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ phone: '', phone_key: '', search_text: '', erased_at: expect.any(Date) });
  expect(JSON.stringify(rows)).not.toContain('Merhaba');
  const messages = await services.db.selectFrom('outbox_messages').select(['template', 'body']).execute();
  expect(messages.map(({ template }) => template)).toEqual(messages.map(() => null));
});

test.for([
  ['the account', [200, { id: phoneId }], undefined],
  ['an ended token', error(190), 'Meta erişim anahtarını kabul etmiyor (190)'],
  ['nonsense', [200, '<html>'], undefined],
] as const)('the start asks about the account: %s', async ([, answer, reason]) => {
  const { meta, services, call } = await startServer(answer);
  const { whatsapp, whatsappAccount, log } = services;
  if (whatsapp) await checkGatewayAccount(whatsapp, whatsappAccount, log);
  expect(meta.calls[0]).toMatchObject({ method: 'GET', path: `/v23.0/${phoneId}` });
  expect((await call('GET', '/waiting')).json().whatsapp?.reason).toBe(reason);
});
