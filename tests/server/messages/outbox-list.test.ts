import { randomUUID } from 'node:crypto';
import type { Kysely, Updateable } from 'kysely';
import { describe, expect } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { refusalText } from '../../../server/config/refusalText.ts';
import type { Database } from '../../../server/database/schema.ts';
import type { OutboxTable } from '../../../server/database/tables/outbox.ts';
import { recordTest } from '../fixtures/recordTest.ts';

type Message = components['schemas']['OutboxMessage'];

const test = recordTest
  .extend('list', ({ server }) => async (query = ''): Promise<Message[]> => {
    return (await server.call('GET', `/outbox${query}`)).json();
  })
  .extend('newest', ({ list }) => async () => {
    const [message] = await list();
    if (!message) throw new Error('The outbox is empty');
    return message;
  })
  /** The one message that a query finds. */
  .extend('only', ({ list }) => async (query = '') => {
    const [message, ...others] = await list(query);
    if (!message || others.length > 0) throw new Error('The outbox does not list exactly one message');
    return message;
  })
  .extend('row', ({ server: { services } }) => (id: number) => {
    const rows = services.db.selectFrom('outbox_messages').selectAll();
    return rows.where('id', '=', id).executeTakeFirstOrThrow();
  })
  .extend('change', ({ server: { services } }) => (id: number, columns: Updateable<OutboxTable>) => {
    return services.db.updateTable('outbox_messages').set(columns).where('id', '=', id).execute();
  });

/** The token of the link in a stored body. */
function tokenIn(body: string): string {
  const [, token] = /token=([\w-]{43})/.exec(body) ?? [];
  if (token === undefined) throw new Error('No token in the message');
  return token;
}

test.beforeEach(async ({ server }) => {
  await server.services.db.deleteFrom('outbox_messages').execute();
});

test('each message names its record, until the person is erased', async ({ server, list }) => {
  const about = async (query = '') => (await list(query)).map((one) => one.about);
  const email = `${randomUUID()}@example.com`;
  const id = await server.sendApplication(email);
  await server.call('PATCH', `/users/status-ok/${id}`);
  const consultant = { kind: 'consultant', id, name: 'Zeynep Kaya' };
  expect(new Set((await about()).map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify(consultant)]),
  );

  const contact = { name: 'Hasan', last_name: 'Aydın', phone: '(0535) 000 00 00', subject: 'Tapu' };
  await server.call('POST', '/users/contact', { ...contact, message: 'Merhaba' }, {});
  expect((await about())[0]).toMatchObject({ kind: 'contactMessage', name: 'Hasan Aydın' });

  const admin = { name: 'Ece Tan', email: `${randomUUID()}@example.com` };
  expect((await server.call('POST', '/team', admin)).statusCode).toBe(200);
  expect((await about())[0]).toMatchObject({ kind: 'admin', name: 'Ece Tan' });

  await server.call('DELETE', `/users/${id}`);
  expect((await server.call('POST', '/privacy/erase', { contact: email })).statusCode).toBe(200);
  const rest = await list();
  expect(rest.map(({ about: record }) => record?.name)).not.toContain('Zeynep Kaya');
  expect(rest.filter(({ state }) => state === 'erased').map((one) => one.about)).toEqual(
    expect.not.arrayContaining([expect.anything()]),
  );
});

test('the outbox shows whether each message has been delivered', async ({ server, newest, change }) => {
  const landRequest = await server.addLandRequest();
  await server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar: 1_250_000 });
  const waiting = await newest();
  expect(waiting).toEqual({
    id: expect.any(Number),
    tarih: expect.any(String),
    kind: 'offerMade',
    recipient: '(0532) 000 00 00',
    channel: 'sms',
    about: {
      kind: 'landRequest',
      id: landRequest,
      name: 'Ayşe Yılmaz',
      ilce_adi: 'Urla',
      mahalle_adi: 'Bademler Mah.',
      ada: '101',
      parsel: '7',
    },
    subject: 'Araziniz için teklifimiz',
    body: expect.stringContaining('teklifimiz 1.250.000 TL.'),
    state: 'waiting',
    attempts: 0,
    next_attempt_at: expect.any(String),
  });
  const { id } = waiting;

  await change(id, { attempts: 2, last_error: 'Connection timeout' });
  expect(await newest()).toMatchObject({ state: 'failed', attempts: 2, last_error: 'Connection timeout' });

  const sent = new Date('2026-11-20T10:00:00Z');
  await change(id, { delivered_at: sent });
  const delivered = await newest();
  expect(delivered).toMatchObject({ state: 'sent', sent_at: sent.toISOString() });
  expect(delivered).not.toHaveProperty('next_attempt_at');
});

test.for(['expired', 'revoked', 'givenUp'] as const)(
  'a message that is %s has no next attempt',
  async (state, { server, list, only, change }) => {
    const { db, outbox } = server.services;
    await outbox.add(db, { kind: 'offerMade', to: '0532', subject: 'Teklif', body: 'Metin' });
    await outbox.add(db, { kind: 'offerMade', to: '0533', subject: 'Teklif', body: 'Metin' });
    const { id } = await only('?q=0532');
    await change(id, { abandoned_as: state, attempts: 3, last_error: 'timeout' });
    const ended = await only('?q=0532');
    expect(ended).toMatchObject({ state, attempts: 3, last_error: 'timeout' });
    expect(ended).not.toHaveProperty('next_attempt_at');
    const states = (await list('?sort=state')).map((one) => one.state);
    expect(states).toEqual([state, 'waiting'].toSorted());
  },
);

test('the token of a link is masked, also in errors, and cannot be searched for', async ({
  server,
  list,
  newest,
  row,
  change,
}) => {
  const id = await server.sendApplication('maske@example.com');
  await server.call('PATCH', `/users/status-ok/${id}`);
  await server.call('POST', '/users/forgot-password', { email: 'maske@example.com' });
  const withLink = (await list()).filter(({ kind }) => kind === 'approved' || kind === 'resetLink');
  expect(withLink).toHaveLength(4);
  for (const { body, id: messageId } of withLink) {
    expect(body).toContain('/sifre-sifirla?token=•••\n');
    expect(body).toMatch(/^(Merhaba|Sayın Zeynep Kaya),/);
    expect(body).not.toContain(tokenIn((await row(messageId)).body));
  }
  const { id: linkId } = await newest();
  const token = tokenIn((await row(linkId)).body);
  expect(await list(`?q=${token}`)).toEqual([]);
  await change(linkId, { last_error: `refused: /sifre-sifirla?token=${token}` });
  const [quoting] = (await list()).filter(({ last_error }) => last_error !== undefined);
  expect(quoting?.last_error).toBe('refused: /sifre-sifirla?token=•••');
});

/** With three messages; `subjects` are those that a query finds. */
const threeTest = test.extend('subjects', async ({ server: { services }, list }) => {
  for (const [kind, to, subject] of [
    ['offerMade', '0532', 'Çeşme teklifi'],
    ['approved', 'a@example.com', 'Şule onaylandı'],
    ['resetLink', '0531', 'İlk bağlantı'],
  ] as const) {
    await services.outbox.add(services.db, { kind, to, subject, body: 'Metin' });
  }
  return async (query = '') => (await list(query)).map(({ subject }) => subject);
});

threeTest('the list is sorted, the newest message first unless asked otherwise', async ({ subjects }) => {
  expect(await subjects()).toEqual(['İlk bağlantı', 'Şule onaylandı', 'Çeşme teklifi']);
  expect(await subjects('?sort=recipient')).toEqual(['İlk bağlantı', 'Çeşme teklifi', 'Şule onaylandı']);
  expect(await subjects('?sort=-kind')).toEqual(['İlk bağlantı', 'Çeşme teklifi', 'Şule onaylandı']);
});

threeTest('the list is searched by words in any order and case', async ({ subjects }) => {
  expect(await subjects('?q=ONAYLANDI%20sule')).toEqual(['Şule onaylandı']);
});

threeTest('the list is paged, and its total is that of all pages', async ({ server, subjects }) => {
  expect(await subjects('?size=1&page=1')).toEqual(['Şule onaylandı']);
  const page = await server.call('GET', '/outbox?size=1&q=metin');
  expect(page.headers['x-total-count']).toBe('3');
});

test('an abandoned message that is sent again starts with no attempts, and is delivered', async ({
  server,
  only,
  change,
  onTestFinished,
}) => {
  const { db, outbox } = server.services;
  await outbox.add(db, { kind: 'offerMade', to: '0532', subject: 'Teklif', body: 'Metin' });
  const { id } = await only();
  await change(id, {
    attempts: 7,
    last_error: 'timeout',
    abandoned_as: 'givenUp',
    next_attempt_at: new Date('2099-01-01'),
  });
  const answer = await server.call('POST', `/outbox/${id}/resend`);
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'success' }]);
  expect(await only()).toMatchObject({ state: 'waiting', attempts: 0 });
  onTestFinished(() => outbox.stop());
  outbox.start();
  await expect.poll(() => only()).toMatchObject({ state: 'sent', attempts: 1 });
});

const approvalTest = test
  /** Adds a message without a link. @returns its id. */
  .extend('addApproval', ({ server: { services }, newest }) => async () => {
    const message = { kind: 'approved', to: '0532', subject: 'Onay', body: 'Metin' } as const;
    await services.outbox.add(services.db, message);
    return (await newest()).id;
  })
  .extend('resend', ({ server }) => (id: number, query = '', headers: Record<string, string> = {}) => {
    const sent = { ...server.admin, ...headers };
    return server.call('POST', `/outbox/${id}/resend${query}`, undefined, sent);
  });

approvalTest(
  'a resend that is repeated under its key sends nothing more',
  async ({ addApproval, resend, row, change }) => {
    const id = await addApproval();
    const key = { 'idempotency-key': randomUUID() };
    expect((await resend(id, '', key)).statusCode).toBe(202);
    await change(id, { delivered_at: new Date() });
    const before = await row(id);
    const again = await resend(id, '', key);
    expect([again.statusCode, again.json()]).toEqual([202, { status: 'success' }]);
    expect(await row(id)).toEqual(before);
  },
);

approvalTest('a key of another message is refused', async ({ addApproval, resend }) => {
  const [id, other] = [await addApproval(), await addApproval()];
  const key = { 'idempotency-key': randomUUID() };
  expect((await resend(id, '', key)).statusCode).toBe(202);
  expect((await resend(other, '', key)).statusCode).toBe(400);
});

approvalTest(
  'a delivered message is sent once more under a new key',
  async ({ addApproval, resend, row, change }) => {
    const id = await addApproval();
    expect((await resend(id, '', { 'idempotency-key': randomUUID() })).statusCode).toBe(202);
    await change(id, { delivered_at: new Date() });
    expect((await resend(id, '', { 'idempotency-key': randomUUID() })).statusCode).toBe(202);
    expect(await row(id)).toMatchObject({ state: 'waiting' });
  },
);

describe.each([
  { state: 'failed', failure: { last_error: 'timeout' } },
  { state: 'givenUp', failure: { last_error: 'timeout', abandoned_as: 'givenUp' } },
] as const)('after one of two admins who saw that a message is $state has sent it again,', (seen) => {
  const resentTest = approvalTest.extend('resent', async ({ addApproval, resend, change }) => {
    const id = await addApproval();
    await change(id, seen.failure);
    expect((await resend(id, `?state=${seen.state}`)).statusCode).toBe(202);
    return id;
  });

  resentTest.for([
    ['waits', {}],
    ['is delivered', { delivered_at: new Date() }],
  ] as const)(
    'the other is refused while it %s',
    async ([, delivery], { resent: id, resend, row, change }) => {
      await change(id, { next_attempt_at: new Date(), ...delivery });
      const before = await row(id);
      const again = await resend(id, `?state=${seen.state}`);
      expect([again.statusCode, again.json().message]).toEqual([
        409,
        'Siz listeyi açtıktan sonra bu mesaj gönderildi ya da gönderilmek üzere sıraya alındı.',
      ]);
      expect(await row(id)).toEqual(before);
    },
  );

  resentTest('one who has seen it as sent can send it once more', async ({ resent: id, resend, change }) => {
    await change(id, { delivered_at: new Date() });
    expect((await resend(id, '?state=sent')).statusCode).toBe(202);
  });

  resentTest('a delivery that fails again can be repeated', async ({ resent: id, resend, change }) => {
    await change(id, { last_error: 'timeout' });
    expect((await resend(id, '?state=waiting')).statusCode).toBe(202);
  });
});

approvalTest(
  'of two admins who saw the same delivery, one sends the message again',
  async ({ addApproval, resend, row, change }) => {
    const id = await addApproval();
    const seenAt = new Date();
    await change(id, { delivered_at: seenAt });
    const seen = `?state=sent&sent_at=${encodeURIComponent(seenAt.toISOString())}`;
    expect((await resend(id, seen)).statusCode).toBe(202);
    await change(id, { delivered_at: new Date(seenAt.getTime() + 1000) });
    const before = await row(id);
    expect((await resend(id, seen)).statusCode).toBe(409);
    expect(await row(id)).toEqual(before);
  },
);

test.for<[string, (db: Kysely<Database>, id: number) => Promise<unknown>]>([
  [
    'expired',
    (db, id) =>
      db
        .updateTable('outbox_messages')
        .set({ expires_at: new Date(0) })
        .where('id', '=', id)
        .execute(),
  ],
  ['used', (db) => db.updateTable('reset_tokens').set({ spent_at: new Date() }).execute()],
])('a message whose link has been %s is not sent again', async ([name, end], { server, newest, row }) => {
  const user = await server.sendApplication(`${name}@example.com`);
  await server.call('PATCH', `/users/status-ok/${user}`);
  const { id } = await newest();
  expect((await server.call('POST', `/outbox/${id}/resend`)).statusCode).toBe(202);

  await end(server.services.db, id);
  const before = await row(id);
  const answer = await server.call('POST', `/outbox/${id}/resend`);
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Bu mesajdaki bağlantının süresi dolmuş veya bağlantı kullanılmış. Yeni bağlantıyı kullanıcının detay sayfasından gönderebilirsiniz.',
  ]);
  expect(await row(id)).toEqual(before);
});

test('a link in a visitor’s message is neither masked nor checked', async ({ server, newest }) => {
  const message = 'https://tarla.example/?token=abc123 adresine bakın';
  const hasan = { name: 'Hasan', last_name: 'Aydın', phone: '(0535) 000 00 01', subject: 'Tarla', message };
  await server.call('POST', '/users/contact', hasan, {});
  const { id, body } = await newest();
  expect(body).toContain(message);
  expect((await server.call('POST', `/outbox/${id}/resend`)).statusCode).toBe(202);
});

test('sending an unknown message again answers 404', async ({ server }) => {
  const answer = await server.call('POST', '/outbox/999999/resend');
  expect([answer.statusCode, answer.json().message]).toEqual([404, refusalText.missing]);
});
