/** Land requests that consultants bring for their owners. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { landRequestText } from '../../../server/resources/land-requests/landRequestText.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { bademlerId, urlaId } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

type Brought = components['schemas']['BroughtLandRequest'];

const { kvkk: _, ...owners } = sampleLandRequest;
const form = { ...owners, il: 35, ilce: urlaId, mahalle: bademlerId, consent: true };
let parcel = 0;
/** A form of a parcel that no other test has. */
const newForm = () => {
  parcel += 1;
  return { ...form, ada: '700', parsel: String(parcel) };
};

const test = recordTest
  .extend('consultant', async ({ server }) => {
    const email = `${randomUUID()}@example.com`;
    const id = await server.addConsultant({ email });
    return { id, headers: await server.signIn(id) };
  })
  .extend('bring', ({ server, consultant }) => {
    return (payload: object, headers: Record<string, string> = consultant.headers, key?: string) =>
      server.call('POST', '/brought-lands', payload, {
        ...headers,
        ...(key !== undefined && { 'Idempotency-Key': key }),
      });
  })
  .extend('list', ({ server, consultant }) => {
    return async (headers: Record<string, string> = consultant.headers): Promise<Brought[]> =>
      (await server.call('GET', '/brought-lands', undefined, headers)).json();
  });

const idOf = (answer: { json(): { reference: string } }) => Number(answer.json().reference.slice(2));

test('a brought land request is one like any other, its owner is told, and the record names who brought it', async ({
  server,
  bring,
}) => {
  const answer = await bring(newForm());
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'success', reference: expect.stringMatching(/^T-\d+$/) },
  ]);
  const id = idOf(answer);
  const [listed] = (await server.call('GET', '/lands?size=1')).json();
  expect(listed).toMatchObject({ id, durum: 1, phone: form.user.phone });
  const [record] = (await server.call('GET', `/lands/full/${id}`)).json();
  expect(record.brought_by).toMatch(/\S/);
  const [received] = await server.historyOf('request', id);
  expect(received).toMatchObject({ action: 'received', actor: { name: record.brought_by } });
  const messages = await server.services.db
    .selectFrom('outbox_messages')
    .select(['kind', 'recipient', 'body'])
    .where('record_id', '=', id)
    .where('record_kind', '=', 'request')
    .execute();
  expect(messages).toContainEqual({
    kind: 'landRequestReceived',
    recipient: expect.stringContaining('532'),
    body: `Danışmanınız arazi talebinizi sizin adınıza bize iletti. Talep numaranız: T-${id}. Araziyi inceleyip sizi arayacağız; teklifimizi mesajla da bildireceğiz. Bundan haberiniz yoksa lütfen bize bildirin; talebinizi sileriz. Arazi Teklif`,
  });
});

test('consultants see the state and the commission of what they have brought, and nothing of others', async ({
  server,
  bring,
  list,
}) => {
  const id = idOf(await bring(newForm()));
  await server.addLandRequest();
  const other = await server.signIn(await server.addConsultant({ email: `${randomUUID()}@example.com` }));
  expect(await list(other)).toEqual([]);
  await server.call('PATCH', `/lands/${id}`, { teklif_tutar: 1_250_000 });
  const commission = (komisyon: string, headers?: Record<string, string>) =>
    server.call('PUT', `/lands/commission/${id}`, { komisyon }, headers);
  for (const komisyon of [' %2 + KDV ', '%2 + KDV'])
    expect((await commission(komisyon)).statusCode).toBe(200);
  expect((await commission('%9', other)).statusCode).toBe(403);
  expect(await list()).toEqual([
    {
      id,
      tarih: expect.any(String),
      name: form.user.name,
      il_adi: 'İzmir',
      ilce_adi: 'Urla',
      mahalle_adi: expect.stringContaining('Bademler'),
      ada: '700',
      parsel: String(parcel),
      durum: 2,
      komisyon: '%2 + KDV',
    },
  ]);
  const actions = (await server.historyOf('request', id)).map(({ action }) => action);
  expect(actions).toEqual(['commissionSet', 'offered', 'received']);
  const own = await server.addLandRequest();
  expect((await server.call('PUT', `/lands/commission/${own}`, { komisyon: '%2' })).statusCode).toBe(404);
});

test('what is joined to another land request goes its way', async ({ server, bring, list }) => {
  const id = idOf(await bring(newForm()));
  const leader = await server.addLandRequest();
  await server.call('PUT', `/lands/joined/${id}`, { joined_to: leader });
  await server.call('DELETE', `/lands/full/${leader}`);
  expect(await list()).toMatchObject([{ id, durum: 4 }]);
});

test('the same parcel and phone within a day asks first, and a repeated form is stored once', async ({
  server,
  bring,
  list,
}) => {
  const same = newForm();
  const key = randomUUID();
  const first = await bring(same, undefined, key);
  expect((await bring(same, undefined, key)).json()).toEqual(first.json());
  const asked = await bring(
    { ...same, user: { ...same.user, phone: '+90 532 000 00 00' } },
    undefined,
    randomUUID(),
  );
  expect([asked.statusCode, asked.json().fields]).toEqual([409, { again: landRequestText.broughtAgain }]);
  // whoever else brings it learns nothing of it
  const other = await server.signIn(await server.addConsultant({ email: `${randomUUID()}@example.com` }));
  expect((await bring(same, other)).statusCode).toBe(200);
  expect((await bring({ ...same, again: true })).statusCode).toBe(200);
  expect(await list()).toHaveLength(2);
});

test('a key of what somebody else has entered gets no answer about it, and no receipt', async ({
  server,
  bring,
}) => {
  const brought = newForm();
  const key = randomUUID();
  expect((await bring(brought, undefined, key)).statusCode).toBe(200);
  const { consent: _consent, ...sent } = brought;
  const headers = { ...server.publicHeaders, 'Idempotency-Key': key };
  const asOwner = await server.call('POST', '/lands/all', { ...sent, kvkk: true }, headers);
  const other = await server.signIn(await server.addConsultant({ email: `${randomUUID()}@example.com` }));
  const asOther = await bring(brought, other, key);
  for (const answer of [asOwner, asOther])
    expect([answer.statusCode, answer.json().message]).toEqual([409, landRequestText.otherForm]);
  expect((await bring(brought, undefined, key)).statusCode).toBe(200);
});

test('without the word of consent, without a session, and after the membership was closed nothing is stored', async ({
  server,
  consultant,
  bring,
}) => {
  expect((await bring({ ...newForm(), consent: false })).statusCode).toBe(400);
  expect((await bring(newForm(), {})).statusCode).toBe(401);
  const id = idOf(await bring(newForm()));
  await server.services.db
    .updateTable('users')
    .set({ is_deleted: 1 })
    .where('id', '=', consultant.id)
    .execute();
  expect((await bring(newForm())).statusCode).toBe(401);
  const [record] = (await server.call('GET', `/lands/full/${id}`)).json();
  expect(record.brought_by).toMatch(/\S/);
});

test('what is handed over says who has brought what, and an erased owner leaves the list without a name', async ({
  server,
  consultant,
  bring,
  list,
}) => {
  const phone = '(0538) 111 22 33';
  const id = idOf(await bring({ ...newForm(), user: { ...form.user, phone } }));
  await server.call('PUT', `/lands/commission/${id}`, { komisyon: '%2' });
  const { email } = await server.services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', consultant.id)
    .executeTakeFirstOrThrow();
  const exported = async (contact: string) =>
    (await server.call('POST', '/privacy/export', { contact })).json();
  expect((await exported(email)).consultants).toMatchObject([{ brought: [{ id, komisyon: '%2' }] }]);
  expect((await exported(phone)).landRequests).toMatchObject([{ id, brought: true }]);
  await server.call('DELETE', `/lands/full/${id}`);
  expect((await server.call('POST', '/privacy/erase', { contact: phone })).statusCode).toBe(200);
  const [left] = await list();
  expect(left).toMatchObject({ id, durum: 4, komisyon: '%2' });
  expect(left?.name).not.toBe(form.user.name);
});

test('one person brings at most 50 in a day', async ({ bring }) => {
  const last = async () => {
    for (let count = 0; count < 50; count += 1) await bring({ ...newForm(), consent: true });
    return await bring(newForm());
  };
  const refused = await last();
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
});
