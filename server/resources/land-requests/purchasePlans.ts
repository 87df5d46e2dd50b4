/** The plan of a purchase, from an owner's acceptance to the deed (product, 4). */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { stepNames } from '../../../rules/land-requests/purchaseStep.ts';
import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import type { Database } from '../../database/schema.ts';
import { releaseFiles } from '../../files/fileRegister.ts';
import { hashToken } from '../../identity/sessions.ts';

type Schemas = components['schemas'];
type Plan = Schemas['PurchasePlan'];

/**
 * Opens the plan of a land request whose owner has accepted; one that is there goes on. The land
 * request must be locked.
 */
export async function openPlan(trx: Kysely<Database>, landRequestId: number, now: Date): Promise<void> {
  const opened = await trx
    .insertInto('purchase_plans')
    .values({ land_request_id: landRequestId, opened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('land_request_id')
    .executeTakeFirst();
  if (!opened) return;
  await trx
    .insertInto('purchase_steps')
    .values(stepNames.map((step) => ({ land_request_id: landRequestId, step })))
    .execute();
}

/** Whether the land request, or its leader where it is joined to one, is purchased, cancelled or erased. */
const isClosed = (id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from land_requests as own
  join land_requests as leader on leader.id = coalesce(own.joined_to, own.id)
  where own.id = ${id} and (own.durum in (3, 4) or leader.durum in (3, 4) or own.erased_at is not null)
)`;

/** Whether the owner accepts the offer that stands. */
const isAccepted = (id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from offers where offers.land_request_id = ${id} and ended_at is null and reply = 'accept'
)`;

/** `open`, `held` or `closed`: the contract's `status` of the plan of a land request. */
export const planStatus = (id: RawBuilder<unknown>) => sql<Plan['status']>`
  case when ${isClosed(id)} then 'closed' when ${isAccepted(id)} then 'open' else 'held' end`;

/** Selects the steps of plans as they are stored, in no order. */
export function selectSteps(db: Kysely<Database>) {
  return db
    .selectFrom('purchase_steps')
    .select(['land_request_id', 'step', 'state', 'reason', 'amount', 'appointment_at', 'place'])
    .select(['is_cancelled', 'sequence', 'iban', 'changed_at', 'settled_at'])
    .select(sql<string | null>`day::text`.as('day'));
}
export type StepRow = Awaited<ReturnType<ReturnType<typeof selectSteps>['executeTakeFirstOrThrow']>>;

/** The contract's `PurchaseStep`; what has no value is missing. */
export function toStep(row: StepRow): Schemas['PurchaseStep'] {
  const { step, state, reason, day, amount, appointment_at, place, is_cancelled, sequence, iban } = row;
  return {
    step,
    state,
    ...(state === 'skipped' && { reason }),
    ...(day !== null && { day }),
    ...(amount !== null && { amount }),
    ...(appointment_at && { randevu_tarihi: appointmentTime(appointment_at), randevu_yeri: place }),
    ...(is_cancelled && { cancelled: true as const }),
    ...(sequence !== null && { sequence }),
    ...(iban !== null && { iban }),
    ...(row.changed_at && { changed_at: row.changed_at.toISOString() }),
  };
}

/** Such as `2026-12-10T10:30`, in Istanbul. */
export function appointmentTime(date: Date): string {
  const { day, time } = istanbulTime(date);
  return `${day}T${time}`;
}

/**
 * The plan of a land request.
 * @throws Refusal 404 without one.
 */
export async function readPlan(db: Kysely<Database>, id: number): Promise<Plan> {
  const [plan] = await plansOf(db, [id]);
  if (!plan) throw new Refusal(404, refusalText.missing);
  const { land_request_id: _, ...shown } = plan;
  return shown;
}

/** The plans of land requests, each with the id of its land request. */
export async function plansOf(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<(Plan & { land_request_id: number })[]> {
  if (ids.length === 0) return [];
  const plans = await db
    .selectFrom('purchase_plans')
    .select(['land_request_id', 'version', 'opened_at'])
    .select(planStatus(sql`purchase_plans.land_request_id`).as('status'))
    .where('land_request_id', 'in', ids)
    .execute();
  if (plans.length === 0) return [];
  const steps = await selectSteps(db).where('land_request_id', 'in', ids).execute();
  const papers = await papersOf(db, ids);
  return plans.map(({ land_request_id, opened_at, ...plan }) => ({
    ...plan,
    land_request_id,
    reference: landRequestReference(land_request_id),
    opened_at: opened_at.toISOString(),
    steps: stepNames.flatMap((name) =>
      steps.filter((row) => row.land_request_id === land_request_id && row.step === name).map(toStep),
    ),
    papers: papers
      .filter((paper) => paper.land_request_id === land_request_id)
      .map(({ name, kind, by_owner, made_at }) => ({
        file: name,
        kind,
        by: by_owner ? ('owner' as const) : ('office' as const),
        tarih: made_at.toISOString(),
      })),
  }));
}

/** The papers of plans, in the order in which they came. */
export async function papersOf(db: Kysely<Database>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('purchase_papers')
    .select(['name', 'land_request_id', 'kind', 'by_owner', 'made_at'])
    .where('land_request_id', 'in', ids)
    .orderBy('made_at')
    .orderBy('name')
    .execute();
}

/** The land request whose owner has accepted the offer of this link, and sees its plan. */
const selectPlanOfLink = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom('offers')
    .innerJoin('purchase_plans', 'purchase_plans.land_request_id', 'offers.land_request_id')
    .innerJoin('land_requests', 'land_requests.id', 'offers.land_request_id')
    .select('offers.land_request_id')
    .where('offers.token_hash', '=', hashToken(token))
    .where('offers.ended_at', 'is', null)
    .where('offers.reply', '=', 'accept')
    .where('land_requests.erased_at', 'is', null)
    .where(({ not }) => not(isClosed(sql`offers.land_request_id`)));

/** The land request of the plan that is seen by this link; undefined for any other token. */
export async function planOfLink(db: Kysely<Database>, token: string): Promise<number | undefined> {
  const row = await selectPlanOfLink(db, token).executeTakeFirst();
  return row?.land_request_id;
}

/** The land request that a paper belongs to; undefined for any other file. */
export async function landRequestOfPaper(db: Kysely<Database>, file: string): Promise<number | undefined> {
  const paper = await db
    .selectFrom('purchase_papers')
    .select('land_request_id')
    .where('name', '=', file)
    .executeTakeFirst();
  return paper?.land_request_id;
}

/** Whether a paper is of the plan that is seen by this link. */
export async function isPaperOfLink(db: Kysely<Database>, file: string, token: string): Promise<boolean> {
  const id = await landRequestOfPaper(db, file);
  return id !== undefined && id === (await planOfLink(db, token));
}

/** Cancels what is still ahead of the appointments of land requests that are being closed. */
export async function cancelAppointments(
  trx: Kysely<Database>,
  landRequestIds: readonly number[],
  now: Date,
): Promise<void> {
  if (landRequestIds.length === 0) return;
  const cancelled = await trx
    .updateTable('purchase_steps')
    .set({ is_cancelled: true, sequence: sql<number>`sequence + 1`, changed_at: now })
    .where('land_request_id', 'in', landRequestIds)
    .where('step', '=', 'appointment')
    .where('state', '=', 'waiting')
    .where('appointment_at', '>', now)
    .where('is_cancelled', '=', false)
    .returning('land_request_id')
    .execute();
  if (cancelled.length === 0) return;
  await trx
    .updateTable('purchase_plans')
    .set({ version: sql<number>`version + 1` })
    .where(
      'land_request_id',
      'in',
      cancelled.map(({ land_request_id }) => land_request_id),
    )
    .execute();
}

/**
 * Removes the papers of land requests that are being erased, and what their steps say of the person.
 * Days and amounts stay, as those of the offers do.
 * @returns how many papers were removed.
 */
export async function erasePlans(trx: Kysely<Database>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  await trx
    .updateTable('purchase_steps')
    .set({ iban: null, reason: '', place: '' })
    .where('land_request_id', 'in', ids)
    .execute();
  await sql`
    update history set detail = detail - 'iban'
    where kind = 'request' and record_id = any(${[...ids]}::bigint[]) and detail ? 'iban'`.execute(trx);
  const papers = await trx
    .deleteFrom('purchase_papers')
    .where('land_request_id', 'in', ids)
    .returning('name')
    .execute();
  await releaseFiles(
    trx,
    papers.map(({ name }) => name),
  );
  return papers.length;
}

/** Where the plans stand now, and how long the steps took that were done in a range; as JSON. */
export function purchasesInReport(from: Date, before: Date): RawBuilder<Schemas['ReportPurchases']> {
  const names = sql`unnest(${[...stepNames]}::text[]) with ordinality as named (step, position)`;
  return sql`(
    with plans as materialized (
      select purchase_plans.land_request_id, opened_at,
        ${planStatus(sql`purchase_plans.land_request_id`)} as status
      from purchase_plans join land_requests on land_requests.id = purchase_plans.land_request_id
      where land_requests.counted
    ), settled as (
      select step, state, settled_at,
        extract(epoch from settled_at - coalesce(
          lag(settled_at) over (partition by land_request_id order by settled_at, purchase_steps.id), opened_at
        )) / 86400 as days
      from purchase_steps join plans using (land_request_id)
      where state <> 'waiting'
    ), taken as (
      select step, count(*) as done, percentile_cont(0.5) within group (order by greatest(days, 0)) as median
      from settled where state = 'done' and settled_at >= ${from} and settled_at < ${before} group by step
    ), waiting as (
      select distinct on (land_request_id) land_request_id, step
      from purchase_steps join plans using (land_request_id) join ${names} using (step)
      where state = 'waiting' and status = 'open' order by land_request_id, position
    )
    select json_build_object(
      'open', (select count(*) from plans where status = 'open'),
      'held', (select count(*) from plans where status = 'held'),
      'steps', (
        select json_agg(json_strip_nulls(json_build_object(
          'step', named.step, 'next', (select count(*) from waiting where waiting.step = named.step),
          'done', coalesce(taken.done, 0), 'medianDays', round(taken.median::numeric, 1)
        )) order by position)
        from ${names} left join taken on taken.step = named.step
      )
    )
  )`;
}

/** Of a land request and those that are joined to it, the ones that have a plan; in SQL. */
export const planIds = (ids: RawBuilder<unknown>) => sql<number[]>`(
  select coalesce(jsonb_agg(land_request_id order by land_request_id), '[]')
  from purchase_plans where land_request_id = any(${ids})
)`;
