import type { components } from '../../api/schema.ts';
import { isEmail } from './email.ts';

type User = components['schemas']['User'];
type Form = components['schemas']['ProfileForm'];

/** What a consultant may change of the own record, by wire name (specification, sections 5 and 7). */
export type ProfileFields = Pick<User, 'name' | 'last_name' | 'email' | 'phone' | 'office_name'>;
export type ProfileField = keyof ProfileFields;
export type ProfileFile = 'tax_plate' | 'certificate';
/** What the form holds; password and files go out only if there is something (specification, section 5). */
export interface ProfileFormState {
  /** As the server has it. */
  user: User | undefined;
  /** Of the record that the person has seen; undefined saves over whatever the record has become. */
  version: number | undefined;
  fields: ProfileFields;
  password: string;
  confirmation: string;
  files: Partial<Record<ProfileFile, File>>;
}
export type ProfileErrors = Partial<Record<ProfileField, 'missing' | 'notAnEmail'>>;

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

/** A field that held a word may not lose it; one that never did (the admin has no office) may stay empty. */
export function profileErrors(fields: ProfileFields, saved: ProfileFields): ProfileErrors {
  const errors: ProfileErrors = {};
  for (const field of profileFields) {
    if (fields[field].trim() === '' && saved[field] !== '') errors[field] = 'missing';
  }
  if (!errors.email && !isEmail(fields.email)) errors.email = 'notAnEmail';
  return errors;
}

export function profileErrorsOf({ fields, user }: Pick<ProfileFormState, 'fields' | 'user'>): ProfileErrors {
  return profileErrors(fields, savedFields(user));
}

/** Whether leaving now would lose something. */
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

/** What the session knows of a person. */
export function toPerson({ office_name: _, ...person }: ProfileFields): Omit<ProfileFields, 'office_name'> {
  return person;
}

/** The form as it goes out: words without blanks around them, and nothing that is empty. */
export function toProfileForm({ fields, version, password, files }: ProfileFormState): Form {
  const filled = profileFields.filter((field) => fields[field].trim() !== '');
  return {
    ...Object.fromEntries(filled.map((field) => [field, fields[field].trim()])),
    ...(version === undefined ? {} : { version }),
    ...(password === '' ? {} : { password }),
    ...(files.tax_plate ? { tax_plate: files.tax_plate } : {}),
    ...(files.certificate ? { certificate: files.certificate } : {}),
  };
}

const savedFields = (user: User | undefined) => (user ? profileFieldsOf(user) : noProfileFields);
