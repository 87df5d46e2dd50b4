import type { components } from '../../api/schema.ts';
import { isEmail } from '../people/email.ts';
import { rebaseFields } from '../records/rebaseFields.ts';

type User = components['schemas']['User'];
type Form = components['schemas']['ProfileForm'];

/** The editable fields of a consultant's own record, by wire name (product, 5 and 7). */
export type ProfileFields = Pick<User, 'name' | 'last_name' | 'email' | 'phone' | 'office_name'>;
export type ProfileField = keyof ProfileFields;
export type ProfileFile = 'tax_plate' | 'certificate';
/** The state of the form; password and files are sent only if filled in (product, 5). */
export interface ProfileFormState {
  /** The record that was loaded; the server refuses to save over a newer version. */
  user: User | undefined;
  fields: ProfileFields;
  password: string;
  confirmation: string;
  files: Partial<Record<ProfileFile, File>>;
}
type ProfileFaults = Partial<Record<ProfileField, 'missing' | 'notAnEmail'>>;

export const profileFields: readonly ProfileField[] = ['name', 'last_name', 'email', 'phone', 'office_name'];

export const noProfileFields: ProfileFields = {
  name: '',
  last_name: '',
  email: '',
  phone: '',
  office_name: '',
};

export function profileFieldsOf(user: User): ProfileFields {
  const { name, last_name, email, phone, office_name } = user;
  return { name, last_name, email, phone, office_name };
}

/** A field may be empty only if it was empty before: the admin has no office. */
export function profileFaults(fields: ProfileFields, saved: ProfileFields): ProfileFaults {
  const faults: ProfileFaults = {};
  for (const field of profileFields) {
    if (fields[field].trim() === '' && saved[field] !== '') faults[field] = 'missing';
  }
  if (!faults.email && !isEmail(fields.email)) faults.email = 'notAnEmail';
  return faults;
}

export function profileFaultsOf({ fields, user }: Pick<ProfileFormState, 'fields' | 'user'>): ProfileFaults {
  return profileFaults(fields, savedFields(user));
}

/** Whether leaving the page would lose changes. */
export function hasProfileChanges({
  fields,
  user,
  password,
  confirmation,
  files,
}: ProfileFormState): boolean {
  const saved = savedFields(user);
  return (
    profileFields.some((field) => fields[field] !== saved[field]) ||
    password !== '' ||
    confirmation !== '' ||
    Object.values(files).some(Boolean)
  );
}

/** Merges the changes since `base` into a newer record. */
export function rebaseProfile(fields: ProfileFields, stored: User, base: User): ProfileFields {
  return rebaseFields(profileFields, fields, profileFieldsOf(stored), profileFieldsOf(base));
}

/** The fields of the auth record. */
export function sessionProfile({
  office_name: _,
  ...profile
}: ProfileFields): Omit<ProfileFields, 'office_name'> {
  return profile;
}

/** The form as it is sent: trimmed, without empty fields. */
export function toProfileForm({ fields, user, password, files }: ProfileFormState): Form {
  const filled = profileFields.filter((field) => fields[field].trim() !== '');
  return {
    ...Object.fromEntries(filled.map((field) => [field, fields[field].trim()])),
    ...(user ? { version: user.version } : {}),
    ...(password === '' ? {} : { password }),
    ...(files.tax_plate ? { tax_plate: files.tax_plate } : {}),
    ...(files.certificate ? { certificate: files.certificate } : {}),
  };
}

const savedFields = (user: User | undefined) => (user ? profileFieldsOf(user) : noProfileFields);
