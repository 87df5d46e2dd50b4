/** What ends a session while its person imports, or brings a land request. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createResetLink, resetLinkSeconds } from '../../../../server/identity/resetLinks.ts';
import { sampleLandRequest } from '../../../sampleLandRequest.ts';
import { bademlerId, urlaId } from '../../fixtures/recordServer.ts';
import { raceTest } from '../raceTest.ts';

const test = raceTest.extend('parcel', () => String(Math.floor(Math.random() * 1e6)));

test('of two windows that send the same land at once, the second is asked', async ({
  server,
  parcel,
  duringTransaction,
}) => {
  const id = await server.addConsultant({ email: `${randomUUID()}@example.com` });
  const headers = await server.signIn(id);
  const { kvkk: _, ...owners } = sampleLandRequest;
  const form = { ...owners, il: 35, ilce: urlaId, mahalle: bademlerId, ada: '9', parsel: parcel };
  const bring = () =>
    server.call(
      'POST',
      '/brought-lands',
      { ...form, consent: true },
      { ...headers, 'Idempotency-Key': randomUUID() },
    );
  const answers = await duringTransaction({
    // a land request of theirs refers to it
    hold: (trx) => trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute(),
    calls: [bring, bring],
  });
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const stored = server.services.db.selectFrom('land_requests').select('id').where('brought_by', '=', id);
  expect(await stored.execute()).toHaveLength(1);
});

test('a start of an import and a reset of the password wait for each other without a deadlock', async ({
  server,
  duringTransaction,
}) => {
  const { db } = server.services;
  const { id: user_id, session } = await server.addColleague();
  const { id } = await db
    .insertInto('imports')
    .values({
      kind: 'ads',
      file_name: 'ilanlar.csv',
      state: 'checked',
      headings: '[]',
      heading_key: '',
      mapping: '[]',
      user_id,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { url } = await createResetLink(db, '', user_id, new Date(), resetLinkSeconds);
  const reset = { token: url.split('token=')[1], password: 'Bademler.35' };
  const [started, changed] = await duringTransaction({
    hold: (trx) => trx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute(),
    calls: [
      () => server.call('POST', `/imports/${id}/start`, { consent: true, takes_duplicates: false }, session),
      () => server.call('POST', '/users/reset-password', reset, {}),
    ],
  });
  expect([200, 401]).toContain(started?.statusCode);
  expect(changed?.statusCode).toBe(200);
});
