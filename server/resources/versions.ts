import { sql } from 'kysely';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';

/** The new value of a changed record's column `version`. */
export const nextVersion = sql<number>`version + 1`;

/** The refusal of a change to a record that has changed since the caller read it. */
export function outdated(): Refusal {
  return new Refusal(409, refusalText.outdated, { fields: { version: refusalText.outdated } });
}

/**
 * The same, naming who has changed what: the caller's own changes are not told.
 * @param last the newest entry of the record's history that raised its version.
 * @param what such as `teklifi kabul etti`.
 */
export function outdatedBy(
  last: { actor_id: number | null; actor_name: string },
  what: string,
  caller: { personId: number } | undefined,
): Refusal {
  if (last.actor_id === caller?.personId) return outdated();
  const message = refusalText.outdatedBy(last.actor_name, what);
  return new Refusal(409, message, { fields: { version: message } });
}

/**
 * Keeps two admins from overwriting each other's changes. The row must be locked.
 * @param seen the version that the caller has read; without one nothing is compared.
 * @throws Refusal 409 when the record has changed since.
 */
export function refuseOutdated(stored: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== stored.version) throw outdated();
}
