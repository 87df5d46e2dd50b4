import { type SqlBool, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { userName } from '../history.ts';

/**
 * The messages that wait for an answer. Without parameters, so that the partial indexes of these
 * rows match it.
 */
export const isWaiting = sql<SqlBool>`answered_at is null and erased_at is null`;

const nameOf = (column: 'assignee_id' | 'answered_by') =>
  sql<string | null>`(
    select ${userName} from users where users.id = ${sql.ref(`contact_messages.${column}`)}
  )`;

/** The columns of who has a contact message, and whether it was answered. */
export const contactWork = [
  'contact_messages.assignee_id',
  nameOf('assignee_id').as('assignee_name'),
  'contact_messages.answered_at',
  nameOf('answered_by').as('answered_by'),
] as const;

/** The same on the wire; what has no value is missing. */
export function toContactWork({
  assignee_id,
  assignee_name,
  answered_at,
  answered_by,
}: {
  assignee_id: number | null;
  assignee_name: string | null;
  answered_at: Date | null;
  /** The name of the admin. */
  answered_by: string | null;
}): Pick<components['schemas']['ContactMessageWork'], 'assignee' | 'answered'> {
  return {
    ...(assignee_id !== null && { assignee: { id: assignee_id, name: assignee_name ?? '' } }),
    ...(answered_at && {
      answered: { tarih: answered_at.toISOString(), ...(answered_by !== null && { by: answered_by }) },
    }),
  };
}
