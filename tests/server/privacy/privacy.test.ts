/** What is stored about a person: finding it, handing it over and erasing it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { test as base, describe, expect } from 'vitest';
import { lastCallDay } from '../../../rules/land-requests/work.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import * as peopleInSummaries from '../../../server/database/migrations/0032_people_in_summaries.ts';
import { summariseAlerts } from '../../../server/outbox/alerts.ts';
import { claim } from '../../../server/outbox/outbox.ts';
import { landRequestText } from '../../../server/resources/land-requests/landRequestText.ts';
import { privacyText } from '../../../server/resources/privacy/privacyText.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { applicationForm, pdf, png } from '../fixtures/forms.ts';
import { bademlerId, type RecordServer, startRecordServer, urlaId } from '../fixtures/recordServer.ts';
import { placesOf } from './placesOf.ts';

const officeEmail = 'ofis@example.com';
const officePhone = '0533 999 88 77';

/** Another person for each test, so that none finds what another one has stored. */
function newPerson() {
  const number = Math.floor(Math.random() * 1e7)
    .toString()
    .padStart(7, '0');
  const letters = [...number].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return {
    name: `Zülfikar Ö${letters}`,
    phone: `0541 ${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5)}`,
    spelled: `+90 (541) ${number.slice(0, 3)}-${number.slice(3)}`,
    oldPhone: `0542 ${number.slice(0, 3)} ${number.slice(3, 5)} ${number.slice(5)}`,
    email: `zulfikar.${letters}@ornek.com`,
  };
}
type Person = ReturnType<typeof newPerson>;

const placesOfPerson = ({ services }: RecordServer, { name, phone, oldPhone, email }: Person) =>
  placesOf(services, { names: [name], phones: [phone, oldPhone], email });

const test = base
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }) => {
    const server = await startRecordServer({
      environment: {
        PUBLIC_URL: 'https://arazi.example',
        ALERT_TO: `${officeEmail}, ${officePhone}`,
        CONTACT_EMAIL: 'iletisim@example.com',
        OWNER_RECEIPT: 'on',
      },
    });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('person', () => newPerson())
  .extend('find', ({ server }) => async (contact: string) => {
    return (await server.call('POST', '/privacy/search', { contact })).json();
  })
  .extend('erase', ({ server }) => (contact: string, headers = server.admin) => {
    return server.call('POST', '/privacy/erase', { contact }, headers);
  })
  /** Sends an owner's form. @returns the land request's id. */
  .extend(
    'send',
    ({ server }) =>
      async ({ name, phone }: Pick<Person, 'name' | 'phone'>, plot: object = {}) => {
        const answer = await server.call(
          'POST',
          '/lands/all',
          {
            ...sampleLandRequest,
            ...plot,
            il: 35,
            ilce: urlaId,
            mahalle: bademlerId,
            user: { name, phone, mesaj: `Ben ${name}` },
          },
          { ...server.publicHeaders, 'idempotency-key': randomUUID() },
        );
        expect(answer.statusCode).toBe(200);
        const newest = server.services.db.selectFrom('land_requests').select('id').orderBy('id', 'desc');
        return (await newest.executeTakeFirstOrThrow()).id;
      },
  )
  .extend('apply', ({ server }) => async ({ name, phone, email }: Person) => {
    const [first = '', last_name = ''] = name.split(' ');
    const document = Buffer.concat([pdf, Buffer.from(`% ${name}`)]);
    const form = applicationForm({
      name: first,
      last_name,
      phone,
      email,
      office_name: `${name} Emlak`,
      tax_plate: { data: document, name: 'levha.pdf', type: 'application/pdf' },
      certificate: { data: png, name: 'sertifika.png', type: 'image/png' },
    });
    const answer = await server.submitForm('POST', '/users', form, { 'idempotency-key': randomUUID() });
    expect(answer.statusCode).toBe(200);
    const account = server.services.db.selectFrom('users').select('id').where('email', '=', email);
    return (await account.executeTakeFirstOrThrow()).id;
  })
  .extend('write', ({ server }) => async ({ name, phone, email }: Person) => {
    const [first = '', last_name = ''] = name.split(' ');
    const form = { name: first, last_name, phone, subject: `${name} soruyor`, message: `Yazın: ${email}.` };
    const answer = await server.call('POST', '/users/contact', form, { 'idempotency-key': randomUUID() });
    expect(answer.statusCode).toBe(200);
    const newest = server.services.db.selectFrom('contact_messages').select('id').orderBy('id', 'desc');
    return (await newest.executeTakeFirstOrThrow()).id;
  })
  .extend(
    'destructions',
    ({ server }) =>
      async () =>
        (await server.call('GET', '/privacy/destructions')).json(),
  );

const plan = () => ({ next_call_on: lastCallDay(istanbulTime(new Date()).day) });

/** Lets others write of the person, in what belongs to the land request of somebody else. */
async function mention(server: RecordServer, person: Person, id: number) {
  const { db } = server.services;
  const text = `${person.name} ile konuşun: ${person.spelled}`;
  await db.updateTable('land_requests').set({ mesaj: text }).where('id', '=', id).execute();
  const key = { ...server.admin, 'idempotency-key': randomUUID() };
  expect((await server.call('POST', `/lands/notes/${id}`, { text }, key)).statusCode).toBe(200);
  await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 900_000 });
  const messages = db.selectFrom('outbox_messages').select('body').where('land_request_id', '=', id);
  const [, token] = /\/teklif\/([\w-]+)/.exec((await messages.executeTakeFirstOrThrow()).body) ?? [];
  const reply = { reply: 'callMe', note: text };
  expect((await server.call('POST', `/offers/${token}/reply`, reply, {})).statusCode).toBe(200);
  const message = { name: 'Başka', last_name: 'Biri', phone: '0216', subject: 'Soru', message: 'Merhaba' };
  expect((await server.call('POST', '/users/contact', message, {})).statusCode).toBe(200);
  const newest = db.selectFrom('contact_messages').select('id').orderBy('id', 'desc');
  const { id: written } = await newest.executeTakeFirstOrThrow();
  expect((await server.call('POST', `/contact-messages/${written}/notes`, { text })).statusCode).toBe(200);
  const search = { q: person.spelled, onay: '2026-11' };
  expect((await server.call('POST', '/saved-searches', search)).statusCode).toBe(200);
}

/** Puts a person into every place where the product stores people. */
const fill = test.extend('filled', async ({ server, person, send, apply, write }) => {
  const { db } = server.services;
  const other = newPerson();
  const open = await send(person, { ada: '701' });
  const offered = await send({ ...person, phone: person.spelled }, { ada: '702' });
  const cancelled = await send(person, { ada: '703' });
  await server.call('PATCH', `/lands/${offered}`, { teklif_tutar: 1_250_000 });
  const { body } = await db
    .selectFrom('outbox_messages')
    .select('body')
    .where('land_request_id', '=', offered)
    .executeTakeFirstOrThrow();
  const token = /\/teklif\/([\w-]+)/.exec(body)?.[1];
  const reply = { reply: 'callMe', note: `${person.name} bekliyor`, karsi_teklif: 1_400_000 };
  expect((await server.call('POST', `/offers/${token}/reply`, reply, {})).statusCode).toBe(200);
  const planned = await server.call('PUT', `/lands/work/${offered}`, { ...plan(), version: 2 });
  expect(planned.statusCode).toBe(200);
  const note = { text: `Eşinin numarası ${person.phone}` };
  const noteKey = { ...server.admin, 'idempotency-key': randomUUID() };
  expect((await server.call('POST', `/lands/notes/${offered}`, note, noteKey)).statusCode).toBe(200);
  await server.call('DELETE', `/lands/full/${cancelled}`);
  const written = await write(person);
  const messageNote = { text: `Kardeşi ${person.name} adına yazmış` };
  const onMessage = `/contact-messages/${written}`;
  expect((await server.call('POST', `${onMessage}/notes`, messageNote)).statusCode).toBe(200);
  expect((await server.call('PUT', `${onMessage}/work`, { answered: true, version: 1 })).statusCode).toBe(
    200,
  );
  await mention(server, person, await send(newPerson(), { ada: '901' }));
  // an application with the former phone, some of it in a summary with somebody else's arrival
  const consultant = await apply({ ...person, phone: person.oldPhone });
  const others = await send(other, { ada: '801' });
  await summariseAlerts(db, sql`true`);
  await send(person, { ada: '704' });
  await server.call('PATCH', `/users/status-ok/${consultant}`);
  await server.call('POST', '/users/forgot-password', { email: person.email });
  const self = await server.signIn(consultant);
  const form = { phone: person.phone, certificate: { data: png, name: 'yeni.png' } };
  const key = { ...self, 'idempotency-key': randomUUID() };
  expect((await server.submitForm('PATCH', `/users/${consultant}`, form, key)).statusCode).toBe(200);
  await server.call('POST', '/users/forgot-password', { email: person.email });
  await server.call(
    'DELETE',
    `/users/${consultant}?${new URLSearchParams({ neden: `Aranan: ${person.name}, ${person.phone}` })}`,
  );
  // what a mail server may quote
  await db
    .updateTable('outbox_messages')
    .set({ last_error: `550 <${person.email}>: unknown` })
    .where('recipient', '=', person.email)
    .execute();
  // what an admin has saved of a list; the view of another person stays
  const views = [
    { name: 'Numaradan', query: new URLSearchParams({ q: person.spelled }).toString() },
    { name: `${person.name} talepleri`, query: '' },
    { name: 'Diğeri', query: new URLSearchParams({ q: other.name }).toString() },
  ];
  const { version } = (await server.call('GET', '/list-settings/newLandRequests')).json();
  const settings = { columns: [], density: 'compact', views, version };
  expect((await server.call('PUT', '/list-settings/newLandRequests', settings)).statusCode).toBe(200);
  return { open, offered, cancelled, consultant, others, other };
});

fill(
  'an erased person is found nowhere, in no column and no file',
  async ({ server, person, filled, erase, find, destructions }) => {
    const { db } = server.services;
    const before = await placesOfPerson(server, person);
    for (const place of [
      'history.detail',
      'land_request_notes.text',
      'contact_message_notes.text',
      'offers.reply_note',
      'contact_messages.message',
      'contact_messages.name_sort',
      'contact_messages.phone',
      'contact_messages.phone_key',
      'contact_messages.search_text',
      'contact_messages.subject',
      'file .pdf',
      'history.actor_name',
      'land_requests.mesaj',
      'land_requests.name',
      'land_requests.name_sort',
      'land_requests.phone',
      'land_requests.phone_key',
      'land_requests.search_text',
      'list_settings.settings',
      'outbox_messages.alerts',
      'outbox_messages.body',
      'outbox_messages.last_error',
      'outbox_messages.once_key',
      'outbox_messages.recipient',
      'outbox_messages.search_text',
      'outbox_messages.subject',
      'users.email',
      'users.office_name',
      'users.phone',
      'users.search_text',
    ])
      expect(before, 'places that the test fills').toContain(place);
    const entries = (await destructions()).length;
    const plots = db.selectFrom('land_requests').select(['id', 'ada', 'parsel', 'durum', 'teklif_tutar']);
    const shown = plots
      .select(['province_id', 'district_id', 'neighbourhood_id', 'kvkk_version'])
      .orderBy('id');
    const kept = await shown.execute();
    const ofPerson = db.selectFrom('land_requests').select('id').where('name', '=', person.name);
    const own = (await ofPerson.execute()).map(({ id }) => id);

    const answer = await erase(person.spelled);
    expect(answer.json()).toMatchObject({
      status: 'success',
      erased: { landRequests: 4, consultants: 1, contactMessages: 1, documents: 2 },
      kept: [],
    });
    await server.filesAfterRemovals();
    expect(await placesOfPerson(server, person)).toEqual([]);

    // place, parcel and amounts stay, and nothing is open any more
    expect(await shown.execute()).toEqual(
      kept.map((row) => (own.includes(row.id) ? { ...row, durum: 4 } : row)),
    );
    const landRequest = (await server.call('GET', `/lands/full/${filled.offered}`)).json()[0];
    expect(landRequest).toMatchObject({
      name: privacyText.erased.name,
      phone: '',
      durum: 4,
      teklif_tutar: 1_250_000,
    });
    expect(landRequest.owner_reply).toEqual({
      reply: 'callMe',
      note: '',
      tarih: expect.any(String),
    });
    const work = (await server.call('GET', `/lands/work/${filled.offered}`)).json();
    expect(work).toMatchObject({ version: 4, notes: [{ text: privacyText.erased.text }] });
    expect(work.next_call_on).toBeUndefined();
    const replanned = await server.call('PUT', `/lands/work/${filled.offered}`, { ...plan(), version: 4 });
    expect([replanned.statusCode, replanned.json().message]).toEqual([409, landRequestText.erased]);
    const history = await server.historyOf('request', filled.offered);
    expect(JSON.stringify(history)).not.toContain('karsi_teklif');
    expect(history.map(({ action }) => action)).toEqual([
      'erased',
      'callPlanned',
      'callAsked',
      'offered',
      'received',
    ]);
    const byPlot = (await server.call('GET', '/lands/deleted?q=702/7')).json();
    expect(byPlot.map(({ id }: { id: number }) => id)).toEqual([filled.offered]);

    // nobody else's data are gone
    const othersPlaces = await placesOfPerson(server, filled.other);
    expect(othersPlaces).toEqual(
      expect.arrayContaining(['land_requests.name', 'outbox_messages.alerts', 'outbox_messages.body']),
    );

    const { views } = (await server.call('GET', '/list-settings/newLandRequests')).json();
    expect(views.map(({ name }: { name: string }) => name)).toEqual(['Diğeri']);

    // the log says when, who and how much
    const [newest, ...older] = await destructions();
    expect(older).toHaveLength(entries);
    expect(newest).toMatchObject({
      actor: 'Yönetici',
      reason: 'request',
      kept: 0,
      erased: answer.json().erased,
    });
    expect((await find(person.phone)).names).toEqual([]);
  },
);

test('an erased land request counts nowhere: it does not wait, is not to be called, and is in no figure', async ({
  server,
  person,
  send,
  erase,
}) => {
  const listed = async (query: string) => {
    const { headers } = await server.call('GET', `/lands?size=1${query}`);
    return ['total-count', 'waiting-count', 'newest-waiting'].map((name) => headers[`x-${name}`]);
  };
  const figures = async () => ({
    waiting: (await server.call('GET', '/waiting')).json().landRequests,
    lists: await Promise.all(['', '&work=mine', '&work=dueToday', '&durum=1', '&q=711'].map(listed)),
    report: (await server.call('GET', '/report')).json(),
  });
  const before = await figures();
  await send(person, { ada: '711' });
  const offered = await send(person, { ada: '711' });
  await server.call('PATCH', `/lands/${offered}`, { teklif_tutar: 1_250_000 });
  const next_call_on = istanbulTime(new Date()).day;
  const mine = { assignee_id: 61, next_call_on, version: 1 };
  expect((await server.call('PUT', `/lands/work/${offered}`, mine)).statusCode).toBe(200);
  const meanwhile = await figures();
  expect(meanwhile.waiting).toBe(before.waiting + 1);
  expect(meanwhile.lists.map(([total], index) => Number(total) - Number(before.lists[index]?.[0]))).toEqual([
    2, 1, 1, 1, 2,
  ]);
  expect((await erase(person.phone)).statusCode).toBe(200);
  expect(await figures()).toEqual(before);
});

test('the messages of each change of address go with the account, back to the first one', async ({
  server,
  erase,
}) => {
  const address = () => `${randomUUID()}@example.com`;
  const [first, second, last] = [address(), address(), address()];
  const id = await server.addConsultant({ email: first });
  const self = await server.signIn(id);
  for (const email of [second, last]) {
    const key = { ...self, 'idempotency-key': randomUUID() };
    expect((await server.submitForm('PATCH', `/users/${id}`, { email }, key)).statusCode).toBe(200);
  }
  const told = server.services.db
    .selectFrom('outbox_messages')
    .select('recipient')
    .where('recipient', 'in', [first, second, last])
    .orderBy('id');
  expect((await told.execute()).map(({ recipient }) => recipient)).toEqual([first, second, second, last]);
  await server.call('DELETE', `/users/${id}`);
  expect((await erase(last)).statusCode).toBe(200);
  expect(await told.execute()).toEqual([]);
});

test('what is kept under a mailbox and a phone of before goes with the account, but not another one’s', async ({
  server,
  find,
  erase,
}) => {
  const { db, accessLog } = server.services;
  const { email: first, phone, oldPhone } = newPerson();
  const { email: second } = newPerson();
  const ask = (email: string) => server.call('POST', '/users/forgot-password', { email }, {});
  const change = async (id: number, form: Record<string, string>) => {
    const key = { ...(await server.signIn(id)), 'idempotency-key': randomUUID() };
    expect((await server.submitForm('PATCH', `/users/${id}`, form, key)).statusCode).toBe(200);
  };
  const sentTo = async (recipient: string) => {
    const messages = db.selectFrom('outbox_messages').select('kind').orderBy('id');
    return (await messages.where('recipient', '=', recipient).execute()).map(({ kind }) => kind);
  };
  // somebody else had the mailbox before, and has another one now
  const other = await server.addConsultant({ email: first });
  await ask(first);
  await change(other, { email: `${randomUUID()}@example.com` });
  const kept = await sentTo(first);

  const id = await server.addConsultant({ email: `${randomUUID()}@example.com` });
  await change(id, { email: first, phone: oldPhone });
  await ask(first);
  await server.call('POST', '/users/login', { email: first, password: 'yanlis' }, {});
  await accessLog.settled();
  await change(id, { email: second });
  await change(id, { phone });
  expect(await sentTo(oldPhone)).toEqual(['resetLink', 'phoneChanged']);
  expect(await find(first)).toMatchObject({ consultants: { total: 0 } });
  await server.call('DELETE', `/users/${id}`);
  expect((await erase(second)).statusCode).toBe(200);
  expect([await sentTo(first), await sentTo(oldPhone)]).toEqual([kept, []]);
  const told = db.selectFrom('log_entries').select('id').where('account', '=', first);
  expect((await told.where('kind', '=', 'signInFailed').execute()).length).toBe(0);
});

test('a mailbox that was only mistyped finds nobody', async ({ server, find }) => {
  const [mistyped, own] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const id = await server.addConsultant({ email: mistyped });
  const key = { ...(await server.signIn(id)), 'idempotency-key': randomUUID() };
  await server.submitForm('PATCH', `/users/${id}`, { email: own }, key);
  expect(await find(mistyped)).toMatchObject({ consultants: { total: 0 } });
  expect(await find(own)).toMatchObject({ consultants: { total: 1 } });
});

fill(
  'the same is found by the email address, since the consultant has the phone',
  async ({ server, person, filled, find, erase }) => {
    const byPhone = await find(person.phone);
    expect(byPhone).toMatchObject({
      names: [person.name],
      landRequests: { total: 4 },
      consultants: { total: 1, records: [{ id: filled.consultant, name: person.name }] },
      contactMessages: { total: 1 },
      kept: [],
    });
    expect(byPhone.landRequests.records.at(-1)).toMatchObject({
      id: filled.open,
      about: 'İzmir, Urla, Bademler Mah. 701 ada 7 parsel',
    });
    expect(await find(` ${person.email.toUpperCase()} `)).toEqual(byPhone);
    expect((await erase(person.email)).statusCode).toBe(200);
    await server.filesAfterRemovals();
    expect(await placesOfPerson(server, person)).toEqual([]);
  },
);

fill('an erased message is not delivered, and not sent again', async ({ server, person, filled, erase }) => {
  const { db } = server.services;
  await db
    .updateTable('outbox_messages')
    .set({ abandoned_as: 'givenUp' })
    .where('state', '=', 'waiting')
    .execute();
  await server.call('PATCH', `/lands/${filled.offered}`, { teklif_tutar: 1_300_000 });
  const waiting = db.selectFrom('outbox_messages').select(['id', 'state', 'recipient']);
  const [offer] = await waiting.where('land_request_id', '=', filled.offered).orderBy('id', 'desc').execute();
  expect(offer?.state).toBe('waiting');
  await erase(person.phone);
  expect(await claim(db)).toBeUndefined();
  const [erased] = await waiting.where('id', '=', offer?.id ?? 0).execute();
  expect(erased).toMatchObject({ state: 'erased', recipient: 'silindi' });
  const again = await server.call('POST', `/outbox/${offer?.id}/resend`);
  expect(again.statusCode).toBe(409);
  expect(again.json().message).toContain('kişisel veriler silindiği için');
});

fill('a repeat finds nothing more and is not logged', async ({ person, filled, erase, destructions }) => {
  expect(filled.open).toBeGreaterThan(0);
  await erase(person.phone);
  const entries = await destructions();
  const repeat = await erase(person.phone);
  expect([repeat.statusCode, repeat.json()]).toEqual([
    200,
    {
      status: 'success',
      erased: { landRequests: 0, consultants: 0, contactMessages: 0, messages: 0, documents: 0 },
      kept: [],
    },
  ]);
  expect(await destructions()).toEqual(entries);
});

fill('erasing that breaks off changes nothing', async ({ server, person, filled, erase, find }) => {
  const { db } = server.services;
  // the log holds what was searched for
  const found = await find(person.phone);
  const before = await placesOfPerson(server, person);
  const files = await server.filesAfterRemovals();
  await sql`alter table destructions add constraint broken check (messages < 0) not valid`.execute(db);
  try {
    expect((await erase(person.phone)).statusCode).toBe(500);
  } finally {
    await sql`alter table destructions drop constraint broken`.execute(db);
  }
  expect(await server.filesAfterRemovals()).toEqual(files);
  expect(await placesOfPerson(server, person)).toEqual(before);
  expect(await find(person.phone)).toEqual(found);
  expect((await server.call('GET', `/lands/full/${filled.open}`)).json()[0].name).toBe(person.name);
});

fill('everything is handed over as one file, without other people', async ({ server, person, filled }) => {
  const colleague = await server.addAdmin({ email: `${randomUUID()}@example.com`, password: 'Kuscular.35' });
  const { name } = (await server.call('GET', '/team'))
    .json()
    .find(({ id }: { id: number }) => id === colleague);
  const given = { ...plan(), assignee_id: colleague, version: 3 };
  expect((await server.call('PUT', `/lands/work/${filled.offered}`, given)).statusCode).toBe(200);
  const answer = await server.call('POST', '/privacy/export', { contact: person.phone });
  const file = answer.json();
  expect(file.landRequests).toHaveLength(4);
  expect(file.landRequests.find(({ id }: { id: number }) => id === filled.offered)).toMatchObject({
    name: person.name,
    mesaj: `Ben ${person.name}`,
    teklif_tutar: 1_250_000,
    notes: [{ text: `Eşinin numarası ${person.phone}` }],
    history: [
      { action: 'received' },
      { action: 'offered', detail: { teklif_tutar: 1_250_000 } },
      { action: 'callAsked', detail: { note: `${person.name} bekliyor`, karsi_teklif: 1_400_000 } },
      { action: 'callPlanned' },
      { action: 'assigned' },
    ],
  });
  expect(file.consultants).toMatchObject([
    { Id: filled.consultant, email: person.email, history: expect.any(Array) },
  ]);
  expect(file.contactMessages).toMatchObject([
    {
      message: `Yazın: ${person.email}.`,
      answered: { tarih: expect.any(String) },
      notes: [{ text: `Kardeşi ${person.name} adına yazmış` }],
      history: [{ action: 'received' }, { action: 'answered' }],
    },
  ]);
  expect(file.messages.length).toBeGreaterThan(8);
  const [{ tax_plate, certificate }] = file.consultants;
  expect(file.documents.map(({ content: _, ...named }: { content: string }) => named)).toEqual([
    { name: tax_plate, type: 'application/pdf' },
    { name: certificate, type: 'image/png' },
  ]);
  for (const { name: document, content } of file.documents) {
    const stored = await server.call('GET', `/users/docs/${document}`);
    expect(Buffer.from(content, 'base64').equals(stored.rawPayload)).toBe(true);
  }
  expect(answer.body).not.toContain(filled.other.name);
  for (const others of ['Yönetici', name, officeEmail, officePhone]) {
    expect(answer.body).not.toContain(others);
  }
  expect(answer.body).not.toMatch(/token=[\w-]{20}/);
});

test('others of the same name are handed over to nobody, and stay', async ({
  server,
  person,
  send,
  apply,
  write,
  erase,
}) => {
  const namesake = { ...newPerson(), name: person.name };
  for (const one of [person, namesake]) {
    await send(one);
    await apply(one);
    await write(one);
  }
  const places = () => placesOf(server.services, { ...namesake, names: [], phones: [namesake.phone] });
  const alone = await server.call('POST', '/privacy/export', { contact: person.phone });
  expect(alone.body).not.toContain(namesake.phone);
  // the alerts become summaries, with lines about both
  await summariseAlerts(server.services.db, sql`true`);
  const inSummaries = await server.call('POST', '/privacy/export', { contact: person.phone });
  expect(inSummaries.body).toContain(person.phone);
  expect(inSummaries.body).not.toContain(namesake.phone);
  const before = await places();
  expect(before).toContain('outbox_messages.alerts');
  expect((await erase(person.phone)).statusCode).toBe(200);
  expect(await places()).toEqual(before);
});

test('people who share a phone are handed over and erased apart', async ({
  server,
  person,
  send,
  apply,
  write,
  find,
  erase,
}) => {
  const { db } = server.services;
  const other = newPerson();
  const sharer = { ...other, name: other.name.replace('Zülfikar', 'Perihan'), phone: person.spelled };
  const spelled = sharer.name.toLocaleUpperCase('tr');
  const ids = [await send(person), await send(sharer), await send({ ...sharer, name: spelled })];
  for (const id of ids) await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 900_000 });
  await apply(person);
  await write(sharer);
  await summariseAlerts(db, sql`true`);
  await send(person, { ada: '741' });
  await send(sharer, { ada: '742' });
  // what somebody else's land request says of them
  const third = await send(newPerson());
  for (const text of [`Arayın: ${person.phone}`, `${sharer.name}: ${person.phone}`]) {
    const key = { ...server.admin, 'idempotency-key': randomUUID() };
    expect((await server.call('POST', `/lands/notes/${third}`, { text }, key)).statusCode).toBe(200);
  }
  const notes = async () => {
    const { notes: all } = (await server.call('GET', `/lands/work/${third}`)).json();
    return all.map(({ text }: { text: string }) => text).toReversed();
  };
  const placesWith = (names: string[], email: string) =>
    placesOf(server.services, { names, phones: [], email });
  const ofPerson = () => placesWith([person.name], person.email);

  // every message names one of them
  const { people } = await find(person.phone);
  expect(people.map(({ name }: Person) => name)).toEqual([sharer.name, person.name]);
  const [{ person: key, landRequests, contactMessages }] = people;
  expect([landRequests.total, contactMessages.total]).toEqual([3, 1]);
  const handOver = async (one: string) => {
    const body = { contact: person.phone, person: one };
    return (await server.call('POST', '/privacy/export', body)).body;
  };
  const theirs = await handOver(key);
  expect(theirs).toContain(spelled);
  for (const text of [person.name, person.email]) expect(theirs).not.toContain(text);
  const own = await handOver(people[1].person);
  expect(own).toContain(person.email);
  for (const text of [sharer.name, spelled, sharer.email]) expect(own).not.toContain(text);

  const before = await ofPerson();
  const erased = await server.call('POST', '/privacy/erase', { contact: person.phone, person: key });
  expect(erased.json().erased).toMatchObject({ landRequests: 3, consultants: 0, contactMessages: 1 });
  expect(await placesWith([sharer.name, spelled], sharer.email)).toEqual([]);
  expect(await ofPerson()).toEqual(before);
  expect(await notes()).toEqual([`Arayın: ${person.phone}`, privacyText.erased.text]);
  // nobody has that name any more
  const repeat = await server.call('POST', '/privacy/erase', { contact: person.phone, person: key });
  expect(repeat.json().erased).toMatchObject({ landRequests: 0, messages: 0 });

  expect((await erase(person.phone)).statusCode).toBe(200);
  await server.filesAfterRemovals();
  expect(await placesOfPerson(server, person)).toEqual([]);
  expect(await notes()).toEqual([privacyText.erased.text, privacyText.erased.text]);
});

test('a summary for a phone that was stored before its search text named people is erased too', async ({
  server,
  person,
  send,
  erase,
}) => {
  const { db } = server.services;
  for (const ada of ['721', '722', '723', '724', '725', '726']) await send(person, { ada });
  await summariseAlerts(db, sql`true`);
  const summary = db.updateTable('outbox_messages').where('recipient', '=', officePhone);
  await summary.set({ search_text: 'ozet' }).where('subject', 'like', '% yeni bildirim').execute();
  await peopleInSummaries.up(db);
  await erase(person.phone);
  expect(await placesOfPerson(server, person)).toEqual([]);
});

describe('what must be kept', () => {
  test('a purchase stays as it is, with its legal reason, and the rest is erased', async ({
    server,
    person,
    send,
    erase,
    find,
    destructions,
  }) => {
    const bought = await send(person, { ada: '711' });
    const other = await send(person, { ada: '712' });
    await server.call('PATCH', `/lands/${bought}`, { teklif_tutar: 900_000 });
    await server.call('PATCH', `/lands/purch/${bought}`);
    const stored = () => server.call('GET', `/lands/full/${bought}`).then((answer) => answer.json());
    const before = await stored();
    const found = await find(person.phone);
    const answer = await erase(person.phone);
    expect(answer.json().erased.landRequests).toBe(1);
    expect(answer.json().kept).toEqual(found.kept);
    expect(found.kept).toEqual([
      { records: 'landRequests', ids: [bought], reason: privacyText.kept.purchased },
      { records: 'messages', ids: [expect.any(Number)], reason: privacyText.kept.purchased },
    ]);
    expect(privacyText.kept.purchased).toMatch(/Türk Ticaret Kanunu.*Vergi Usul Kanunu/);
    expect(await stored()).toEqual(before);
    expect((await server.call('GET', `/lands/full/${other}`)).json()[0].phone).toBe('');
    const offers = server.services.db.selectFrom('outbox_messages').select('body');
    const [offer] = await offers.where('land_request_id', '=', bought).execute();
    expect(offer?.body).toContain(person.name);
    expect((await destructions())[0].kept).toBe(2);
    // nothing else is left
    const refused = await erase(person.phone);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain(privacyText.kept.purchased);
  });

  test('an approved consultant is erased once cancelled, and the sessions end', async ({
    server,
    person,
    apply,
    erase,
    find,
  }) => {
    const id = await apply(person);
    await server.call('PATCH', `/users/status-ok/${id}`);
    const self = await server.signIn(id);
    const { kept } = await find(person.email);
    expect(kept).toMatchObject([{ records: 'consultants', ids: [id] }, { records: 'messages' }]);
    // alerts about them are only copies
    expect((await erase(person.email)).json().erased).toMatchObject({ consultants: 0, documents: 0 });
    expect((await server.call('GET', `/users/${id}`, undefined, self)).json()[0].email).toBe(person.email);
    expect((await erase(person.email)).statusCode).toBe(409);
    await server.call('DELETE', `/users/${id}`);
    expect((await erase(person.email)).json().erased).toMatchObject({ consultants: 1, documents: 2 });
    expect((await server.call('GET', `/users/${id}`, undefined, self)).statusCode).toBe(401);
    const gone = { name: privacyText.erased.name, email: '', phone: '', tax_plate: '', is_deleted: 1 };
    expect((await server.call('GET', `/users/${id}`)).json()[0]).toMatchObject(gone);
    for (const [method, path] of [
      ['PATCH', `/users/status-ok/${id}`],
      ['PATCH', `/users/not-deleted/${id}`],
      ['DELETE', `/users/${id}`],
    ] as const)
      expect((await server.call(method, path)).statusCode, path).toBe(404);
    expect((await server.submitForm('PATCH', `/users/${id}`, { phone: '0532' })).statusCode).toBe(404);
    // the address is free again
    expect(await apply(person)).toBeGreaterThan(id);
  });

  test('an admin is never erased, nor what is sent to the office', async ({
    server,
    person,
    erase,
    send,
  }) => {
    const email = `${randomUUID()}@example.com`;
    const id = await server.addAdmin({ email });
    await send(person);
    const answer = await erase(email);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain(privacyText.kept.team);
    const team = (await server.call('GET', '/team')).json();
    expect(team).toContainEqual(expect.objectContaining({ id, email }));
    const toOffice = await erase(officeEmail);
    expect(toOffice.json().erased.messages).toBe(0);
  });
});

test('without an owner a land request takes no move, and says why', async ({
  server,
  person,
  send,
  erase,
}) => {
  const id = await send(person);
  await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 5 });
  const { version } = (await server.call('GET', `/lands/full/${id}`)).json()[0];
  await erase(person.phone);
  for (const [method, path, body] of [
    ['PATCH', `/lands/${id}`, { teklif_tutar: 5 }],
    // not taken for a repeat of the offer before
    ['PATCH', `/lands/${id}`, { teklif_tutar: 5, version }],
    ['PATCH', `/lands/purch/${id}`, undefined],
    ['DELETE', `/lands/full/${id}`, undefined],
  ] as const) {
    const answer = await server.call(method, path, body);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('kişisel verileri silindiği için');
  }
});

test('a form that is sent again after the erasure brings nobody back', async ({ server, person, erase }) => {
  const body = { ...sampleLandRequest, il: 35, ilce: urlaId, mahalle: bademlerId };
  const form = { ...body, user: { name: person.name, phone: person.phone, mesaj: '' } };
  const headers = { ...server.publicHeaders, 'idempotency-key': randomUUID() };
  expect((await server.call('POST', '/lands/all', form, headers)).statusCode).toBe(200);
  await erase(person.phone);
  expect((await server.call('POST', '/lands/all', form, headers)).statusCode).toBe(409);
  expect(await placesOfPerson(server, person)).toEqual([]);
});

test('similar numbers and addresses are others', async ({ server, person, send, find }) => {
  await send(person);
  const shorter = person.phone.replaceAll(/\D/g, '').slice(-9);
  expect((await find(shorter)).landRequests.total).toBe(0);
  await server.sendApplication(`x${person.email}`);
  expect((await find(person.email)).consultants.total).toBe(0);
});

test.for(['', 'Ayşe', '0532', '0532 444', 'zeynep@', 'a@b.tr,c@d.tr', '0532 @ 111 22 33'])(
  '%j is refused',
  async (contact, { server }) => {
    for (const call of ['search', 'export', 'erase']) {
      const answer = await server.call('POST', `/privacy/${call}`, { contact });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(Object(answer.json().fields))).toEqual(['contact']);
    }
  },
);

test('no log line holds what was searched for', async ({ server, person, send, find, erase }) => {
  await send(person);
  await find(person.phone);
  await find(person.email);
  await server.call('POST', '/privacy/export', { contact: person.phone });
  await erase(person.phone);
  const log = server.logLines.join('\n');
  expect(log).not.toContain(person.email);
  expect(log).not.toContain(person.name);
  expect(log.replaceAll(/\D/g, '')).not.toContain(person.phone.replaceAll(/\D/g, '').slice(1));
});

test('an admin who was switched off meanwhile erases nothing', async ({ server, person, send, erase }) => {
  const { id, session } = await server.addColleague();
  const landRequest = await send(person);
  await server.services.db.updateTable('users').set({ is_deleted: 1 }).where('id', '=', id).execute();
  expect((await erase(person.phone, session)).statusCode).toBe(401);
  expect((await server.call('GET', `/lands/full/${landRequest}`)).json()[0].name).toBe(person.name);
});

describe('the version of the notice', () => {
  const send = (server: RecordServer, headers: Record<string, string>) => {
    const form = { ...sampleLandRequest, il: 35, ilce: urlaId, mahalle: bademlerId };
    return server.call('POST', '/lands/all', form, { ...server.publicHeaders, ...headers });
  };
  const accept = async (server: RecordServer, headers: Record<string, string>) => {
    expect((await send(server, headers)).statusCode).toBe(200);
    const newest = server.services.db.selectFrom('land_requests').select('id').orderBy('id', 'desc');
    const { id } = await newest.executeTakeFirstOrThrow();
    return (await server.call('GET', `/lands/full/${id}`)).json()[0];
  };

  test('is the one that the page has shown, with the time', async ({ server }) => {
    const stored = await accept(server, { 'kvkk-version': '2026-03' });
    expect(stored.kvkk_version).toBe('2026-03');
    expect(Math.abs(Date.parse(stored.kvkk_accepted_at) - Date.now())).toBeLessThan(60_000);
    expect(stored.kvkk_accepted_at).toBe(stored.tarih);
  });

  test('is the oldest one when a program names none', async ({ server }) => {
    expect((await accept(server, {})).kvkk_version).toBe('2026-11');
  });

  test('stays that of the first call when it is repeated', async ({ server }) => {
    const key = { 'idempotency-key': randomUUID() };
    await accept(server, { ...key, 'kvkk-version': '2026-03' });
    expect((await accept(server, { ...key, 'kvkk-version': '2026-11' })).kvkk_version).toBe('2026-03');
  });

  test('is refused when it is none', async ({ server }) => {
    for (const version of ['', '2026', 'x'.repeat(4000)])
      expect((await send(server, { 'kvkk-version': version })).statusCode, version).toBe(400);
  });
});

test('what others wrote of a person is overwritten, and their land requests stay', async ({
  server,
  person,
  send,
  find,
  erase,
}) => {
  const other = newPerson();
  const id = await send(other, { ada: '902' });
  await mention(server, person, id);
  expect((await find(person.phone)).landRequests.total).toBe(0);
  expect((await erase(person.phone)).statusCode).toBe(200);
  expect(await placesOf(server.services, { names: [], phones: [person.phone], email: person.email })).toEqual(
    [],
  );
  const [request] = (await server.call('GET', `/lands/full/${id}`)).json();
  expect(request).toMatchObject({ name: other.name, owner_reply: { reply: 'callMe', note: '' } });
  const work = (await server.call('GET', `/lands/work/${id}`)).json();
  expect(work.notes).toMatchObject([{ text: privacyText.erased.text }]);
});

test('a land request is found by the email address that its owner has written', async ({
  server,
  person,
  send,
  find,
  erase,
}) => {
  const id = await send(newPerson(), { ada: '903' });
  const { db } = server.services;
  const text = `E-postam ${person.email}.`;
  await db.updateTable('land_requests').set({ mesaj: text }).where('id', '=', id).execute();
  expect((await find(person.email)).landRequests).toMatchObject({ total: 1, records: [{ id }] });
  expect((await erase(person.email)).json().erased.landRequests).toBe(1);
});
