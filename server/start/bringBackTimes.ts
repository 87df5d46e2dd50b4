import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { maxAskSeconds } from '../outbox/reportAsker.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface BoundedTime {
  table: keyof Database;
  column: string;
  /** How far ahead it can be. */
  seconds: number;
  where?: string;
}

/** The times that set an end to something, and how far ahead they are set at most. */
const boundedTimes: readonly BoundedTime[] = [
  {
    table: 'outbox_messages',
    column: 'next_attempt_at',
    seconds: hour,
    where: 'delivered_at is null and abandoned_as is null',
  },
  { table: 'outbox_messages', column: 'report_due_at', seconds: maxAskSeconds },
  { table: 'sms_accounts', column: 'ask_after', seconds: hour },
  { table: 'parcel_service_answers', column: 'answered_at', seconds: 0 },
  { table: 'parcel_service_pause', column: 'until', seconds: hour },
  { table: 'webhook_deliveries', column: 'next_attempt_at', seconds: 2 * hour, where: "state = 'queued'" },
  { table: 'webhook_deliveries', column: 'claimed_until', seconds: hour },
  { table: 'webhooks', column: 'slowed_until', seconds: day },
  { table: 'webhooks', column: 'previous_until', seconds: day },
  { table: 'file_removals', column: 'due_at', seconds: hour },
  { table: 'removal_pause', column: 'until', seconds: 5 * minute },
  { table: 'throttle_counters', column: 'resets_at', seconds: day },
  { table: 'sessions', column: 'expires_at', seconds: 30 * day },
  { table: 'reset_tokens', column: 'expires_at', seconds: 7 * day },
  { table: 'land_request_receipts', column: 'expires_at', seconds: day },
  { table: 'saved_keys', column: 'saved_at', seconds: 0 },
  // days, which begin earlier in Istanbul
  { table: 'saved_searches', column: 'told_on', seconds: day },
  { table: 'land_requests', column: 'call_told_on', seconds: day },
];
/** Clocks of several processes differ, and the time passes while this runs. */
const slackSeconds = hour;

/**
 * Brings back what was stored by a clock that was ahead: without this, a message would wait, and a
 * session last, until the time of that clock.
 */
export async function bringBackTimes(db: Kysely<Database>, now: Date): Promise<void> {
  for (const { table, column, seconds, where = 'true' } of boundedTimes) {
    const furthest = new Date(now.getTime() + seconds * 1000);
    const tooFar = new Date(furthest.getTime() + slackSeconds * 1000);
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${furthest}::timestamptz
      where ${sql.ref(column)} > ${tooFar}::timestamptz and ${sql.raw<SqlBool>(where)}`.execute(db);
  }
}
