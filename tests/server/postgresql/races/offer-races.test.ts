/** A reply at the same time as what ends its link: either it was first, or it is not taken. */
import { expect } from 'vitest';
import { raceTest } from '../raceTest.ts';

const test = raceTest
  .extend('landRequest', ({ server }) => server.addLandRequest())
  /** The token of an open link. */
  .extend('token', async ({ server, landRequest }) => {
    await server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar: 1_250_000 });
    const { body } = await server.services.db
      .selectFrom('outbox_messages')
      .select('body')
      .where('land_request_id', '=', landRequest)
      .executeTakeFirstOrThrow();
    return /\/teklif\/([\w-]+)$/.exec(body)?.[1] ?? 'no link';
  })
  .extend(
    'answer',
    ({ server, token }) =>
      (reply = 'accept') =>
        server.call('POST', `/offers/${token}/reply`, { reply }, {}),
  )
  /** Runs the calls while the land request is locked, so that all of them wait for it at once. */
  .extend(
    'atOnce',
    ({ landRequest, duringTransaction }) =>
      async (...calls: (() => Promise<{ statusCode: number }>)[]) => {
        const answers = await duringTransaction({
          hold: (trx) =>
            trx.selectFrom('land_requests').select('id').where('id', '=', landRequest).forUpdate().execute(),
          calls,
        });
        return answers.map(({ statusCode }) => statusCode);
      },
  )
  .extend(
    'actions',
    ({ server, landRequest }) =>
      async () =>
        (await server.historyOf('request', landRequest)).map(({ action }) => action),
  );

const ends = [
  ['offered', 'PATCH', '/lands/', { teklif_tutar: 2 }],
  ['purchased', 'PATCH', '/lands/purch/', undefined],
  ['canceled', 'DELETE', '/lands/full/', undefined],
] as const;

test.for(ends)(
  'a reply while the land request is %s is before it, or not taken',
  async ([action, method, path, body], { server, landRequest, answer, atOnce, actions }) => {
    const move = () => server.call(method, path + landRequest, body);
    const [moved, replied] = await atOnce(move, answer);
    expect(moved).toBeLessThan(300);
    const found = await actions();
    expect(found).toContain(action);
    // newest first: a reply that was taken is older than the move
    expect(found.slice(0, 2)).toEqual(replied === 200 ? [action, 'accepted'] : [action, 'offered']);
    expect([200, 404]).toContain(replied);
  },
);

test('a reply that has waited for the end of its link is not taken', async ({
  landRequest,
  answer,
  duringTransaction,
  actions,
}) => {
  const [replied] = await duringTransaction({
    hold: (trx) =>
      trx.selectFrom('land_requests').select('id').where('id', '=', landRequest).forUpdate().execute(),
    calls: [() => answer()],
    finish: (trx) =>
      trx
        .updateTable('offers')
        .set({ ended_at: new Date() })
        .where('land_request_id', '=', landRequest)
        .execute(),
  });
  expect(replied?.statusCode).toBe(404);
  expect(await actions()).toEqual(['offered', 'received']);
});

test('the same reply many times at once counts once', async ({ answer, atOnce, actions }) => {
  expect(await atOnce(answer, answer, answer, answer)).toEqual([200, 200, 200, 200]);
  expect(await actions()).toEqual(['accepted', 'offered', 'received']);
});

test('two replies at once are both in the history, and the later one stands', async ({
  server,
  landRequest,
  answer,
  atOnce,
  actions,
}) => {
  expect(await atOnce(answer, () => answer('decline'))).toEqual([200, 200]);
  const [last, first] = await actions();
  expect([last, first].toSorted()).toEqual(['accepted', 'declined']);
  const [shown] = (await server.call('GET', `/lands/full/${landRequest}`)).json();
  expect(shown.owner_reply.reply).toBe(last === 'accepted' ? 'accept' : 'decline');
});

test('of two offers at once one link is open', async ({ server, landRequest, token, atOnce }) => {
  expect(token).toHaveLength(43);
  const offer = (teklif_tutar: number) => () =>
    server.call('PATCH', `/lands/${landRequest}`, { teklif_tutar });
  expect(await atOnce(offer(5), offer(6))).toEqual([200, 200]);
  const open = server.services.db.selectFrom('offers').select('amount').where('ended_at', 'is', null);
  const [one, ...others] = await open.where('land_request_id', '=', landRequest).execute();
  expect(others).toEqual([]);
  const [shown] = (await server.call('GET', `/lands/full/${landRequest}`)).json();
  expect(shown.teklif_tutar).toBe(one?.amount);
});
