import { type Kysely, sql } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { fold, sortKey } from '../../../rules/lists/folding.ts';
import { phoneKey, readDigits } from '../../../rules/people/phone.ts';
import type { Database } from '../../database/schema.ts';
import type { RowOf } from '../answerList.ts';

/** Whether somebody has applied with the address of a consultant who awaits approval; for one record. */
export const appliedAgain = sql<boolean>`(
  users.status = 0 and exists (
    select from history
    where history.kind = 'user' and history.record_id = users.id and history.action = 'appliedAgain'
  )
)`;

export function selectConsultants(db: Kysely<Database>) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'last_name', 'phone', 'email', 'office_name', 'office_position_id'])
    .select(['tax_plate', 'certificate', 'status', 'is_deleted', 'version', 'documents_removed_at']);
}

type ConsultantRow = RowOf<typeof selectConsultants>;

/** What an erased account has in place of its email address; nobody can apply with it. */
export const erasedEmail = (id: number) => `silindi-${id}`;

/** The contract's `User`. */
export function toConsultant({
  id,
  office_position_id,
  status,
  is_deleted,
  email,
  documents_removed_at,
  applied_again,
  email_unreachable,
  ...shown
}: ConsultantRow & { applied_again?: boolean; email_unreachable?: boolean }): components['schemas']['User'] {
  return {
    Id: id,
    ...shown,
    email: email === erasedEmail(id) ? '' : email,
    // null for admins, for whom the contract has no position
    office_position_id: office_position_id === 2 ? 2 : 1,
    status: status === 1 ? 1 : 0,
    is_deleted: is_deleted === 1 ? 1 : 0,
    ...(documents_removed_at && { documents_removed_at: documents_removed_at.toISOString() }),
    ...(applied_again && { applied_again }),
    ...(email_unreachable && { email_unreachable }),
  };
}

type Named = Pick<ConsultantRow, 'name' | 'last_name' | 'phone' | 'email' | 'office_name'>;

/** The columns that the lists search and sort by. */
export function consultantKeys({ name, last_name, phone, email, office_name }: Named) {
  return {
    search_text: fold([name, last_name, phone, phoneKey(readDigits(phone)), email, office_name].join(' ')),
    name_sort: sortKey(`${name} ${last_name}`),
    office_sort: sortKey(office_name),
  };
}

export function fullName({ name, last_name }: { name: string; last_name: string }): string {
  return `${name} ${last_name}`.trim();
}
