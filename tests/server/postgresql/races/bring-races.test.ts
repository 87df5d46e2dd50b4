/** What a consultant sends from two windows at once. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
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
