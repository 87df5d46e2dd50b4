import { type Kysely, sql } from 'kysely';

/** Literally the condition of the list of open land requests. */
const isListed = sql.raw('durum in (1, 2) and joined_to is null');

/**
 * The list of open land requests finds those that nobody has, those whose reply waits, and offers
 * without a reply by indexes in its own order, however few there are. The number in the menu reads
 * the waiting replies by the second one too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index land_requests_unassigned_idx on land_requests (created_at, id)
    where ${isListed} and assignee_id is null`.execute(db);
  await sql`
    create index land_requests_waiting_reply_idx on land_requests (created_at, id)
    where ${isListed} and reply_waits`.execute(db);
  await sql`
    create index land_requests_unanswered_idx on land_requests (created_at, id)
    where ${isListed} and durum = 2 and owner_reply is null`.execute(db);
  // the one above holds the same rows
  await sql`drop index land_requests_id_idx1`.execute(db);
}
