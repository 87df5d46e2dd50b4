import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { istanbulTime } from '../../rules/records/istanbulTime.ts';
import type { Database } from '../database/schema.ts';
import { openPlan } from '../resources/land-requests/purchasePlans.ts';
import { documentPdf } from './certificate.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayIn = (days: number) => istanbulTime(new Date(Date.now() + days * dayMs)).day;

/** The owner whose purchase is half way. */
const seller = 'Elif Koç';

/** The steps in which the office has taken it there. */
const steps = [
  ['papers', { state: 'done' }],
  ['visit', { state: 'done', day: dayIn(0) }],
  [
    'appointment',
    { state: 'waiting', randevu_tarihi: `${dayIn(6)}T10:30`, randevu_yeri: 'Urla Tapu Müdürlüğü' },
  ],
  ['iban', { state: 'done', iban: 'TR33 0006 1005 1978 6457 8413 26' }],
  ['payment', { state: 'waiting', day: dayIn(6), amount: 5_750_000 }],
] as const;

/** Takes the purchase from an owner who has accepted half way to the deed, by calls of the API. */
export async function addPurchase(app: FastifyInstance, db: Kysely<Database>, token: string): Promise<void> {
  const accepted = await db
    .selectFrom('land_requests')
    .innerJoin('offers', 'offers.land_request_id', 'land_requests.id')
    .select(['land_requests.id', 'offers.replied_at'])
    .where('land_requests.name', '=', seller)
    .where('offers.reply', '=', 'accept')
    .executeTakeFirstOrThrow();
  const { id } = accepted;
  await openPlan(db, id, accepted.replied_at ?? new Date());
  const form = new FormData();
  form.append('kind', 'title');
  form.append(
    'belge',
    new File([documentPdf('Tapu Senedi', 'Izmir, Urla', 'Cilt 4, Sayfa 312')], 'tapu.pdf'),
  );
  const encoded = new Response(form);
  await succeed(app, 'POST', `/api/v1/lands/papers/${id}`, {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { token, 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  for (const [index, [step, change]] of steps.entries()) {
    const payload = { ...change, version: index + 1 };
    await succeed(app, 'PUT', `/api/v1/lands/purchase/${id}/${step}`, { payload, headers: { token } });
  }
}

async function succeed(
  app: FastifyInstance,
  method: 'POST' | 'PUT',
  url: string,
  call: { payload: Buffer | object; headers: Record<string, string> },
): Promise<void> {
  const answer = await app.inject({ method, url, ...call });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
}
