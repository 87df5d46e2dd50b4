/** What the office sees in its report, through the product's own calls (product, 10). */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { cancelReasons } from '../../../rules/land-requests/cancelReason.ts';
import { districtId, neighbourhoodId } from '../../../server/resources/places/placeData.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { choices } from '../fixtures/choices.ts';
import { clockServerTest } from '../fixtures/clockTest.ts';
import type { RecordServer } from '../fixtures/recordServer.ts';
import { plainReport } from './plainReport.ts';

const now = new Date('2026-11-25T09:00:00+03:00');
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const base = clockServerTest(now).extend('report', ({ server }) => async (query = '') => {
  const answer = await server.call('GET', `/report${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
});

const places = [
  [35, 'Urla', 'Bademler Mah'],
  [35, 'Urla', 'Kuşçular Mah'],
  [6, 'Çankaya', 'Bahçelievler Mah'],
] as const;

/** Sends an owner's form for each place. */
async function sendForms(server: RecordServer): Promise<number[]> {
  for (const [il, ilce, mahalle] of places) {
    const place = { il, ilce: districtId(il, ilce), mahalle: neighbourhoodId(il, ilce, mahalle) };
    const form = { ...sampleLandRequest, ...place };
    expect((await server.call('POST', '/lands/all', form, server.publicHeaders)).statusCode).toBe(200);
  }
  const rows = await server.services.db.selectFrom('land_requests').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Land requests of half a year, with offers, replies, moves, erasures and assignees at random. */
const filled = base.extend('filled', { scope: 'file' }, async ({ server, clock }) => {
  const { db } = server.services;
  const choose = choices(61);
  const deniz = await server.addAdmin({
    email: 'deniz@example.com',
    name: 'Deniz Ak',
    password: 'Kuscular.35',
  });
  const forms = await sendForms(server);
  const made = Array.from({ length: 200 }, () => ({
    form: forms[choose(forms.length)],
    came: new Date(now.getTime() - choose(180 * 24 * 60) * 60_000 - 3 * dayMs),
    phone: `0532 000 ${1000 + choose(60)}`,
    assignee: [61, deniz, null][choose(6)] ?? null,
    area: [120.5, 1000, null][choose(3)] ?? null,
  }));
  const { rows } = await sql<{ id: number; created_at: Date }>`
    insert into land_requests (created_at, phone, assignee_id, fingerprint, province_id, district_id, neighbourhood_id, ada,
      parsel, tapu_durum, sahip_zaman, resmi_yol, imar_durum, arsa_deger, edinme_sekli, egim, manzara, metrekare, name, mesaj,
      search_text, name_sort, area_m2)
    select came, made.phone, assignee, fingerprint, province_id, district_id, neighbourhood_id, ada,
      parsel, tapu_durum, sahip_zaman, resmi_yol, imar_durum, arsa_deger, edinme_sekli, egim, manzara, metrekare, name, mesaj,
      search_text, name_sort, made.area
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (form bigint, came timestamptz, phone text, assignee bigint, area numeric)
      join land_requests on land_requests.id = form
    returning id, created_at`.execute(db);
  // they came today, whatever the clock of the server says
  await db.deleteFrom('land_requests').where('id', 'in', forms).execute();

  const move = async (method: 'PATCH' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await server.call(method, url, payload);
    expect([200, 202], `${method} ${url}: ${answer.body}`).toContain(answer.statusCode);
  };
  const pass = (hours: number, since: Date) => {
    clock.now = new Date(Math.min(now.getTime(), since.getTime() + hours * hourMs));
  };
  for (const { id, created_at } of rows) {
    pass(choose(choose(2) === 0 ? 72 : 2000), created_at);
    for (let offers = choose(3); offers > 0; offers--) {
      await move('PATCH', `/lands/${id}`, { teklif_tutar: 1_000_000 + choose(1_000_000) });
      pass(choose(60), clock.now);
    }
    const end = choose(5);
    if (end === 0) await move('PATCH', `/lands/purch/${id}`);
    const neden = cancelReasons[choose(cancelReasons.length + 2)];
    if (end === 1) await move('DELETE', `/lands/full/${id}${neden ? `?neden=${neden}` : ''}`);
  }
  await sql`
    with replied as (
      update offers set reply = (array['accept', 'decline', 'callMe'])[1 + id % 5], replied_at = ${now}
      where id % 5 < 3 returning id, land_request_id, reply
    )
    update land_requests set owner_reply = replied.reply, owner_reply_at = ${now}
    from replied where land_requests.id = land_request_id
      and not exists (select from offers where land_request_id = land_requests.id and offers.id > replied.id)`.execute(
    db,
  );
  clock.now = now;
  // some links are still open
  await sql`
    update offers set expires_at = ${now}::timestamptz + (id % 7) * interval '1 day'
    where ended_at is null and id % 2 = 0`.execute(db);
  for (const phone of ['0532 000 1003', '0532 000 1017'])
    await move('POST', '/privacy/erase', { contact: phone });
  return { deniz };
});

filled.for([
  ['', { from: '2026-09-07', to: '2026-11-25' }],
  ['?from=2026-06-01&to=2026-11-25', { from: '2026-06-01', to: '2026-11-25' }],
  ['?from=2026-07-08&to=2026-10-21', { from: '2026-07-08', to: '2026-10-21' }],
  ['?from=2026-08-03&to=2026-08-03', { from: '2026-08-03', to: '2026-08-03' }],
  // two years at most
  ['?from=2020-01-01&to=2027-06-30', { from: '2025-06-29', to: '2027-06-30' }],
  ['?to=2026-08-12', { from: '2026-05-25', to: '2026-08-12' }],
  ['?from=2026-11-02', { from: '2026-11-02', to: '2026-11-25' }],
] as const)(
  'the figures of /report%s are the sums over all rows',
  async ([query, range], { server, report, filled: _ }) => {
    const expected = await plainReport(server.services.db, range, now);
    expect(await report(query)).toEqual(expected);
  },
);

filled('the random rows hold every kind of figure', async ({ report, filled: { deniz } }) => {
  const { total, firstOffer, replies, openOffers, people, unassigned } = await report('?from=2026-01-01');
  expect(total.received).toBe(200);
  const { reasons, amounts, ...counted } = total;
  const numbers = [counted, reasons, amounts, replies, openOffers.unanswered, unassigned].flatMap((some) =>
    Object.values<number>(some),
  );
  expect(numbers.filter((number) => number === 0)).toEqual([]);
  expect(firstOffer.medianHours).toBeGreaterThan(0);
  expect(people.map(({ id }: { id: number }) => id)).toEqual([61, deniz]);
});

filled(
  'a range that ends before it begins, or lies before all days, has no figures',
  async ({ report, filled: _ }) => {
    for (const query of ['?from=2026-11-25&to=2026-11-24', '?from=0000-01-01&to=0001-12-31']) {
      const { weeks, provinces, total, firstOffer } = await report(query);
      expect([weeks, provinces, total.received, firstOffer]).toEqual([[], [], 0, { landRequests: 0 }]);
    }
  },
);
