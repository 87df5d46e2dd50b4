import { generateSync } from 'otplib';
import { vi } from 'vitest';
import { warnOfDisk } from '../../../server/outbox/diskAlert.ts';
import { maxAttempts } from '../../../server/outbox/outbox.ts';
import { resetConfiguredFactor } from '../../../server/resources/account/configuredFactorReset.ts';
import { tellOfNewAds } from '../../../server/resources/ads/savedSearchMessages.ts';
import { remindOfAppointments } from '../../../server/resources/land-requests/appointmentReminders.ts';
import { remindOfCalls } from '../../../server/resources/land-requests/callReminders.ts';
import { makeReceipt } from '../../../server/resources/land-requests/landRequestPhotos.ts';
import { storeAnswer } from '../../../server/resources/messages/whatsappAnswers.ts';
import { createWebhooks } from '../../../server/webhooks/webhooks.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { applicationForm, png } from '../fixtures/forms.ts';
import { bademlerId, type RecordServer, urlaId } from '../fixtures/recordServer.ts';

/** An offer of that time ends on New Year's Day in Istanbul, and before it in London and New York. */
export const night = new Date('2039-12-25T00:30:00+03:00');
const morning = (day: number) => new Date(`2039-12-${day}T08:00:00+03:00`);

/** Gets alerts, and is the address of an admin. */
export const office = 'ofis@example.com';

/**
 * Makes a server send every message that it knows.
 * @param clock of the server, from {@link night} on.
 * @param sendNow delivers the messages of the event that has just happened.
 */
export async function sendEveryMessage(
  server: RecordServer,
  clock: { now: Date },
  sendNow: (event: string) => Promise<void>,
): Promise<void> {
  const { db } = server.services;
  const succeed = async (answer: ReturnType<RecordServer['call']>) => {
    const { statusCode, body } = await answer;
    if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
  };
  const call = (...parameters: Parameters<RecordServer['call']>) => succeed(server.call(...parameters));
  const newest = async (table: 'land_requests' | 'users') =>
    (await db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;

  const addLandRequest = async (name: string) => {
    // the statement that stores it replaces `%1$s` in its own texts
    const place = { il: 35, ilce: urlaId, mahalle: bademlerId, ada: '1010  A', parsel: '77  %1$s' };
    const user = { name, phone: '(0532)  000 00 00' };
    const form = { ...sampleLandRequest, ...place, user };
    await call('POST', '/lands/all', form, server.publicHeaders);
    return await newest('land_requests');
  };
  /** @returns a function that replies to the offer by its link, with the link's token. */
  const offer = async (id: number, teklif_tutar: number, admin = server.admin) => {
    await call('PATCH', `/lands/${id}`, { teklif_tutar }, admin);
    const messages = db.selectFrom('outbox_messages').select('body').where('kind', '=', 'offerMade');
    const { body } = await messages.orderBy('id', 'desc').executeTakeFirstOrThrow();
    const [, token] = /\/teklif\/(.+)/.exec(body) ?? [];
    const send = (reply: object) => call('POST', `/offers/${token}/reply`, reply, {});
    return Object.assign(send, { token });
  };
  const plan = async (
    id: number,
    assignee_id: number,
    day: number,
    admin = server.admin,
    next_call_time?: string,
  ) => {
    const nextCall = { next_call_on: `2039-12-${day}`, ...(next_call_time && { next_call_time }) };
    const { version } = (await server.call('GET', `/lands/work/${id}`, undefined, admin)).json();
    return await call('PUT', `/lands/work/${id}`, { assignee_id, ...nextCall, version }, admin);
  };
  const apply = (name: string, email: string) => {
    const [phone, office_name] = ['(0533)  000 00 00', 'Öztürk  Gayrimenkul & Ortakları'];
    const form = applicationForm({ name, last_name: 'Öztürk', phone, email, office_name });
    return succeed(server.submitForm('POST', '/users', form, {}));
  };
  const write = () =>
    call(
      'POST',
      '/users/contact',
      {
        name: 'Şükrü ',
        last_name: 'Çağlayan',
        phone: '(0535)  000 00 00',
        subject: 'Hisseli tapu  (1/4)',
        message: 'Merhaba,\n\n100 % hisseli tapum için de teklif alabilir miyim?\n\nİyi günler',
      },
      {},
    );

  const landRequest = await addLandRequest('Ayşe  Işık Öğüt');
  await sendNow('An owner sends a land request');

  await storeAnswer(server.services, {
    id: 'wamid.HBgM',
    from: '+905320000000',
    profileName: 'Ayşe',
    text: `Yarın  arayın,\n${'öğleden sonra uygunum '.repeat(12)}`,
    answers: undefined,
  });
  await sendNow('An owner writes by WhatsApp');

  const { kvkk: _, ...brought } = sampleLandRequest;
  const place = { il: 35, ilce: urlaId, mahalle: bademlerId, ada: '1011', parsel: '78' };
  await call(
    'POST',
    '/brought-lands',
    { ...brought, ...place, user: { name: 'Ayşe  Işık Öğüt', phone: '(0537)  000 00 00' }, consent: true },
    server.consultant,
  );
  await sendNow('A consultant brings a land request');

  const receipt = await makeReceipt(db, { id: landRequest, created_at: clock.now }, clock.now);
  const photos = { fotograflar: { data: png } };
  await succeed(server.submitForm('POST', `/receipts/${receipt}/photos`, photos, {}));
  await sendNow('The owner sends a photograph');

  const reply = await offer(landRequest, 12_345_678);
  await sendNow('An admin makes an offer');
  await reply({ reply: 'accept' });
  await sendNow('The owner accepts the offer');
  await followPurchase(server, landRequest, reply.token, sendNow);
  await reply({ reply: 'decline', note: 'Fiyat düşük,\n  15 milyon olsun' });
  await sendNow('The owner declines the offer, with a note');
  await reply({ reply: 'callMe', karsi_teklif: 15_000_000 });
  await sendNow('The owner asks for a call');

  await apply('Çağla  Nur', 'Cagla@Example.com');
  await sendNow('A consultant applies');
  await apply('Başka', 'cagla@EXAMPLE.com');
  await sendNow('Somebody applies with the address of another consultant');
  await call('PATCH', `/users/status-ok/${await newest('users')}`);
  await sendNow('The consultant is approved');
  await call('POST', '/users/forgot-password', { email: 'cagla@example.com' }, {});
  await sendNow('The consultant has forgotten the password');
  const consultant = await newest('users');
  await call('DELETE', `/users/${consultant}?neden=${encodeURIComponent('Ofisiniz kapanmış.')}`);
  await sendNow('The membership is closed, with a reason');
  await apply('Umut', 'umut@example.com');
  await db.deleteFrom('outbox_messages').execute();
  await call('DELETE', `/users/${await newest('users')}`);
  await sendNow('An application is refused, without a reason');

  await call('POST', '/team', { name: 'Ece  Tan', email: 'ece@example.com' });
  await sendNow('An admin is added');
  const admin = await server.addAdmin({ email: office, password: 'Kuscular.35' });
  await call('POST', `/team/${admin}/link`);
  await sendNow('An admin who has a password gets a link');

  const owner = await server.addAdmin({ email: 'deniz@example.com', password: 'Kuscular.35' });
  const own = await server.signInAdmin(owner);
  const turnOn = async () => {
    const { secret } = (await server.call('POST', '/second-factor', {}, own)).json();
    const code = generateSync({ secret, epoch: Math.floor(clock.now.getTime() / 1000) });
    const answer = await server.call('POST', '/second-factor/confirm', { code }, own);
    const codes: unknown = answer.json().recovery_codes;
    if (!Array.isArray(codes)) throw new Error(answer.body);
    return codes;
  };
  const [, second] = await turnOn();
  await sendNow('An admin turns the second factor on');
  const made = await server.call('POST', '/second-factor/recovery-codes', { code: second }, own);
  await sendNow('An admin makes new recovery codes');
  await call('POST', '/second-factor/turn-off', { code: made.json().recovery_codes[0] }, own);
  await sendNow('An admin turns the second factor off');
  await turnOn();
  await sendNow('The admin turns it on again');
  await call('POST', `/team/${owner}/second-factor/reset`, {});
  await sendNow('Another admin resets the second factor');
  const factor = { user_id: owner, secret: '', confirmed_at: clock.now, last_step: null };
  await db.insertInto('second_factors').values(factor).execute();
  await resetConfiguredFactor({
    ...server.services,
    config: { ...server.services.config, resetSecondFactor: 'deniz@example.com' },
  });
  await sendNow("The server's configuration resets the second factor");

  const changed = { email: 'deniz.ak@example.com', phone: '0532 000 00 01', password: 'Bademler.35' };
  await succeed(server.submitForm('PATCH', '/users/61', changed, await server.signInAdmin(owner)));
  await sendNow('The admin changes address, phone and password');

  await write();
  await sendNow('A visitor writes to the office');

  const giveMessage = async (session = server.admin) => {
    const messages = db.selectFrom('contact_messages').select('id').orderBy('id', 'desc');
    const { id } = await messages.executeTakeFirstOrThrow();
    const given = { assignee_id: admin, answered: false, version: 1 };
    await call('PUT', `/contact-messages/${id}/work`, given, session);
  };
  await giveMessage();
  await sendNow('An admin is given a contact message');

  const amounts = {
    fiyat_min: 1_000_000,
    fiyat_max: 12_500_000,
    metre_kare_min: 500,
    metre_kare_max: 12_000,
  };
  const search = { q: ' şeftali  bahçe', il: 35, ilce: urlaId, ...amounts };
  for (const one of [search, {}])
    await call('POST', '/saved-searches', { ...one, onay: '2026-11' }, server.consultant);
  const ad = { title: 'Güneş gören, "sulu" şeftali bahçesi', fiyat: '12345678', metre_kare: '10250.5' };
  await server.addAd(ad);
  for (let number = 1; number <= 11; number += 1) await server.addAd({ title: `Arsa ${number}` });
  clock.now = morning(25);
  await tellOfNewAds(server.services);
  await sendNow('Saved searches find new ads');

  await plan(landRequest, admin, 25);
  await sendNow('An admin is given a land request');
  await plan(await addLandRequest('İpek Çınar'), admin, 27, server.admin, '18:00');
  await db.deleteFrom('outbox_messages').execute();
  clock.now = morning(27);
  await remindOfCalls(server.services);
  await sendNow('A call is due, and another one is overdue');

  const disk = (level: 'low' | 'full', free_bytes: number, free_percent: number) =>
    warnOfDisk({ ...server.services, disk: { warning: async () => ({ level, free_bytes, free_percent }) } });
  await disk('low', 1_932_735_283, 6);
  await sendNow('The disk fills up');
  await disk('full', 367_001_600, 1);
  await sendNow('The disk is full');

  await giveUpWebhook(server, 'refused');
  await sendNow('A program is not told of a land request');
  await giveUpWebhook(server, 'gone');
  await sendNow('A program wants to be told nothing more');

  const session = await server.signInAdmin();
  await plan(await addLandRequest('Ali Ün'), admin, 27, session);
  await plan(await addLandRequest('Nazım Gül'), admin, 29, session);
  const accept = await offer(await addLandRequest('Zeki Şen'), 1_250_000, session);
  await accept({ reply: 'accept' });
  await apply('Gül', 'gul@example.com');
  await write();
  await giveMessage(session);
  clock.now = morning(29);
  await remindOfCalls(server.services);
  await db.deleteFrom('outbox_messages').where('kind', '!=', 'alert').execute();
  await sendNow('So much happens that it is summarised');
}

/** Makes the last attempt to tell a program of a land request, which fails. */
async function giveUpWebhook({ services }: RecordServer, failure: 'refused' | 'gone'): Promise<void> {
  const { db, config, now } = services;
  const { id } = await db
    .insertInto('webhooks')
    .values({ address: 'https://crm.example/arazi', events: ['received'], secret: '', created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delivery = { webhook_id: id, event: 'received', land_request_id: 1, happened_at: now() } as const;
  await db
    .insertInto('webhook_deliveries')
    .values({ ...delivery, body: '{}', attempts: maxAttempts - 1 })
    .execute();
  const post = async () => ({ failure, status: 410, retryAfterSeconds: undefined });
  const webhooks = createWebhooks(db, post, config, (error) => services.log.error({ err: error }));
  webhooks.start();
  const isGivenUp = db.selectFrom('webhook_deliveries').select('id').where('state', '=', 'givenUp');
  await vi.waitFor(() => isGivenUp.executeTakeFirstOrThrow());
  await webhooks.stop();
  await db.deleteFrom('webhooks').execute();
}

const iban = 'TR33 0006 1005 1978 6457 8413 26';
const appointment = { randevu_tarihi: '2040-01-02T10:30', randevu_yeri: 'Urla Tapu Müdürlüğü, 2. kat' };

/** The steps of a purchase as the office changes them, one after the other. */
const purchaseSteps: readonly [event: string, step: string, change: object][] = [
  ['The papers are complete', 'papers', { state: 'done' }],
  ['Papers are missing again', 'papers', { state: 'waiting' }],
  ['A visit is planned', 'visit', { state: 'waiting', day: '2039-12-27' }],
  ['The day of the visit is open again', 'visit', { state: 'waiting' }],
  ['The land was visited', 'visit', { state: 'done', day: '2039-12-25' }],
  ['The visit is skipped', 'visit', { state: 'skipped', reason: 'Yeri  biliyoruz' }],
  ['An appointment is made', 'appointment', { state: 'waiting', ...appointment }],
  [
    'The appointment is changed',
    'appointment',
    { state: 'waiting', ...appointment, randevu_tarihi: '2040-01-03T09:00' },
  ],
  ['The appointment is cancelled', 'appointment', { state: 'waiting' }],
  ['A new appointment is made', 'appointment', { state: 'waiting', ...appointment }],
  ['The appointment is not needed', 'appointment', { state: 'skipped', reason: 'Vekil gidiyor' }],
  ['The appointment is open again', 'appointment', { state: 'waiting' }],
  [
    'The appointment was kept',
    'appointment',
    { state: 'done', ...appointment, randevu_tarihi: '2039-12-25T00:10' },
  ],
  ['An IBAN is noted', 'iban', { state: 'done', iban }],
  ['The IBAN is removed', 'iban', { state: 'waiting' }],
  ['A payment is planned', 'payment', { state: 'waiting', day: '2040-01-02', amount: 12_345_678 }],
  ['The day of the payment is open again', 'payment', { state: 'waiting', amount: 12_345_678 }],
  ['The payment was made', 'payment', { state: 'done', day: '2039-12-25', amount: 12_345_678 }],
  ['The deed was signed', 'deed', { state: 'done', day: '2039-12-25' }],
  ['The deed is open again', 'deed', { state: 'waiting' }],
];

/** Takes a purchase through every step, and reminds of its appointment. */
async function followPurchase(
  server: RecordServer,
  id: number,
  token: string | undefined,
  sendNow: (event: string) => Promise<void>,
): Promise<void> {
  const { services } = server;
  const paper = { kind: 'title', belge: { data: png } };
  const sent = await server.submitForm('POST', `/offers/${token}/papers`, paper, {});
  if (sent.statusCode !== 200) throw new Error(sent.body);
  await sendNow('The owner sends a paper');
  const change = async (step: string, form: object) => {
    const { version } = (await server.call('GET', `/lands/purchase/${id}`)).json();
    const answer = await server.call('PUT', `/lands/purchase/${id}/${step}`, { ...form, version });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  };
  for (const [event, step, form] of purchaseSteps) {
    await change(step, form);
    await sendNow(event);
  }
  await change('appointment', { state: 'waiting', ...appointment });
  await services.db.deleteFrom('outbox_messages').where('kind', '=', 'purchaseStep').execute();
  await remindOfAppointments({ ...services, now: () => new Date('2040-01-01T08:00:00+03:00') });
  await sendNow('An appointment is tomorrow');
}
