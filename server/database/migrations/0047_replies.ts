import { type Kysely, sql } from 'kysely';

/**
 * A land request repeats the reply to its last offer: lists find and sort by it in an index.
 * `reply_waits` is true until an admin has acted on the reply. Taking an offer back restores its
 * `amount_before`, which offers of earlier versions do not have. A planned call may have an hour.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table land_requests
      add column owner_reply text check (owner_reply in ('accept', 'decline', 'callMe')),
      -- never null: in a descending order nulls would come first
      add column owner_reply_at timestamptz not null default 'epoch',
      add column reply_waits boolean not null default false,
      add column next_call_time time,
      add constraint land_requests_call_time_check check (next_call_time is null or next_call_on is not null)`.execute(
    db,
  );
  await sql`alter table offers add column amount_before bigint`.execute(db);
  await sql`
    update land_requests
    set owner_reply = last.reply, owner_reply_at = last.replied_at, reply_waits = durum in (1, 2)
      -- who has written a note or planned a call since has acted
      and not exists (
        select from land_request_notes as note
        where note.land_request_id = land_requests.id and note.made_at >= last.replied_at
      )
      and not exists (
        select from history
        where kind = 'request' and record_id = land_requests.id and action = 'callPlanned'
          and history.created_at >= last.replied_at
      )
    from (
      select distinct on (land_request_id) land_request_id, reply, replied_at
      from offers order by land_request_id, id desc
    ) as last
    where last.land_request_id = land_requests.id and last.reply is not null`.execute(db);
  await sql`
    create index on land_requests (owner_reply, created_at, id)
    where durum in (1, 2) and owner_reply is not null`.execute(db);
  await sql`create index on land_requests (owner_reply_at, id) where durum in (1, 2)`.execute(db);
  for (const durum of [3, 4]) {
    await sql`create index on land_requests (owner_reply_at, id) where durum in (${sql.lit(durum)})`.execute(
      db,
    );
  }
  await sql`create index on land_requests (id) where durum in (1, 2) and reply_waits`.execute(db);
}
