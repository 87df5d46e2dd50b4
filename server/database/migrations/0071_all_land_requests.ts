import { type Kysely, sql } from 'kysely';

/** Literally the condition of the list of all land requests, and of the report's sums. */
const isCounted = sql.raw('counted and joined_to is null');

/** The replies that the report counts, each with the condition of its land requests. */
const replies = {
  accepted: "owner_reply = 'accept'",
  declined: "owner_reply = 'decline'",
  call_asked: "owner_reply = 'callMe'",
  unanswered: 'teklif_tutar > 0 and owner_reply is null',
} as const;
const columns = Object.keys(replies);

/** What the sums of a row depend on. */
const read = ['created_at', 'counted', 'joined_to', 'owner_reply', 'teklif_tutar'];

const join = (texts: readonly string[], by = ', ') => sql.raw(texts.join(by));

/**
 * The list of all land requests, to which the figures of the report lead. Replies are counted by
 * land requests, as the other figures are: a list shows no offers. Their sums are kept as those of
 * `0049_outcomes.ts`, by the day on which the land request came.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index land_requests_all_idx on land_requests (created_at, id) where ${isCounted}`.execute(db);
  await sql`
    create index land_requests_all_place_idx on land_requests (province_id, district_id, created_at, id)
    where ${isCounted}`.execute(db);
  await sql`
    create index land_requests_all_reply_idx on land_requests (owner_reply, created_at, id)
    where ${isCounted} and owner_reply is not null`.execute(db);
  await sql`
    create index land_requests_all_unanswered_idx on land_requests (created_at, id)
    where ${isCounted} and teklif_tutar > 0 and owner_reply is null`.execute(db);
  await dropSumsOfOffers(db);
  await sql`
    create table report_replies (
      slot bigint generated always as identity primary key,
      span bigint not null,
      first_day date not null,
      ${join(columns.map((column) => `${column} bigint not null default 0`))}
    ) with (fillfactor = 50)`.execute(db);
  await sql`create index on report_replies (span, first_day)`.execute(db);
  // no row may change between the first sum and the creation of the triggers
  await sql`lock table land_requests in share row exclusive mode`.execute(db);
  await createFunction(db);
  await sql`select ${addSums('select 1 as change, * from land_requests')}`.execute(db);
  await createTriggers(db);
}

/** Nothing sums up offers any more. */
async function dropSumsOfOffers(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete', 'truncate'])
    await sql`drop trigger ${sql.ref(`report_${event}`)} on offers`.execute(db);
  const { rows } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where proname in ('report_offers', 'keep_report_offers')`.execute(db);
  for (const { signature } of rows) await sql`drop function ${sql.raw(signature)}`.execute(db);
  await sql`drop table report_offers`.execute(db);
  await sql`alter table offers drop column counted`.execute(db);
}

/** Adds the sums over rows, each of which counts `change` times. */
const addSums = (rows: string) => sql`
  keep_report_replies(span, first_day, ${join(columns)})
  from (
    select span,
      date '1900-01-01' + ((created_at at time zone interval '3 hours')::date - date '1900-01-01') / span * span,
      ${join(
        Object.values(replies).map((condition) => `coalesce(sum(change) filter (where ${condition}), 0)`),
      )}
    from (${sql.raw(rows)}) as changed cross join (values (1), (7), (56)) as spans (span)
    where ${isCounted}
    group by 1, 2
  ) as summed (span, first_day, ${join(columns)})
  where ${join(
    columns.map((column) => `${column} <> 0`),
    ' or ',
  )}`;

/** Creates the function that adds to the sums of some days. */
async function createFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_report_replies(
      kept_span bigint, kept_first_day date, ${join(columns.map((column) => `kept_${column} numeric`))}
    ) returns void language plpgsql as $$
    declare
      own bigint;
    begin
      select slot into own from report_replies
      where span = kept_span and first_day = kept_first_day
      limit 1 for update skip locked;
      if own is null then
        insert into report_replies (span, first_day) values (kept_span, kept_first_day)
        returning slot into own;
      end if;
      update report_replies set ${join(columns.map((column) => `${column} = ${column} + kept_${column}`))}
      where slot = own;
    end $$`.execute(db);
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function report_replies() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        -- an owner's form has nothing to sum up
        if exists (select from added where teklif_tutar <> 0 or owner_reply is not null) then
          perform ${addSums('select 1 as change, * from added')};
        end if;
      elsif tg_op = 'UPDATE' then
        perform ${addSums('select 1 as change, new.* union all select -1, old.*')};
      elsif tg_op = 'DELETE' then
        perform ${addSums('select -1 as change, * from removed')};
      else
        delete from report_replies;
      end if;
      return null;
    end $$`.execute(db);
  const values = (row: string) => `(${read.map((column) => `${row}.${column}`).join(', ')})`;
  const isChanged = `for each row when (${values('old')} is distinct from ${values('new')})`;
  for (const [event, rows] of Object.entries({
    insert: 'insert on land_requests referencing new table as added for each statement',
    update: `update of ${read.join(', ')} on land_requests ${isChanged}`,
    delete: 'delete on land_requests referencing old table as removed for each statement',
    truncate: 'truncate on land_requests for each statement',
  })) {
    await sql`
      create trigger ${sql.ref(`report_replies_${event}`)} after ${sql.raw(rows)}
      execute function report_replies()`.execute(db);
  }
}
