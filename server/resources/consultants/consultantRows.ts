import type { Selectable } from 'kysely';
import type { components } from '../../../api/schema.ts';
import { fold, sortKey } from '../../../rules/lists/turkish.ts';
import type { UsersTable } from '../../database/tables/accounts.ts';

export type User = components['schemas']['User'];

/** The columns that a person sees. */
export const userColumns = [
  'id',
  'name',
  'last_name',
  'phone',
  'email',
  'office_name',
  'office_position_id',
  'tax_plate',
  'certificate',
  'status',
  'is_deleted',
  'version',
] as const;

export type UserRow = Pick<Selectable<UsersTable>, (typeof userColumns)[number]>;

/** A consultant as the contract shows one. */
export function toUser({ id, office_position_id, status, is_deleted, ...shown }: UserRow): User {
  return {
    Id: id,
    ...shown,
    // only the admin has none, and the contract knows no third position
    office_position_id: office_position_id === 2 ? 2 : 1,
    status: status === 1 ? 1 : 0,
    is_deleted: is_deleted === 1 ? 1 : 0,
  };
}

type Named = Pick<UserRow, 'name' | 'last_name' | 'phone' | 'email' | 'office_name'>;

/** What the lists search and sort by; written with every change of what it is made of. */
export function userKeys(user: Named): Record<'search_text' | 'name_sort' | 'office_sort', string> {
  return {
    search_text: fold([user.name, user.last_name, user.phone, user.email, user.office_name].join(' ')),
    name_sort: sortKey(`${user.name} ${user.last_name}`),
    office_sort: sortKey(user.office_name),
  };
}

/** Addresses are the same without regard to case and to blanks around them. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function fullName(user: { name: string; last_name: string }): string {
  return `${user.name} ${user.last_name}`.trim();
}
