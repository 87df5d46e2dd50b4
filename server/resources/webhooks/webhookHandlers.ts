import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { requireOpenSession } from '../../identity/sessions.ts';
import { namesPrivateNetwork } from '../../webhooks/publicAddress.ts';
import { newSecret } from '../../webhooks/signature.ts';
import { maxWebhooks } from '../../webhooks/webhooks.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { webhookText } from './webhookText.ts';

/** How long the secret before the last one still signs. */
const bothSecretsMs = 24 * 60 * 60 * 1000;
const maxDeliveries = 200;

/** Programs that are told what happens to land requests, and what they were told (product, 10). */
export function webhookHandlers({ db, config, webhooks, now }: Services) {
  const requireAddress = (typed: string) => wireAddress(typed, config.webhooksMayBePrivate);
  return {
    async listWebhooks() {
      const rows = await db
        .selectFrom('webhooks')
        .select(['id', 'address', 'events', 'is_active', 'created_at', 'ended_at'])
        .select([
          deliveriesIn('queued').as('waiting'),
          deliveriesIn('givenUp').as('given_up'),
          sql<Date | null>`case when previous_until > now() then previous_until end`.as('both_until'),
          sql<Date | null>`case when slowed_until > now() then slowed_until end`.as('slowed_until'),
        ])
        .orderBy('id', 'desc')
        .limit(maxWebhooks)
        .execute();
      const body = rows.map(({ id, address, events, ...row }) => ({
        id,
        address,
        events,
        active: row.is_active,
        waiting: row.waiting,
        given_up: row.given_up,
        tarih: row.created_at.toISOString(),
        ...(row.both_until && { both_until: row.both_until.toISOString() }),
        ...(row.slowed_until && { slowed_until: row.slowed_until.toISOString() }),
        ...(row.ended_at && { ended_at: row.ended_at.toISOString() }),
      }));
      return { status: 200, body };
    },

    async addWebhook({ body, session }) {
      const address = requireAddress(body.address);
      const secret = newSecret();
      const id = await db.transaction().execute(async (trx) => {
        // of two calls for the last place, or for one address, the later one sees the other's
        await lockWebhooks(trx);
        await refuseTaken(trx, address, undefined);
        const { count } = await trx
          .selectFrom('webhooks')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(count) >= maxWebhooks) throw new Refusal(409, webhookText.tooMany);
        await note(trx, session, 'webhookAdded', address);
        const row = await trx
          .insertInto('webhooks')
          .values({ address, events: [...new Set(body.events)], secret, created_at: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return row.id;
      });
      return { status: 200, body: { status: 'success', id, secret } };
    },

    async changeWebhook({ params: { id }, body, session }) {
      const address = body.address === undefined ? undefined : requireAddress(body.address);
      await db.transaction().execute(async (trx) => {
        await lockWebhooks(trx);
        const stored = await findWebhook(trx, id);
        if (address !== undefined) await refuseTaken(trx, address, id);
        await note(trx, session, 'webhookChanged', address ?? stored.address);
        const isElsewhere = address !== undefined && address !== stored.address;
        await trx
          .updateTable('webhooks')
          .set({
            ...(address !== undefined && { address }),
            ...(body.events && { events: [...new Set(body.events)] }),
            is_active: body.active ?? sql<boolean>`is_active`,
            // another receiver, or one that the admin knows to be back
            ...((isElsewhere || body.active) && { slowed_until: null }),
            ...(body.active && { ended_at: null }),
          })
          .where('id', '=', id)
          .execute();
      });
      webhooks.wake();
      return { status: 200, body: { status: 'success' } };
    },

    async removeWebhook({ params: { id }, session }) {
      await db.transaction().execute(async (trx) => {
        await lockWebhooks(trx);
        const { address } = await findWebhook(trx, id);
        await note(trx, session, 'webhookRemoved', address);
        await trx.deleteFrom('webhooks').where('id', '=', id).execute();
      });
      return { status: 200, body: { status: 'success' } };
    },

    async changeWebhookSecret({ params: { id }, session }) {
      const secret = newSecret();
      await db.transaction().execute(async (trx) => {
        await lockWebhooks(trx);
        const { address, secret: previous } = await findWebhook(trx, id);
        await note(trx, session, 'webhookSecretChanged', address);
        await trx
          .updateTable('webhooks')
          .set({
            secret,
            previous_secret: previous,
            previous_until: new Date(now().getTime() + bothSecretsMs),
          })
          .where('id', '=', id)
          .execute();
      });
      return { status: 200, body: { status: 'success', id, secret } };
    },

    async listWebhookDeliveries({ query: { webhook_id, state } }) {
      const rows = await db
        .selectFrom('webhook_deliveries as delivery')
        .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
        .select(['delivery.id', 'webhook_id', 'address', 'event', 'land_request_id', 'happened_at'])
        .select(['state', 'attempts', 'attempted_at', 'status', 'failure'])
        .select(sql<Date>`greatest(next_attempt_at, slowed_until)`.as('next_attempt_at'))
        .$if(webhook_id !== undefined, (query) => query.where('webhook_id', '=', webhook_id ?? 0))
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'queued'))
        .orderBy('delivery.id', 'desc')
        .limit(maxDeliveries)
        .execute();
      const body = rows.map(({ happened_at, attempted_at, status, failure, next_attempt_at, ...row }) => ({
        ...row,
        tarih: happened_at.toISOString(),
        ...(attempted_at && { attempted_at: attempted_at.toISOString() }),
        ...(status !== null && { status }),
        ...(failure !== null && { failure }),
        ...(row.state === 'queued' && { next_attempt_at: next_attempt_at.toISOString() }),
      }));
      return { status: 200, body };
    },

    async resendWebhookDelivery({ params: { id }, session }) {
      await db.transaction().execute(async (trx) => {
        await requireOpenSession(trx, session);
        await makeDueAgain(trx, id);
      });
      webhooks.wake();
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}

/** How many deliveries of a row of `webhooks` are in a state. */
const deliveriesIn = (state: 'queued' | 'givenUp') => sql<number>`(
  select count(*)::int from webhook_deliveries where webhook_id = webhooks.id and state = ${state}
)`;

/** @throws Refusal 404 for an unknown id, 409 while an attempt is under way or the webhook is off. */
async function makeDueAgain(trx: Kysely<Database>, id: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_deliveries as delivery')
    .from('webhooks')
    .set({ state: 'queued', attempts: 0, next_attempt_at: sql<Date>`now()` })
    .where('delivery.id', '=', id)
    .whereRef('webhooks.id', '=', 'delivery.webhook_id')
    .where('is_active', '=', true)
    .where(isFree)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const found = await trx
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .select('is_active')
    .where('delivery.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal(404, refusalText.missing);
  throw new Refusal(409, found.is_active ? webhookText.underWay : webhookText.switchedOff);
}

/** No attempt is under way, or its process was killed. */
const isFree = sql<boolean>`(claimed_until is null or claimed_until <= now())`;

/** Waits for other changes of webhooks; what is told and delivered goes on. */
async function lockWebhooks(trx: Kysely<Database>): Promise<void> {
  await sql`lock table webhooks in share row exclusive mode`.execute(trx);
}

/** @throws Refusal 404 */
async function findWebhook(trx: Kysely<Database>, id: number) {
  const found = await trx
    .selectFrom('webhooks')
    .select(['address', 'secret'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new Refusal(404, refusalText.missing);
  return found;
}

/** @throws Refusal 409 when another webhook has the address: its program would be told twice. */
async function refuseTaken(trx: Kysely<Database>, address: string, ownId: number | undefined): Promise<void> {
  const other = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('address', '=', address)
    .$if(ownId !== undefined, (query) => query.where('id', '<>', ownId ?? 0))
    .executeTakeFirst();
  if (other) throw new Refusal(409, webhookText.taken, { fields: { address: webhookText.taken } });
}

/**
 * Writes into the admin's own history which program is told, by its host: a path may be secret. Call
 * it before the change: a move of a land request locks the admin's session before the webhook.
 */
async function note(
  trx: Kysely<Database>,
  session: Parameters<Handlers['addWebhook']>[0]['session'],
  action: 'webhookAdded' | 'webhookChanged' | 'webhookSecretChanged' | 'webhookRemoved',
  address: string,
): Promise<void> {
  if (!session) throw new Refusal(401, refusalText.signedOut);
  await recordHistory(trx, 'user', session.personId, session, action, { title: new URL(address).host });
}

/**
 * The address as it is stored.
 * @throws Refusal 400
 */
function wireAddress(typed: string, mayBePrivate: boolean): string {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  const isPlain = url?.protocol === 'http:' && mayBePrivate;
  if (!url || (url.protocol !== 'https:' && !isPlain) || url.username !== '' || url.password !== '')
    throw refusedAddress(webhookText.badAddress);
  if (!mayBePrivate && namesPrivateNetwork(url)) throw refusedAddress(webhookText.privateAddress);
  url.hash = '';
  return url.href;
}

const refusedAddress = (message: string) =>
  new Refusal(400, refusalText.checkFields, { fields: { address: message } });
