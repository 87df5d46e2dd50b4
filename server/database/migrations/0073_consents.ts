import { type Kysely, sql } from 'kysely';

/**
 * When and how somebody has consented to the messages of a saved search, and the phone numbers of
 * which an SMS gateway has reported that their owner refuses commercial messages. Nobody was asked
 * until now: searches that were saved before are silent until their person consents, and what they
 * have found is not told of later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table saved_searches
      add column consent_at timestamptz,
      add column consent_text text,
      add column consent_source text,
      add check (num_nonnulls(consent_at, consent_text, consent_source) in (0, 3))`.execute(db);
  await sql`delete from saved_search_finds`.execute(db);
  await sql`
    create table commercial_refusals (
      phone_key text primary key,
      refused_at timestamptz not null default now(),
      gateway text not null,
      reason text not null
    )`.execute(db);
}
