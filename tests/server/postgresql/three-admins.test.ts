/** Three admins who work on the same thirty land requests at the same time. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '../../../api/schema.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { raceTest as test } from './raceTest.ts';

type Work = components['schemas']['LandRequestWork'];
type Call = 'plan' | 'note' | 'offer' | 'purchase' | 'cancel';

const tomorrow = istanbulTime(new Date(Date.now() + 24 * 60 * 60 * 1000)).day;

test('what one of three admins is told to be done is done once, and what is refused leaves nothing', async ({
  server,
}) => {
  const { db } = server.services;
  const ids: number[] = [];
  while (ids.length < 30) ids.push(await server.addLandRequest());
  const admins = [{ id: 61, session: server.admin }];
  for (const name of ['Deniz Ak', 'Ece Su']) {
    const email = `${randomUUID()}@example.com`;
    const id = await server.addAdmin({ email, name, password: 'Kuscular.35' });
    admins.push({ id, session: await server.signInAdmin(id) });
  }

  const statuses: Record<Call, number[]> = { plan: [], note: [], offer: [], purchase: [], cancel: [] };
  const done = (call: Call) => statuses[call].filter((status) => status < 300).length;
  const workThrough = async ({ id: admin, session }: (typeof admins)[number], turn: number) => {
    const ask = async (call: Call, ...args: Parameters<typeof server.call>) =>
      statuses[call].push((await server.call(...args)).statusCode);
    const read = async (url: string) => (await server.call('GET', url, undefined, session)).json();
    for (const [place, id] of ids.entries()) {
      const [{ version }]: [{ version: number }] = await read(`/lands/full/${id}`);
      const work: Work = await read(`/lands/work/${id}`);
      const plan = { assignee_id: admin, next_call_on: tomorrow, version: work.version };
      const once = { ...session, 'idempotency-key': randomUUID() };
      const offer = { teklif_tutar: 1_000_000 + turn, version };
      const move = () => {
        // each closes every third land request, to which the others make offers
        if (place % 3 !== turn) return ask('offer', 'PATCH', `/lands/${id}`, offer, session);
        const seen = `${id}?version=${version}`;
        return place % 2 === 0
          ? ask('purchase', 'PATCH', `/lands/purch/${seen}`, undefined, session)
          : ask('cancel', 'DELETE', `/lands/full/${seen}`, undefined, session);
      };
      await Promise.all([
        ask('plan', 'PUT', `/lands/work/${id}`, plan, session),
        ask('note', 'POST', `/lands/notes/${id}`, { text: 'Aradım' }, once),
        move(),
      ]);
    }
  };
  await Promise.all(admins.map(workThrough));

  // the rest was too late, and says so
  expect(new Set(Object.values(statuses).flat())).toEqual(new Set([200, 202, 409]));
  const landRequests = await db.selectFrom('land_requests').selectAll().where('id', 'in', ids).execute();
  const notes = await db.selectFrom('land_request_notes').select('id').execute();
  const offers = await db.selectFrom('offers').select('ended_at').execute();
  const history = (await Promise.all(ids.map((id) => server.historyOf('request', id)))).flat();
  const noted = (action: string) => history.filter((entry) => entry.action === action).length;
  const withDurum = (durum: number) => landRequests.filter((one) => one.durum === durum);
  expect({
    notes: notes.length,
    plans: noted('assigned'),
    offers: [offers.length, noted('offered')],
    purchased: [withDurum(3).length, noted('purchased')],
    cancelled: [withDurum(4).length, noted('canceled')],
    openOffers: offers.filter(({ ended_at }) => ended_at === null).length,
  }).toEqual({
    notes: 90,
    plans: done('plan'),
    offers: [done('offer'), done('offer')],
    purchased: [done('purchase'), done('purchase')],
    cancelled: [done('cancel'), done('cancel')],
    openOffers: withDurum(2).length,
  });
  expect(statuses.note).toEqual(Array(90).fill(200));
});
