import { sql } from 'kysely';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';

/** The value of a changed record's column `version`. */
export const nextVersion = sql<number>`version + 1`;

/** The refusal for somebody who has read a record before another person changed it. */
export function outdated(): Refusal {
  return new Refusal(409, refusalText.outdated, { fields: { version: refusalText.outdated } });
}

/**
 * Two admins must not overwrite each other unawares. Ask it of a locked row.
 * @param seen the version that the person has read; without one nothing is compared.
 * @throws Refusal 409 when the record has changed since.
 */
export function refuseOutdated(stored: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== stored.version) throw outdated();
}
