import type { components } from '../../api/schema.ts';
import { isEmail } from '../people/email.ts';

/** An admin as the others see them. */
export type Admin = components['schemas']['Admin'];

/**
 * Whether an admin may be switched off: another one must be left who can sign in, which one without
 * a password cannot (product, 10).
 */
export function maySwitchOff(team: readonly Pick<Admin, 'id' | 'state'>[], id: number): boolean {
  return team.some((admin) => admin.id !== id && admin.state === 'active');
}

/** Whether another admin has this name, in whatever case. */
export function hasNamesake(
  team: readonly Pick<Admin, 'id' | 'name'>[],
  name: string,
  own: Pick<Admin, 'id'> | undefined,
): boolean {
  const lower = (text: string) => text.trim().toLocaleLowerCase('tr');
  return team.some((admin) => admin.id !== own?.id && lower(admin.name) === lower(name));
}

/** The form of an admin, by wire name. */
export type AdminFields = Pick<components['schemas']['AdminForm'], 'name' | 'email'>;
type AdminFaults = Partial<Record<keyof AdminFields, 'missing' | 'notAnEmail'>>;

/** What is wrong with the form of a new admin; the email of a stored one is not sent. */
export function adminFaults({ name, email }: AdminFields, stored: Admin | undefined): AdminFaults {
  const faults: AdminFaults = {};
  if (name.trim() === '') faults.name = 'missing';
  if (stored) return faults;
  if (email.trim() === '') faults.email = 'missing';
  else if (!isEmail(email)) faults.email = 'notAnEmail';
  return faults;
}
