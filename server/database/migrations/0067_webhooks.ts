import { type Kysely, sql } from 'kysely';

/**
 * Programs that are told what happens to land requests. Whatever writes the history of a land
 * request also notes, in the same transaction, what each webhook is to be told of it. The trigger
 * is deferred to the commit, so that a body holds the state after the whole change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id bigint generated always as identity primary key,
      address text not null unique,
      events text[] not null check (cardinality(events) > 0),
      is_active boolean not null default true,
      secret text not null,
      previous_secret text,
      previous_until timestamptz,
      slowed_until timestamptz,
      ended_at timestamptz,
      created_at timestamptz not null,
      check ((previous_secret is null) = (previous_until is null))
    )`.execute(db);
  await sql`
    create table webhook_deliveries (
      id bigint generated always as identity primary key,
      message_id text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
      webhook_id bigint not null references webhooks (id) on delete cascade,
      event text not null,
      land_request_id bigint not null,
      happened_at timestamptz not null,
      body text not null check (octet_length(body) < 20000),
      state text not null default 'queued' check (state in ('queued', 'delivered', 'givenUp')),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      claim_key uuid,
      claimed_until timestamptz,
      attempted_at timestamptz,
      status integer,
      failure text
    )`.execute(db);
  await sql`
    create index on webhook_deliveries (webhook_id, next_attempt_at, id)
    where state = 'queued'`.execute(db);
  await sql`create index on webhook_deliveries (webhook_id, id)`.execute(db);
  await sql`create index on webhook_deliveries (state, id)`.execute(db);
  await sql`create index on webhook_deliveries (happened_at)`.execute(db);

  await sql`
    create function tell_webhooks() returns trigger language plpgsql as $$
    begin
      insert into webhook_deliveries (webhook_id, event, land_request_id, happened_at, body)
      select webhook.id, new.action, new.record_id, new.created_at, json_build_object(
        'type', 'land_request.' || lower(regexp_replace(new.action, '([A-Z])', '_\\1', 'g')),
        'timestamp', to_char(new.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'data', json_strip_nulls(json_build_object(
          'id', new.record_id,
          'durum', land_request.durum,
          'version', land_request.version,
          'joined_to', land_request.joined_to
        ))
      )::text
      from (
        -- one that is being removed is waited for, and then no longer found
        select id from webhooks
        where is_active and new.action = any(events)
        order by id
        for key share
      ) as webhook
      left join land_requests as land_request on land_request.id = new.record_id;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger history_tells_webhooks
    after insert on history deferrable initially deferred
    for each row when (new.kind = 'request')
    execute function tell_webhooks()`.execute(db);
}
