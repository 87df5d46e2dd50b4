import type { Kysely } from 'kysely';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Database } from '../database/schema.ts';
import { userName } from './history.ts';

/** The admins who can sign in, and so can get records. */
export const selectTeam = (db: Kysely<Database>) =>
  db
    .selectFrom('users')
    .select(['id', userName.as('name')])
    .where('role', '=', 'admin')
    .where('is_deleted', '=', 0)
    .where('password_hash', 'is not', null)
    .orderBy('id');

/**
 * Keeps an admin from being switched off until the transaction ends. The team is locked before the
 * record, as when an admin is switched off.
 */
export async function lockAssignee(trx: Kysely<Database>, id: number | null) {
  if (id === null) return undefined;
  return await selectTeam(trx).select('email').where('id', '=', id).forShare().executeTakeFirst();
}

/** The refusal of an admin who is not in the team. */
export function refusedAssignee(): Refusal {
  return new Refusal(400, refusalText.checkFields, { fields: { assignee_id: refusalText.assignee } });
}
