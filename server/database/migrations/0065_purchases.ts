import { type Kysely, sql } from 'kysely';

/**
 * The plan of a purchase, which an owner's acceptance opens, with its steps and papers. Offers that
 * owners accept now get theirs here. The bytes of papers that owners send count one by one, as those
 * of photographs do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purchase_plans (
      land_request_id bigint primary key references land_requests (id) on delete cascade,
      version integer not null default 1,
      opened_at timestamptz not null
    )`.execute(db);
  await sql`
    create table purchase_steps (
      id bigint generated always as identity primary key,
      land_request_id bigint not null references purchase_plans (land_request_id) on delete cascade,
      step text not null check (step in ('papers', 'visit', 'appointment', 'iban', 'payment', 'deed')),
      state text not null default 'waiting' check (state in ('waiting', 'done', 'skipped')),
      reason text not null default '',
      day date,
      amount bigint check (amount > 0),
      appointment_at timestamptz,
      place text not null default '',
      is_cancelled boolean not null default false,
      sequence integer,
      reminded_of timestamptz,
      iban text,
      changed_at timestamptz,
      settled_at timestamptz,
      unique (land_request_id, step),
      constraint purchase_steps_settled_check check ((state = 'waiting') = (settled_at is null))
    )`.execute(db);
  // the appointments of which owners are still to be reminded
  await sql`
    create index on purchase_steps (appointment_at)
    where state = 'waiting' and not is_cancelled and reminded_of is distinct from appointment_at`.execute(db);
  await sql`create index on purchase_steps (settled_at) where state = 'done'`.execute(db);
  await sql`
    create table purchase_papers (
      name text primary key references files (name),
      land_request_id bigint not null references purchase_plans (land_request_id),
      kind text not null check (kind in ('title', 'identity', 'powerOfAttorney')),
      by_owner boolean not null,
      content_hash text not null,
      made_at timestamptz not null,
      unique (land_request_id, content_hash)
    )`.execute(db);
  await sql`
    alter table files
      drop constraint files_kind_check,
      add constraint files_kind_check check (kind in ('document', 'media', 'ownerPhoto', 'paper'))`.execute(
    db,
  );
  await sql`
    alter table application_files
      add column paper text references purchase_papers (name) on delete cascade`.execute(db);
  await sql`create index on application_files (paper)`.execute(db);
  await sql`
    insert into purchase_plans (land_request_id, opened_at)
    select land_request_id, replied_at from offers
    join land_requests on land_requests.id = land_request_id
    where reply = 'accept' and ended_at is null and durum in (1, 2) and erased_at is null`.execute(db);
  await sql`
    insert into purchase_steps (land_request_id, step)
    select land_request_id, step
    from purchase_plans, unnest(array['papers', 'visit', 'appointment', 'iban', 'payment', 'deed']) as step`.execute(
    db,
  );
}
