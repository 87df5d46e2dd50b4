/** Who has a contact message, whether it was answered, and notes. */
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { refusalText } from '../../../server/config/refusalText.ts';
import { contactWorkText } from '../../../server/resources/messages/contactText.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';

const noon = new Date('2026-11-20T12:00:00+03:00');
const hasan = {
  name: 'Hasan',
  last_name: 'Aydın',
  phone: '(0532) 000 00 00',
  subject: 'Hisseli tapu',
  message: 'Hisseli tapum için de teklif alabilir miyim?',
};

const test = clockServerTest(noon)
  /** A second admin who can sign in, and a session of theirs. */
  .extend('deniz', ({ server }) => server.addColleague())
  .extend('send', ({ server }) => async (changes: Partial<typeof hasan> = {}): Promise<number> => {
    const form = { ...hasan, ...changes };
    expect((await server.call('POST', '/users/contact', form, {})).statusCode).toBe(200);
    const newest = server.services.db.selectFrom('contact_messages').select('id').orderBy('id', 'desc');
    return (await newest.executeTakeFirstOrThrow()).id;
  })
  .extend('id', ({ send }) => send())
  .extend(
    'read',
    ({ server, id }) =>
      async (of = id) =>
        (await server.call('GET', `/contact-messages/${of}/work`)).json(),
  )
  .extend(
    'plan',
    ({ server, id }) =>
      (plan: object, session?: Record<string, string>, of = id) =>
        server.call('PUT', `/contact-messages/${of}/work`, { answered: false, ...plan }, session),
  )
  .extend(
    'note',
    ({ server, id }) =>
      (text: string, headers: Record<string, string> = server.admin) =>
        server.call('POST', `/contact-messages/${id}/notes`, { text }, headers),
  )
  .extend('history', ({ server, id }) => async () => {
    const entries = await server.historyOf('contact', id);
    return entries.map(({ actor, action, detail }) => [actor.name, action, detail]);
  })
  .extend('idsOf', ({ server }) => async (query: string, session?: Record<string, string>) => {
    const rows = (await server.call('GET', `/contact-messages${query}`, undefined, session)).json();
    return rows.map((row: { id: number }) => row.id);
  });

describe('the mark of a message', () => {
  test('says who has answered it and when, in its work, its record and the list', async ({
    server,
    deniz,
    id,
    plan,
    read,
    history,
  }) => {
    expect(await read()).toMatchObject({ version: 1, notes: [], self: 61 });
    const answer = await plan({ answered: true, version: 1 }, deniz.session);
    const answered = { tarih: noon.toISOString(), by: 'Deniz Ak' };
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { answered, version: 2, self: deniz.id }]);
    expect((await server.call('GET', `/contact-messages/${id}`)).json()).toMatchObject({ answered });
    expect((await server.call('GET', '/contact-messages?size=1')).json()).toMatchObject([{ id, answered }]);
    expect((await plan({ version: 2 })).json()).not.toHaveProperty('answered');
    expect(await history()).toEqual([
      ['Yönetici', 'unanswered', undefined],
      ['Deniz Ak', 'answered', undefined],
      ['Ziyaretçi', 'received', undefined],
    ]);
  });

  test('is the first one’s when two admins mark it, and stays when somebody else gets it', async ({
    deniz,
    plan,
    read,
    setClock,
    history,
  }) => {
    await plan({ answered: true, version: 1 });
    setClock(new Date('2026-11-20T13:00:00+03:00'));
    const second = await plan({ answered: true, version: 1 }, deniz.session);
    const first = { tarih: noon.toISOString(), by: 'Yönetici' };
    expect([second.statusCode, second.json()]).toMatchObject([200, { answered: first, version: 2 }]);
    await plan({ answered: true, assignee_id: deniz.id, version: 2 }, deniz.session);
    expect(await read()).toMatchObject({ answered: first, assignee: { id: deniz.id }, version: 3 });
    expect((await history()).map(([, action]) => action)).toEqual(['assigned', 'answered', 'received']);
  });

  test('is refused to whoever has read an older version, and told who has changed what', async ({
    deniz,
    plan,
    history,
  }) => {
    await plan({ answered: true, version: 1 });
    const before = await history();
    const second = await plan({ assignee_id: 61, version: 1 }, deniz.session);
    expect([second.statusCode, second.json().fields]).toEqual([
      409,
      { version: refusalText.outdatedBy('Yönetici', 'mesajı yanıtlandı olarak işaretledi') },
    ]);
    const own = await plan({ assignee_id: 61, version: 1 });
    expect([own.statusCode, own.json().fields]).toEqual([409, { version: refusalText.outdated }]);
    expect(await history()).toEqual(before);
  });
});

describe('a message', () => {
  test('is given to an admin, whom an email tells unless they take it', async ({
    server,
    deniz,
    id,
    plan,
  }) => {
    await plan({ assignee_id: 61, version: 1 });
    await plan({ assignee_id: deniz.id, version: 2 });
    const alerts = server.services.db.selectFrom('outbox_messages').where('kind', '=', 'alert');
    const about = alerts.where('record_kind', '=', 'contact').where('record_id', '=', id);
    expect(await about.select(['recipient', 'subject', 'body']).execute()).toEqual([
      {
        recipient: deniz.email,
        subject: 'Size bir iletişim mesajı atandı',
        body: expect.stringMatching(
          new RegExp(`: Hasan Aydın, .*\\nHisseli tapu\\n.*/admin/message-detail/${id}$`),
        ),
      },
    ]);
  });

  test.for([
    ['a consultant', { status: 1 }],
    ['an admin who is switched off', { is_deleted: 1 }],
  ] as const)('is not given to %s', async ([, columns], { server, plan }) => {
    const account = { email: `${randomUUID()}@example.com`, password: 'Kuscular.35' };
    const other = await ('status' in columns
      ? server.addConsultant(account)
      : server.addAdmin({ ...account, ...columns }));
    const answer = await plan({ assignee_id: other, version: 1 });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { assignee_id: refusalText.assignee }]);
  });

  test('that waits is given back when its admin is switched off; an answered one stays', async ({
    server,
    deniz,
    send,
    plan,
    read,
    history,
  }) => {
    const answered = await send();
    await plan({ assignee_id: deniz.id, version: 1 });
    await plan({ assignee_id: deniz.id, answered: true, version: 1 }, undefined, answered);
    expect((await server.call('POST', `/team/${deniz.id}/switch-off`)).statusCode).toBe(200);
    expect(await read()).not.toHaveProperty('assignee');
    expect((await history())[0]).toEqual(['Yönetici', 'assigned', undefined]);
    expect(await read(answered)).toMatchObject({ assignee: { id: deniz.id } });
  });

  test('names the newest land requests of its phone, however that was typed', async ({
    server,
    send,
    id,
  }) => {
    const older = await server.addLandRequest();
    const newer = await server.addLandRequest();
    const samePhone = async (of: number) => {
      const { landRequests, more } = (await server.call('GET', `/contact-messages/${of}`)).json().samePhone;
      return [landRequests.map((one: { id: number }) => one.id).slice(0, 2), more];
    };
    expect(await samePhone(id)).toEqual([[newer, older], expect.any(Boolean)]);
    expect(await samePhone(await send({ phone: '+90 532 0000000' }))).toEqual([
      [newer, older],
      expect.any(Boolean),
    ]);
    expect(await samePhone(await send({ phone: '(0532) 000 00 09' }))).toEqual([[], false]);
    expect(await samePhone(await send({ phone: 'yok' }))).toEqual([[], false]);
  });

  test('that does not exist answers 404', async ({ server }) => {
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/work', undefined],
      ['PUT', '/work', { answered: true, version: 1 }],
      ['POST', '/notes', { text: 'Aradım' }],
    ] as const)
      expect((await server.call(method, `/contact-messages/987654321${path}`, body)).statusCode).toBe(404);
  });
});

test('a message whose mark is taken away waits for nobody who has left the team', async ({
  server,
  deniz,
  plan,
  read,
  idsOf,
  id,
}) => {
  const { version } = await read();
  await plan({ assignee_id: deniz.id, answered: true, version });
  expect((await server.call('POST', `/team/${deniz.id}/switch-off`)).statusCode).toBe(200);
  const answered = await read();
  const answer = await plan({ assignee_id: deniz.id, answered: false, version: answered.version });
  expect(answer.statusCode).toBe(200);
  expect(await read()).not.toHaveProperty('assignee');
  expect(await idsOf('?answered=false&assignee=nobody')).toContain(id);
});

test('notes are kept with author and time, a repeated one once', async ({ server, deniz, note, read }) => {
  const key = { 'idempotency-key': randomUUID() };
  for (const _ of ['once', 'again']) await note(' Aradım, açmadı. ', { ...server.admin, ...key });
  const answer = await note('Akşam görüştük.', deniz.session);
  expect(answer.statusCode).toBe(200);
  const { notes } = await read();
  expect(notes).toMatchObject([
    { author: 'Deniz Ak', text: 'Akşam görüştük.' },
    { author: 'Yönetici', text: 'Aradım, açmadı.' },
  ]);
  const other = await note('Başka', { ...server.admin, ...key });
  expect([other.statusCode, other.json().message]).toEqual([409, refusalText.usedKey]);
});

test('the list is narrowed to what waits, what is the caller’s, and what nobody has', async ({
  server,
  deniz,
  send,
  plan,
  idsOf,
}) => {
  await server.services.db.updateTable('contact_messages').set({ answered_at: noon }).execute();
  const waiting = async () => (await server.call('GET', '/waiting')).json().contactMessages;
  expect(await waiting()).toBe(0);
  const [free, mine, done] = [await send(), await send(), await send()];
  await plan({ assignee_id: deniz.id, version: 1 }, undefined, mine);
  await plan({ assignee_id: deniz.id, answered: true, version: 1 }, undefined, done);
  expect(await waiting()).toBe(2);
  expect(await idsOf('?answered=false')).toEqual([mine, free]);
  expect((await idsOf('?answered=true'))[0]).toBe(done);
  expect(await idsOf('?assignee=mine', deniz.session)).toEqual([done, mine]);
  expect(await idsOf('?assignee=mine&answered=false', deniz.session)).toEqual([mine]);
  expect(await idsOf('?assignee=nobody&answered=false')).toEqual([free]);
});

test('an erased message waits for nothing, and takes no plan and no note', async ({
  server,
  send,
  plan,
  idsOf,
}) => {
  const phone = '(0537) 123 45 67';
  const erased = await send({ phone });
  const text = 'Oğlu aradı: 0537 123 45 67';
  const notes = `/contact-messages/${erased}/notes`;
  expect((await server.call('POST', notes, { text })).statusCode).toBe(200);
  expect((await server.call('POST', '/privacy/erase', { contact: phone })).statusCode).toBe(200);
  expect(await idsOf('?answered=false')).not.toContain(erased);
  const work = (await server.call('GET', `/contact-messages/${erased}/work`)).json();
  expect(work.notes).toMatchObject([{ text: 'Kişisel veriler silindi.' }]);
  for (const answer of [
    await plan({ answered: true, version: work.version }, undefined, erased),
    await server.call('POST', notes, { text: 'Geç kalan' }),
  ])
    expect([answer.statusCode, answer.json().message]).toEqual([409, contactWorkText.erased]);
  expect((await server.historyOf('contact', erased)).map(({ action }) => action)).toEqual([
    'erased',
    'received',
  ]);
});
