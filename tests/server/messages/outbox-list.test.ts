import { randomUUID } from 'node:crypto';
import type { Kysely, Updateable } from 'kysely';
import { expect } from 'vitest';
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
  .extend('row', ({ server: { services } }) => (id: number) => {
    const rows = services.db.selectFrom('outbox_messages').selectAll();
    return rows.where('id', '=', id).executeTakeFirstOrThrow();
  })
  .extend('change', ({ server: { services } }) => (id: number, columns: Updateable<OutboxTable>) => {
    return services.db.updateTable('outbox_messages').set(columns).where('id', '=', id).execute();
  });

test.beforeEach(async ({ server }) => {
  await server.services.db.deleteFrom('outbox_messages').execute();
});

test('the outbox shows whether each message has been delivered', async ({ server, list, change }) => {
  const landRequest = await server.addLandRequest();
  await server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar: 1_250_000 });
  const [waiting] = await list();
  expect(waiting).toEqual({
    id: expect.any(Number),
    tarih: expect.any(String),
    kind: 'offerMade',
    recipient: '(0532) 000 00 00',
    subject: 'Araziniz için teklifimiz',
    body: expect.stringContaining("1.250.000 TL'dir"),
    state: 'waiting',
    attempts: 0,
    next_attempt_at: expect.any(String),
  });
  const id = waiting?.id ?? 0;

  await change(id, { attempts: 2, last_error: 'Connection timeout' });
  expect((await list())[0]).toMatchObject({ state: 'failed', attempts: 2, last_error: 'Connection timeout' });

  const sent = new Date('2026-11-20T10:00:00Z');
  await change(id, { delivered_at: sent });
  const [delivered] = await list();
  expect(delivered).toMatchObject({ state: 'sent', sent_at: sent.toISOString() });
  expect(delivered).not.toHaveProperty('next_attempt_at');
});

test.for(['expired', 'revoked', 'givenUp'] as const)(
  'a message that is %s has no next attempt',
  async (state, { server, list, change }) => {
    const { db, outbox } = server.services;
    await outbox.add(db, { kind: 'offerMade', to: '0532', subject: 'Teklif', body: 'Metin' });
    await outbox.add(db, { kind: 'offerMade', to: '0533', subject: 'Teklif', body: 'Metin' });
    const [, first] = await list();
    await change(first?.id ?? 0, { abandoned_as: state, attempts: 3, last_error: 'timeout' });
    const [ended] = await list('?q=0532');
    expect(ended).toMatchObject({ state, attempts: 3, last_error: 'timeout' });
    expect(ended).not.toHaveProperty('next_attempt_at');
    const states = (await list('?sort=state')).map((one) => one.state);
    expect(states).toEqual([state, 'waiting'].toSorted());
  },
);

test('the token of a link is masked, also in errors, and cannot be searched for', async ({
  server,
  list,
  row,
  change,
}) => {
  const id = await server.sendApplication('maske@example.com');
  await server.call('PATCH', `/users/status-ok/${id}`);
  await server.call('POST', '/users/forgot-password', { email: 'maske@example.com' });
  const withLink = (await list()).filter(({ kind }) => kind === 'approved' || kind === 'resetLink');
  expect(withLink).toHaveLength(4);
  for (const { body, id: messageId } of withLink) {
    const token = /token=([\w-]{43})/.exec((await row(messageId)).body)?.[1] ?? 'none';
    expect(body).toContain('/sifre-sifirla?token=•••\n');
    expect(body).toContain('Sayın Zeynep Kaya');
    expect(body).not.toContain(token);
  }
  const { body } = await row(withLink[0]?.id ?? 0);
  const token = /token=([\w-]{43})/.exec(body)?.[1] ?? 'none';
  expect(await list(`?q=${token}`)).toEqual([]);
  await change(withLink[0]?.id ?? 0, { last_error: `refused: /sifre-sifirla?token=${token}` });
  const [quoting] = (await list()).filter(({ last_error }) => last_error !== undefined);
  expect(quoting?.last_error).toBe('refused: /sifre-sifirla?token=•••');
});

test('the list is sorted, searched and paged', async ({ server, list }) => {
  const { db, outbox } = server.services;
  const subjects = async (query: string) => (await list(query)).map(({ subject }) => subject);
  for (const [kind, to, subject] of [
    ['offerMade', '0532', 'Çeşme teklifi'],
    ['approved', 'a@example.com', 'Şule onaylandı'],
    ['resetLink', '0531', 'İlk bağlantı'],
  ] as const) {
    await outbox.add(db, { kind, to, subject, body: 'Metin' });
  }
  expect(await subjects('')).toEqual(['İlk bağlantı', 'Şule onaylandı', 'Çeşme teklifi']);
  expect(await subjects('?sort=recipient')).toEqual(['İlk bağlantı', 'Çeşme teklifi', 'Şule onaylandı']);
  expect(await subjects('?sort=-kind')).toEqual(['İlk bağlantı', 'Çeşme teklifi', 'Şule onaylandı']);
  expect(await subjects('?q=ONAYLANDI%20sule')).toEqual(['Şule onaylandı']);
  expect(await subjects('?size=1&page=1')).toEqual(['Şule onaylandı']);
  const page = await server.call('GET', '/outbox?size=1&q=metin');
  expect(page.headers['x-total-count']).toBe('3');
});

test('an abandoned message that is sent again starts with no attempts, and is delivered', async ({
  server,
  list,
  change,
}) => {
  const { db, outbox } = server.services;
  await outbox.add(db, { kind: 'offerMade', to: '0532', subject: 'Teklif', body: 'Metin' });
  const [{ id }] = (await list()) as [Message];
  await change(id, {
    attempts: 7,
    last_error: 'timeout',
    abandoned_as: 'givenUp',
    next_attempt_at: new Date('2099-01-01'),
  });
  const answer = await server.call('POST', `/outbox/${id}/resend`);
  expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'success' }]);
  expect((await list())[0]).toMatchObject({ state: 'waiting', attempts: 0 });
  outbox.start();
  await expect.poll(async () => (await list())[0]).toMatchObject({ state: 'sent', attempts: 1 });
  await outbox.stop();
});

test('a resend that is repeated under its key sends nothing more', async ({ server, list, row, change }) => {
  const { db, outbox } = server.services;
  await outbox.add(db, { kind: 'approved', to: '0532', subject: 'Onay', body: 'Metin' });
  await outbox.add(db, { kind: 'approved', to: '0533', subject: 'Onay', body: 'Metin' });
  const [other, { id }] = (await list()) as [Message, Message];
  const admin = await server.signInAdmin();
  const resend = (message: number, key: string) =>
    server.call('POST', `/outbox/${message}/resend`, undefined, { ...admin, 'idempotency-key': key });
  const key = randomUUID();
  expect((await resend(id, key)).statusCode).toBe(202);
  await change(id, { delivered_at: new Date() });
  const before = await row(id);
  const again = await resend(id, key);
  expect([again.statusCode, again.json()]).toEqual([202, { status: 'success' }]);
  expect(await row(id)).toEqual(before);
  expect((await resend(other.id, key)).statusCode).toBe(400);
  expect((await resend(id, randomUUID())).statusCode).toBe(202);
  expect(await row(id)).toMatchObject({ state: 'waiting' });
});

test.for([
  ['failed', { last_error: 'timeout' }],
  ['givenUp', { last_error: 'timeout', abandoned_as: 'givenUp' }],
] as const)(
  'of two admins who saw that a message is %s, one sends it again',
  async ([state, failure], { server, list, row, change }) => {
    const { db, outbox } = server.services;
    await outbox.add(db, { kind: 'approved', to: '0532', subject: 'Onay', body: 'Metin' });
    const [{ id }] = (await list()) as [Message];
    await change(id, failure);
    const resend = () => server.call('POST', `/outbox/${id}/resend?state=${state}`);
    expect((await resend()).statusCode).toBe(202);
    for (const sent of [{}, { delivered_at: new Date() }]) {
      await change(id, { next_attempt_at: new Date(), ...sent });
      const before = await row(id);
      const again = await resend();
      expect([again.statusCode, again.json().message]).toEqual([
        409,
        'Siz listeyi açtıktan sonra bu mesaj gönderildi ya da gönderilmek üzere sıraya alındı.',
      ]);
      expect(await row(id)).toEqual(before);
    }
    // whoever has seen that it is sent may want it sent once more
    expect((await server.call('POST', `/outbox/${id}/resend?state=sent`)).statusCode).toBe(202);
    // a delivery that fails once more may be repeated
    await change(id, { last_error: 'timeout' });
    expect((await server.call('POST', `/outbox/${id}/resend?state=waiting`)).statusCode).toBe(202);
  },
);

test('of two admins who saw the same delivery, one sends the message again', async ({
  server,
  list,
  row,
  change,
}) => {
  const { db, outbox } = server.services;
  await outbox.add(db, { kind: 'approved', to: '0532', subject: 'Onay', body: 'Metin' });
  const [{ id }] = (await list()) as [Message];
  await change(id, { delivered_at: new Date() });
  const [seen] = (await list()) as [Message];
  const resend = () =>
    server.call('POST', `/outbox/${id}/resend?state=sent&sent_at=${encodeURIComponent(seen.sent_at ?? '')}`);
  expect((await resend()).statusCode).toBe(202);
  await change(id, { delivered_at: new Date(Date.parse(seen.sent_at ?? '') + 1000) });
  const before = await row(id);
  expect((await resend()).statusCode).toBe(409);
  expect(await row(id)).toEqual(before);
});

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
])('a message whose link has been %s is not sent again', async ([name, end], { server, list, row }) => {
  const user = await server.sendApplication(`${name}@example.com`);
  await server.call('PATCH', `/users/status-ok/${user}`);
  const { id } = (await list()).find(({ kind }) => kind === 'approved') ?? { id: 0 };
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

test('a link in a visitor’s message is neither masked nor checked', async ({ server, list }) => {
  const message = 'https://tarla.example/?token=abc123 adresine bakın';
  const hasan = { name: 'Hasan', last_name: 'Aydın', phone: '(0535) 000 00 01', subject: 'Tarla', message };
  await server.call('POST', '/users/contact', hasan, {});
  const [sent] = await list();
  expect(sent?.body).toContain(message);
  expect((await server.call('POST', `/outbox/${sent?.id}/resend`)).statusCode).toBe(202);
});

test('sending an unknown message again answers 404', async ({ server }) => {
  const answer = await server.call('POST', '/outbox/999999/resend');
  expect([answer.statusCode, answer.json().message]).toEqual([404, refusalText.missing]);
});
