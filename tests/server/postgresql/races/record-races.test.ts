/** Concurrent calls for one record: no change is lost or made twice. */
import { describe, expect } from 'vitest';
import type { Database } from '../../../../server/database/schema.ts';
import { png, sendForm } from '../../fixtures/forms.ts';
import type { RecordServer } from '../../fixtures/recordServer.ts';
import { raceTest } from '../raceTest.ts';

type Call = () => ReturnType<RecordServer['call']>;

/** Starts the calls while the record's row is locked, so that all of them wait for it at once. */
const test = raceTest.extend(
  'atOnce',
  { scope: 'file' },
  ({ duringTransaction }) =>
    async (
      table: keyof Pick<Database, 'users' | 'posts' | 'ads' | 'land_requests' | 'contact_messages'>,
      id: number,
      calls: Call[],
    ): Promise<number[]> => {
      const answers = await duringTransaction({
        hold: (trx) => trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute(),
        calls,
      });
      return answers.map(({ statusCode }) => statusCode).toSorted();
    },
);

describe('one of two concurrent changes to the same version is refused:', () => {
  test('a profile', async ({ server, atOnce }) => {
    const id = await server.addConsultant({ email: 'degisen@example.com' });
    const change = (name: string) => () => server.submitForm('PATCH', `/users/${id}`, { name, version: '1' });
    expect(await atOnce('users', id, [change('Zerrin'), change('Zehra')])).toEqual([200, 409]);
  });

  test('a post', async ({ server, atOnce }) => {
    const id = await server.addPost();
    const change = (title: string) => () =>
      server.submitForm('PATCH', `/blog/${id}`, { title, version: '1' });
    expect(await atOnce('posts', id, [change('Tapu'), change('İmar')])).toEqual([200, 409]);
  });

  test('an ad', async ({ server, atOnce }) => {
    const id = await server.addAd();
    const change = (title: string) => () => server.changeAd(id, { title, version: '1' });
    expect(await atOnce('ads', id, [change('Arsa'), change('Tarla')])).toEqual([200, 409]);
  });

  test('the work on a contact message', async ({ server, atOnce }) => {
    const id = await server.addContactMessage();
    const deniz = await server.addColleague();
    const plan = (assignee_id: number) => () =>
      server.call('PUT', `/contact-messages/${id}/work`, { assignee_id, answered: false, version: 1 });
    expect(await atOnce('contact_messages', id, [plan(61), plan(deniz.id)])).toEqual([200, 409]);
  });

  test('an offer and a purchase', async ({ server, atOnce }) => {
    const id = await server.addLandRequest();
    const offer = () => server.call('PATCH', `/lands/${id}`, { teklif_tutar: 5, version: 1 });
    const purchase = () => server.call('PATCH', `/lands/purch/${id}?version=1`);
    const statuses = await atOnce('land_requests', id, [offer, purchase]);
    expect(statuses.at(-1)).toBe(409);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
  });
});

describe('two concurrent calls make once', () => {
  test('an approval', async ({ server, atOnce }) => {
    const id = await server.sendApplication('onaylanan@example.com');
    const approve = () => server.call('PATCH', `/users/status-ok/${id}`);
    expect(await atOnce('users', id, [approve, approve])).toEqual([202, 409]);
    const approvals = (await server.historyOf('user', id)).filter(({ action }) => action === 'approved');
    expect(approvals).toHaveLength(1);
  });

  test('a purchase', async ({ server, atOnce }) => {
    const id = await server.addLandRequest();
    const purchase = () => server.call('PATCH', `/lands/purch/${id}`);
    expect(await atOnce('land_requests', id, [purchase, purchase])).toEqual([202, 409]);
  });

  test('a photograph of the land', async ({ server, atOnce }) => {
    const { id, token } = await server.sendLandRequest();
    const add = () =>
      sendForm(server.app, 'POST', `/api/v1/receipts/${token}/photos`, { fotograflar: { data: png } });
    expect(await atOnce('land_requests', id, [add, add])).toEqual([200, 200]);
    const [shown] = (await server.call('GET', `/lands/full/${id}`)).json();
    expect(shown.fotograflar).toHaveLength(1);
  });

  test('the deletion of a post', async ({ server, atOnce }) => {
    const id = await server.addPost();
    const remove = () => server.call('DELETE', `/blog/${id}`);
    expect(await atOnce('posts', id, [remove, remove])).toEqual([202, 404]);
    expect((await server.historyOf('post', id)).filter(({ action }) => action === 'deleted')).toHaveLength(1);
  });

  test('the deletion of an ad', async ({ server, atOnce }) => {
    const id = await server.addAd();
    const remove = () => server.call('DELETE', `/lands/${id}`);
    expect(await atOnce('ads', id, [remove, remove])).toEqual([202, 404]);
    expect((await server.historyOf('ad', id)).filter(({ action }) => action === 'deleted')).toHaveLength(1);
  });
});

test('a consultant who is cancelled during an approval is not approved', async ({
  server,
  duringTransaction,
}) => {
  const id = await server.sendApplication('iptal@example.com');
  const [answer] = await duringTransaction({
    hold: (trx) => trx.updateTable('users').set({ is_deleted: 1 }).where('id', '=', id).execute(),
    calls: [() => server.call('PATCH', `/users/status-ok/${id}`)],
  });
  expect(answer?.statusCode).toBe(409);
});

test('a link that is asked for during a correction goes to the corrected phone', async ({
  server,
  duringTransaction,
}) => {
  const email = 'duzeltilen@example.com';
  const id = await server.addConsultant({ email });
  await duringTransaction({
    hold: (trx) => trx.updateTable('users').set({ phone: '05449998877' }).where('id', '=', id).execute(),
    calls: [() => server.call('POST', '/users/forgot-password', { email })],
  });
  const { db } = server.services;
  const sent = db.selectFrom('outbox_messages').select('recipient').where('kind', '=', 'resetLink');
  expect((await sent.execute()).map(({ recipient }) => recipient)).toEqual(['05449998877', email]);
});
