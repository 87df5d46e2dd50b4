/** From an owner's acceptance to the deed, as the office and the owner see it. */
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect } from 'vitest';
import { stepNames } from '../../../rules/land-requests/purchaseStep.ts';
import * as purchases from '../../../server/database/migrations/0065_purchases.ts';
import { isRevoked } from '../../../server/outbox/outbox.ts';
import { remindOfAppointments } from '../../../server/resources/land-requests/appointmentReminders.ts';
import { landRequestText } from '../../../server/resources/land-requests/landRequestText.ts';
import { purchaseText } from '../../../server/resources/land-requests/purchaseText.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';
import { jpg, mp4, pdf, png } from '../fixtures/forms.ts';

const start = new Date('2026-12-01T10:00:00+03:00');
const at = (day: number, time: string) =>
  new Date(`2026-12-${String(day).padStart(2, '0')}T${time}:00+03:00`);
const office = 'ofis@example.com';
const iban = 'TR330006100519786457841326';
const appointment = { randevu_tarihi: '2026-12-10T10:30', randevu_yeri: 'Urla Tapu Müdürlüğü' };

type Kind = 'purchaseStep' | 'appointmentReminder' | 'alert';
type Headers = Record<string, string>;

interface Plan {
  version: number;
  status: string;
  steps: Record<string, unknown>[];
  papers: { file: string; by: string; kind: string }[];
}

const test = clockServerTest(start, {
  PUBLIC_URL: 'https://arazi.example',
  ALERT_TO: office,
  OWNER_PHOTOS_TOTAL_MB: '1',
})
  /** Makes an offer. @returns the token of its link. */
  .extend('offerTo', ({ server }) => async (id: number, teklif_tutar = 1_250_000) => {
    expect((await server.call('PATCH', `/lands/${id}`, { teklif_tutar })).statusCode).toBe(200);
    const { body } = await server.services.db
      .selectFrom('outbox_messages')
      .select('body')
      .where('land_request_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /\/teklif\/([\w-]{43})$/.exec(body)?.[1] ?? '';
  })
  .extend('reply', ({ server }) => async (token: string, reply = 'accept') => {
    expect((await server.call('POST', `/offers/${token}/reply`, { reply }, {})).statusCode).toBe(200);
  })
  /** A land request whose owner has accepted. */
  .extend('accepted', ({ server, offerTo, reply }) => async () => {
    const id = await server.addLandRequest();
    const token = await offerTo(id);
    await reply(token);
    return { id, token };
  })
  .extend('plan', ({ server }) => async (id: number): Promise<Plan> => {
    // the clock may have ended an earlier session
    return (await server.call('GET', `/lands/purchase/${id}`, undefined, await server.signInAdmin())).json();
  })
  .extend('owner', ({ server }) => (token: string) => {
    return server.call('GET', `/offers/${token}/purchase`, undefined, {});
  })
  .extend('change', ({ server, plan }) => async (id: number, step: string, body: object, given?: Headers) => {
    const { version } = await plan(id);
    const headers = given ?? (await server.signInAdmin());
    return await server.call('PUT', `/lands/purchase/${id}/${step}`, { version, ...body }, headers);
  })
  /** The messages of a kind about a land request, newest last. */
  .extend('told', ({ server }) => async (id: number, kind: Kind = 'purchaseStep') => {
    return await server.services.db
      .selectFrom('outbox_messages')
      .select(['recipient', 'body'])
      .where('record_id', '=', id)
      .where('record_kind', '=', 'request')
      .where('kind', '=', kind)
      .orderBy('id')
      .execute();
  })
  .extend('open', ({ server }) => async (file: string, headers: Record<string, string>) => {
    return (await server.call('GET', `/users/docs/${file}`, undefined, headers)).statusCode;
  })
  .extend('send', ({ server }) => (token: string, data: Uint8Array, kind = 'title') => {
    return server.submitForm('POST', `/offers/${token}/papers`, { kind, belge: { data } }, {});
  });

const stepOf = ({ steps }: Plan, name: string) => steps.find(({ step }) => step === name);

test('an acceptance opens a plan that the office and the owner see alike', async ({
  server,
  accepted,
  plan,
  owner,
  offerTo,
}) => {
  const other = await server.addLandRequest();
  const token = await offerTo(other);
  expect((await server.call('GET', `/lands/purchase/${other}`)).statusCode).toBe(404);
  expect((await owner(token)).json()).toEqual({ status: 'error', message: landRequestText.endedLink });
  const { id, token: link } = await accepted();
  const opened = await plan(id);
  expect(opened).toEqual({
    reference: `T-${id}`,
    version: 1,
    status: 'open',
    opened_at: start.toISOString(),
    steps: ['papers', 'visit', 'appointment', 'iban', 'payment', 'deed'].map((step) => ({
      step,
      state: 'waiting',
    })),
    papers: [],
  });
  expect((await owner(link)).json()).toEqual(opened);
  const [record] = (await server.call('GET', `/lands/full/${id}`)).json();
  expect(record.purchase_plans).toEqual([id]);
});

test('a changed step is stored once, told to the owner, and shown to both', async ({
  accepted,
  change,
  plan,
  owner,
  told,
  server,
}) => {
  const { id, token } = await accepted();
  const key = { ...server.admin, 'idempotency-key': crypto.randomUUID() };
  const body = { state: 'waiting', ...appointment, version: 1 };
  const both = await Promise.all([
    change(id, 'appointment', body, key),
    change(id, 'appointment', body, key),
  ]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  // without a key, after a lost answer
  expect((await change(id, 'appointment', body)).statusCode).toBe(200);
  expect(stepOf(await plan(id), 'appointment')).toEqual({
    step: 'appointment',
    state: 'waiting',
    ...appointment,
    sequence: 0,
    changed_at: start.toISOString(),
  });
  expect(await plan(id)).toMatchObject({ version: 2 });
  expect((await owner(token)).json()).toEqual(await plan(id));
  expect((await told(id)).map((one) => one.body)).toEqual([
    `T-${id} numaralı talebiniz: Tapu randevunuz 10 Aralık 2026 günü saat 10.30, Urla Tapu Müdürlüğü. Bütün adımları teklif mesajımızdaki bağlantıda görebilirsiniz. Arazi Teklif`,
  ]);
});

test('of two admins the later one is told who has changed the plan', async ({ server, accepted, change }) => {
  const { id } = await accepted();
  const colleague = await server.addColleague();
  expect(
    (await change(id, 'visit', { state: 'waiting', day: '2026-12-05' }, colleague.session)).statusCode,
  ).toBe(200);
  const late = await change(id, 'visit', { state: 'waiting', day: '2026-12-06', version: 1 });
  expect(late.statusCode).toBe(409);
  expect(late.json().fields.version).toContain(purchaseText.changed);
});

test('an appointment that is changed or cancelled raises its sequence, and stays to be seen', async ({
  accepted,
  change,
  plan,
  told,
}) => {
  const { id } = await accepted();
  await change(id, 'appointment', { state: 'waiting', ...appointment });
  await change(id, 'appointment', { state: 'waiting', ...appointment, randevu_tarihi: '2026-12-11T09:00' });
  expect(stepOf(await plan(id), 'appointment')).toMatchObject({ sequence: 1 });
  await change(id, 'appointment', { state: 'waiting' });
  expect(stepOf(await plan(id), 'appointment')).toMatchObject({
    state: 'waiting',
    randevu_tarihi: '2026-12-11T09:00',
    cancelled: true,
    sequence: 2,
  });
  // nothing is left to be cancelled
  await change(id, 'appointment', { state: 'waiting' });
  await change(id, 'appointment', { state: 'waiting', ...appointment });
  expect(stepOf(await plan(id), 'appointment')).toMatchObject({ sequence: 3, ...appointment });
  expect(stepOf(await plan(id), 'appointment')).not.toHaveProperty('cancelled');
  expect((await told(id)).map(({ body }) => /^T-\d+ numaralı talebiniz: (.*) Bütün/.exec(body)?.[1])).toEqual(
    [
      'Tapu randevunuz 10 Aralık 2026 günü saat 10.30, Urla Tapu Müdürlüğü.',
      'Tapu randevunuz değişti. Yeni randevu: 11 Aralık 2026 günü saat 09.00, Urla Tapu Müdürlüğü.',
      '11 Aralık 2026 günü saat 09.00 için verilen tapu randevusu iptal edildi.',
      'Tapu randevunuz 10 Aralık 2026 günü saat 10.30, Urla Tapu Müdürlüğü.',
    ],
  );
});

test('the day before an appointment the owner and the office are reminded once', async ({
  server,
  accepted,
  change,
  setClock,
  told,
}) => {
  const { id } = await accepted();
  await change(id, 'appointment', { state: 'waiting', ...appointment });
  const remind = async (time: Date) => {
    setClock(time);
    await Promise.all([remindOfAppointments(server.services), remindOfAppointments(server.services)]);
    return (await told(id, 'appointmentReminder')).length;
  };
  expect(await remind(at(8, '20:00'))).toBe(0);
  expect(await remind(at(9, '07:59'))).toBe(0);
  expect(await remind(at(9, '08:00'))).toBe(1);
  expect(await remind(at(9, '15:00'))).toBe(1);
  expect(await remind(at(10, '09:00'))).toBe(1);
  const [reminder] = await told(id, 'appointmentReminder');
  expect(reminder?.body).toBe(
    `Hatırlatma: T-${id} numaralı talebinizin tapu randevusu yarın, 10 Aralık 2026 günü saat 10.30, Urla Tapu Müdürlüğü. Kimliğinizi yanınızda bulundurun. Arazi Teklif`,
  );
  const alerts = (await told(id, 'alert')).filter(({ body }) => body.startsWith('Yarın tapu randevusu'));
  expect(alerts.map(({ recipient }) => recipient)).toEqual([office]);
  // another time of it is reminded of again
  setClock(at(9, '16:00'));
  await change(id, 'appointment', { state: 'waiting', ...appointment, randevu_tarihi: '2026-12-15T10:30' });
  expect(await remind(at(14, '08:00'))).toBe(2);
  const revoked = await server.services.db
    .selectFrom('outbox_messages')
    .select('body')
    .where('kind', '=', 'appointmentReminder')
    .where('record_id', '=', id)
    .where(isRevoked)
    .execute();
  expect(revoked).toEqual([{ body: reminder?.body }]);
});

test('no reminder goes out of what was cancelled, was done, or is only agreed the day before', async ({
  server,
  accepted,
  change,
  setClock,
  told,
  reply,
}) => {
  const soon = await accepted();
  const [cancelled, held, closed] = [await accepted(), await accepted(), await accepted()];
  for (const { id } of [cancelled, held, closed])
    await change(id, 'appointment', { state: 'waiting', ...appointment });
  await change(cancelled.id, 'appointment', { state: 'waiting' });
  await reply(held.token, 'decline');
  expect((await server.call('DELETE', `/lands/full/${closed.id}`)).statusCode).toBe(202);
  setClock(at(9, '12:00'));
  await change(soon.id, 'appointment', { state: 'waiting', ...appointment });
  await remindOfAppointments(server.services);
  for (const { id } of [soon, cancelled, held, closed])
    expect(await told(id, 'appointmentReminder'), String(id)).toEqual([]);
  expect((await told(soon.id)).length).toBe(1);
});

test.for(['DELETE full', 'PATCH purch'] as const)(
  '%s of the leader ends the appointment of what is joined to it, and its reminder',
  async (move, { server, accepted, change, plan, setClock }) => {
    const [leader, joined, other] = [await accepted(), await accepted(), await accepted()];
    for (const { id } of [joined, other]) {
      await change(id, 'appointment', { state: 'waiting', ...appointment });
      const join = await server.call('PUT', `/lands/joined/${id}`, { joined_to: leader.id });
      expect(join.statusCode).toBe(200);
    }
    expect((await server.call('DELETE', `/lands/joined/${other.id}`)).statusCode).toBe(200);
    setClock(at(9, '09:00'));
    await remindOfAppointments(server.services);
    const [method, path] =
      move === 'DELETE full' ? (['DELETE', 'full'] as const) : (['PATCH', 'purch'] as const);
    const headers = await server.signInAdmin();
    const { statusCode } = await server.call(method, `/lands/${path}/${leader.id}`, undefined, headers);
    expect(statusCode).toBe(202);
    expect(stepOf(await plan(joined.id), 'appointment')).toMatchObject({ cancelled: true, sequence: 1 });
    expect(stepOf(await plan(other.id), 'appointment')).not.toHaveProperty('cancelled');
    const revoked = async (id: number) => {
      const reminders = server.services.db.selectFrom('outbox_messages').select(isRevoked.as('is_revoked'));
      return await reminders.where('record_id', '=', id).where('kind', '=', 'appointmentReminder').execute();
    };
    expect(await revoked(joined.id)).toEqual([{ is_revoked: true }]);
    expect(await revoked(other.id)).toEqual([{ is_revoked: false }]);
  },
);

test('an IBAN is checked, stored without blanks, and masked in the history and the message', async ({
  server,
  accepted,
  change,
  plan,
  told,
}) => {
  const { id } = await accepted();
  const wrong = await change(id, 'iban', { state: 'done', iban: 'TR33 0006 1005 1978 6457 8413 27' });
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['iban']]);
  await change(id, 'iban', { state: 'done', iban: 'tr33 0006 1005 1978 6457 8413 26' });
  expect(stepOf(await plan(id), 'iban')).toMatchObject({ iban });
  const history = JSON.stringify(await server.historyOf('request', id));
  expect(history).toContain('TR•• •••• 1326');
  const texts = JSON.stringify(await told(id)) + history;
  expect(texts).toContain('son dört hanesi 1326');
  expect(texts.replaceAll(' ', '')).not.toContain('841326');
  for (const list of ['/lands', '/lands?csv=true'])
    expect((await server.call('GET', list)).body).not.toContain('841326');
});

test('papers are seen by the office and the owner alone', async ({
  setClock,
  server,
  accepted,
  send,
  open,
  plan,
}) => {
  const [{ id, token }, other] = [await accepted(), await accepted()];
  expect((await send(token, pdf)).statusCode).toBe(200);
  const again = await send(token, pdf, 'identity');
  expect(again.json().papers).toHaveLength(1);
  expect((await send(token, mp4)).statusCode).toBe(415);
  setClock(at(1, '10:05'));
  const added = await server.submitForm('POST', `/lands/papers/${id}`, {
    kind: 'identity',
    belge: { data: png },
  });
  expect(added.json().papers).toMatchObject([
    { kind: 'title', by: 'owner' },
    { kind: 'identity', by: 'office' },
  ]);
  for (const { file } of (await plan(id)).papers) {
    expect(await open(file, { 'link-token': token })).toBe(200);
    expect(await open(file, server.admin)).toBe(200);
    expect(await open(file, {})).toBe(404);
    expect(await open(file, { 'link-token': other.token })).toBe(404);
    expect(await open(file, server.consultant)).toBe(404);
    expect(
      (await server.call('DELETE', `/offers/${other.token}/papers/${file}`, undefined, {})).statusCode,
    ).toBe(200);
  }
  const [own, ofOffice] = (await plan(id)).papers;
  // the owner takes back the own one alone, and both sides see it at once
  await server.call('DELETE', `/offers/${token}/papers/${ofOffice?.file}`, undefined, {});
  await server.call('DELETE', `/offers/${token}/papers/${own?.file}`, undefined, {});
  expect((await plan(id)).papers).toEqual([ofOffice]);
  expect(await open(own?.file ?? '', server.admin)).toBe(404);
  expect(await server.historyOf('request', id)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        action: 'papersAdded',
        detail: { count: 1 },
        actor: { id: 0, name: 'Arazi sahibi' },
      }),
      expect.objectContaining({ action: 'papersRemoved' }),
    ]),
  );
});

test('papers have a number and a quota', async ({ server, accepted, send, plan }) => {
  const { id, token } = await accepted();
  const paper = (mark: number, kilobytes = 1) =>
    Buffer.concat([pdf, Buffer.alloc(kilobytes * 1024, String(mark))]);
  expect((await send(token, paper(1, 900))).statusCode).toBe(200);
  expect((await send(token, paper(2, 200))).statusCode).toBe(507);
  for (let mark = 3; mark < 14; mark += 1) expect((await send(token, paper(mark))).statusCode).toBe(200);
  const full = await send(token, paper(14));
  expect(full.json().fields).toEqual({ belge: purchaseText.tooMany });
  // what the owner takes back counts no more
  const [first] = (await plan(id)).papers;
  await server.call('DELETE', `/offers/${token}/papers/${first?.file}`, undefined, {});
  expect((await send(token, paper(15, 100))).statusCode).toBe(200);
});

test('a renewed offer holds the plan, whose old link shows nothing more', async ({
  server,
  accepted,
  offerTo,
  owner,
  plan,
  send,
  open,
  reply,
  change,
}) => {
  const { id, token } = await accepted();
  await send(token, jpg);
  await change(id, 'visit', { state: 'done', day: '2026-12-01' });
  const renewed = await offerTo(id, 1_300_000);
  const held = await plan(id);
  expect(held).toMatchObject({ status: 'held', papers: [{ by: 'owner' }] });
  const [paper] = held.papers;
  expect((await owner(token)).statusCode).toBe(404);
  expect((await owner(renewed)).statusCode).toBe(404);
  expect((await send(token, png)).statusCode).toBe(404);
  expect(await open(paper?.file ?? '', { 'link-token': token })).toBe(404);
  await reply(renewed);
  expect((await owner(renewed)).json()).toMatchObject({ status: 'open', steps: held.steps });
  expect(await open(paper?.file ?? '', { 'link-token': renewed })).toBe(200);
  // an offer that is taken back brings the accepted one again
  await offerTo(id, 1_400_000);
  expect((await server.call('DELETE', `/lands/offer/${id}`)).statusCode).toBe(200);
  expect(await plan(id)).toMatchObject({ status: 'open' });
  expect((await owner(renewed)).statusCode).toBe(200);
});

test('whoever has accepted sees the plan after the last day of the offer, and answers no more', async ({
  server,
  accepted,
  owner,
  offerTo,
  setClock,
}) => {
  const unanswered = await offerTo(await server.addLandRequest());
  const { token } = await accepted();
  setClock(new Date('2027-03-01T10:00:00+03:00'));
  expect((await owner(token)).statusCode).toBe(200);
  const read = await server.call('GET', `/offers/${token}`, undefined, {});
  expect(read.json()).toMatchObject({ expired: true });
  const late = await server.call('POST', `/offers/${token}/reply`, { reply: 'decline' }, {});
  expect(late.statusCode).toBe(404);
  expect((await server.call('GET', `/offers/${unanswered}`, undefined, {})).statusCode).toBe(404);
});

test('a closed land request keeps its plan, which nobody changes any more', async ({
  server,
  accepted,
  change,
  plan,
  owner,
  send,
}) => {
  for (const [method, path] of [
    ['DELETE', '/lands/full/'],
    ['PATCH', '/lands/purch/'],
  ] as const) {
    const { id, token } = await accepted();
    await change(id, 'appointment', { state: 'waiting', ...appointment });
    expect((await server.call(method, `${path}${id}`)).statusCode).toBe(202);
    expect(await plan(id)).toMatchObject({ status: 'closed' });
    const refused = await change(id, 'papers', { state: 'done' });
    expect(refused.json().message).toBe(purchaseText.closed);
    expect((await owner(token)).statusCode).toBe(404);
    expect((await send(token, pdf)).statusCode).toBe(404);
    const isCancelled = stepOf(await plan(id), 'appointment')?.cancelled === true;
    expect(isCancelled).toBe(method === 'DELETE');
  }
});

test('joined land requests keep a plan each, and neither owner sees the other one', async ({
  server,
  accepted,
  owner,
  plan,
  send,
}) => {
  const [leader, joined] = [await accepted(), await accepted()];
  await send(joined.token, png);
  const join = await server.call('PUT', `/lands/joined/${joined.id}`, { joined_to: leader.id });
  expect(join.statusCode).toBe(200);
  const [record] = (await server.call('GET', `/lands/full/${leader.id}`)).json();
  expect(record.purchase_plans).toEqual([leader.id, joined.id]);
  expect((await owner(leader.token)).json().papers).toEqual([]);
  expect((await owner(joined.token)).json().papers).toHaveLength(1);
  await server.call('PATCH', `/lands/purch/${leader.id}`);
  expect(await plan(joined.id)).toMatchObject({ status: 'closed' });
  expect((await owner(joined.token)).statusCode).toBe(404);
});

test('papers and IBAN are handed over with the person, and erased with them', async ({
  server,
  accepted,
  change,
  send,
  plan,
  open,
  owner,
}) => {
  const { id, token } = await accepted();
  const phone = '0532 444 00 11';
  await server.services.db
    .updateTable('land_requests')
    .set({ phone, phone_key: '905324440011', search_text: '05324440011 905324440011 5324440011' })
    .where('id', '=', id)
    .execute();
  await send(token, pdf);
  await change(id, 'iban', { state: 'done', iban });
  await change(id, 'visit', { state: 'skipped', reason: 'Yeri biliyoruz, eşi Ali Bey gezdirdi' });
  const exported = (await server.call('POST', '/privacy/export', { contact: phone })).json();
  expect(exported.landRequests[0].purchase).toMatchObject({ papers: [{ kind: 'title' }] });
  expect(JSON.stringify(exported.landRequests[0])).toContain(iban);
  expect(exported.documents).toHaveLength(1);
  const [paper] = (await plan(id)).papers;
  const erased = await server.call('POST', '/privacy/erase', { contact: phone });
  expect(erased.json().erased).toMatchObject({ landRequests: 1, documents: 1 });
  const left = await plan(id);
  expect(left).toMatchObject({ status: 'closed', papers: [] });
  expect(JSON.stringify([left, await server.historyOf('request', id)])).not.toMatch(/1326|Ali/);
  expect(await open(paper?.file ?? '', server.admin)).toBe(404);
  expect((await owner(token)).statusCode).toBe(404);
  expect((await change(id, 'papers', { state: 'done' })).json().message).toBe(landRequestText.erased);
});

test('the report says where purchases stand, and how long their steps took', async ({
  server,
  accepted,
  change,
  setClock,
  reply,
}) => {
  const read = async () => {
    const session = await server.signInAdmin();
    const url = '/report?from=2026-12-01&to=2026-12-20';
    return (await server.call('GET', url, undefined, session)).json().purchases;
  };
  const before = await read();
  const [{ id }, held] = [await accepted(), await accepted()];
  await reply(held.token, 'callMe');
  setClock(at(4, '10:00'));
  await change(id, 'papers', { state: 'done' });
  await change(id, 'visit', { state: 'skipped', reason: 'Gerek yok' });
  const after = await read();
  expect([after.open - before.open, after.held - before.held]).toEqual([1, 1]);
  const growth = (name: string, count: 'next' | 'done') => {
    const of = ({ steps }: { steps: { step: string; next: number; done: number }[] }) =>
      steps.find(({ step }) => step === name)?.[count] ?? 0;
    return of(after) - of(before);
  };
  expect([growth('papers', 'done'), growth('visit', 'done'), growth('appointment', 'next')]).toEqual([
    1, 0, 1,
  ]);
  expect(after.steps[0]).toMatchObject({ step: 'papers', medianDays: 3 });
});

test('offers that were accepted before there were plans get one with the update', async ({
  server,
  accepted,
  offerTo,
  reply,
}) => {
  const [kept, declined, closed] = [await accepted(), await accepted(), await accepted()];
  const waiting = await server.addLandRequest();
  await offerTo(waiting);
  await reply(declined.token, 'decline');
  expect((await server.call('PATCH', `/lands/purch/${closed.id}`)).statusCode).toBe(202);
  const ids = [kept.id, declined.id, closed.id, waiting];
  const undone = new Error('undone');
  const update = server.services.db.transaction().execute(async (trx) => {
    await sql`drop table purchase_papers, purchase_steps, purchase_plans cascade`.execute(trx);
    await sql`alter table application_files drop column paper`.execute(trx);
    const migration: Migration = purchases;
    await migration.up(trx);
    const plans = await trx
      .selectFrom('purchase_plans')
      .selectAll()
      .where('land_request_id', 'in', ids)
      .execute();
    expect(plans).toEqual([{ land_request_id: kept.id, version: 1, opened_at: start }]);
    const steps = trx.selectFrom('purchase_steps').select(['step', 'state']).orderBy('id');
    expect(await steps.where('land_request_id', 'in', ids).execute()).toEqual(
      stepNames.map((step) => ({ step, state: 'waiting' })),
    );
    throw undone;
  });
  await expect(update).rejects.toBe(undone);
});
