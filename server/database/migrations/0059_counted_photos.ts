import { type Kysely, sql } from 'kysely';

/**
 * The bytes of each photograph of a land request count on their own, so that the quota gives them
 * back with the photograph. Those of earlier versions count together, until the office has offered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table application_files
      add column photo text references land_request_photos (name) on delete cascade`.execute(db);
  await sql`create index on application_files (photo)`.execute(db);
}
