/** Concurrent calls for one record: no change is lost or made twice. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../server/database/connect.ts';
import type { Database } from '../../../server/database/schema.ts';
import { bademler, server, urla, withAdServer } from '../fixtures/adServer.ts';
import { addAd, addApplicant, addPost, addRequest, call, form, historyOf } from '../fixtures/records.ts';
import { connectBeside, duringTransaction } from './blocking.ts';

withAdServer();

let beside: Connection;
beforeAll(async () => {
  beside = await connectBeside(server);
});
afterAll(() => beside.close());

type Answer = Awaited<ReturnType<typeof call>>;

/** Starts the calls while the record's row is locked, so that all of them wait for it at once. */
async function atOnce(
  table: keyof Pick<Database, 'users' | 'posts' | 'ads' | 'land_requests' | 'outbox_messages'>,
  id: number,
  calls: (() => Promise<Answer>)[],
): Promise<number[]> {
  const answers = await duringTransaction(beside, {
    hold: (trx) => trx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute(),
    calls,
  });
  return answers.map(({ statusCode }) => statusCode).toSorted();
}

let people = 0;
const newEmail = () => {
  people += 1;
  return `yarisan${people}@example.com`;
};
const ad = (title: string) => ({
  title,
  il: '35',
  ilce: String(urla),
  mahalle: String(bademler),
});
const figures = { metre_kare: '612', fiyat: '3450000', ada: '204', parsel: '12' };

describe('one of two concurrent changes to the same version is refused:', () => {
  test('a profile', async () => {
    const id = await server.addConsultant({ email: newEmail() });
    const change = (name: string) => () => form('PATCH', `/users/${id}`, { name, version: '1' });
    expect(await atOnce('users', id, [change('Zerrin'), change('Zehra')])).toEqual([200, 409]);
  });

  test('a post', async () => {
    const id = await addPost();
    const change = (title: string) => () => form('PATCH', `/blog/${id}`, { title, version: '1' });
    expect(await atOnce('posts', id, [change('Tapu'), change('İmar')])).toEqual([200, 409]);
  });

  test('an ad', async () => {
    const id = await addAd();
    const change = (title: string) => () =>
      form('PATCH', `/lands/update/${id}`, { ...ad(title), ...figures, version: '1' });
    expect(await atOnce('ads', id, [change('Arsa'), change('Tarla')])).toEqual([200, 409]);
  });

  test('an offer and a purchase', async () => {
    const id = await addRequest();
    const offer = () => call('PATCH', `/lands/${id}`, { teklif_tutar: 5, version: 1 });
    const purchase = () => call('PATCH', `/lands/purch/${id}?version=1`);
    const statuses = await atOnce('land_requests', id, [offer, purchase]);
    expect(statuses.at(-1)).toBe(409);
    expect(statuses.filter((status) => status < 300)).toHaveLength(1);
  });
});

describe('two concurrent calls make once', () => {
  test('an approval', async () => {
    const id = await addApplicant(newEmail());
    const approve = () => call('PATCH', `/users/status-ok/${id}`);
    expect(await atOnce('users', id, [approve, approve])).toEqual([202, 409]);
    const approvals = (await historyOf('user', id)).filter(({ action }) => action === 'approved');
    expect(approvals).toHaveLength(1);
  });

  test('a purchase', async () => {
    const id = await addRequest();
    const purchase = () => call('PATCH', `/lands/purch/${id}`);
    expect(await atOnce('land_requests', id, [purchase, purchase])).toEqual([202, 409]);
  });

  test('the deletion of a post', async () => {
    const id = await addPost();
    const remove = () => call('DELETE', `/blog/${id}`);
    expect(await atOnce('posts', id, [remove, remove])).toEqual([202, 404]);
    expect((await historyOf('post', id)).filter(({ action }) => action === 'deleted')).toHaveLength(1);
  });

  test('the deletion of an ad', async () => {
    const id = await addAd();
    const remove = () => call('DELETE', `/lands/${id}`);
    expect(await atOnce('ads', id, [remove, remove])).toEqual([202, 404]);
    expect((await historyOf('ad', id)).filter(({ action }) => action === 'deleted')).toHaveLength(1);
  });
});

test('a consultant who is cancelled during an approval is not approved', async () => {
  const id = await addApplicant(newEmail());
  const [answer] = await duringTransaction(beside, {
    hold: (trx) => trx.updateTable('users').set({ is_deleted: 1 }).where('id', '=', id).execute(),
    calls: [() => call('PATCH', `/users/status-ok/${id}`)],
  });
  expect(answer?.statusCode).toBe(409);
});
