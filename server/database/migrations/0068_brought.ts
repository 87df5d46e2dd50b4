import { type Kysely, sql } from 'kysely';

/** Land requests that a consultant has entered for their owner, and the commission agreed with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table land_requests
      add column brought_by bigint references users (id),
      add column komisyon text not null default '',
      add check (komisyon = '' or brought_by is not null)`.execute(db);
  await sql`
    create index on land_requests (brought_by, created_at desc, id desc)
    where brought_by is not null`.execute(db);
}
