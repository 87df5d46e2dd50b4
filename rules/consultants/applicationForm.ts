import type { components } from '../../api/schema.ts';
import { isEmail } from '../people/email.ts';

type Form = components['schemas']['ApplicationForm'];

/** The fields of an application, by wire name (product, 3); an empty select is ''. */
export interface ApplicationFields {
  name: string;
  last_name: string;
  phone: string;
  email: string;
  office_name: string;
  office_position_id: string;
}
export type ApplicationField = keyof ApplicationFields;
export type ApplicationFile = 'tax_plate' | 'certificate';
type ApplicationFaults = Partial<
  Record<ApplicationField | ApplicationFile, 'missing' | 'notAnEmail' | 'fileMissing'>
>;

export const emptyApplication: ApplicationFields = {
  name: '',
  last_name: '',
  phone: '',
  email: '',
  office_name: '',
  office_position_id: '',
};

/** Every field and both documents are required, and the email must be valid (product, 5). */
export function applicationFaults(
  fields: ApplicationFields,
  files: Partial<Record<ApplicationFile, unknown>>,
): ApplicationFaults {
  const faults: ApplicationFaults = {};
  for (const field of applicationFields) if (fields[field].trim() === '') faults[field] = 'missing';
  if (!faults.email && !isEmail(fields.email)) faults.email = 'notAnEmail';
  for (const file of applicationFiles) if (!files[file]) faults[file] = 'fileMissing';
  return faults;
}

/**
 * The form as it is sent.
 * @throws Error when a document is missing, see {@link applicationFaults}.
 */
export function toApplicationForm(
  fields: ApplicationFields,
  { tax_plate, certificate }: Partial<Record<ApplicationFile, File>>,
): Form {
  if (!tax_plate || !certificate) throw new Error('An application is sent only with both documents');
  return {
    ...fields,
    email: fields.email.trim(),
    office_position_id: fields.office_position_id === '1' ? 1 : 2,
    tax_plate,
    certificate,
  };
}

const applicationFields: readonly ApplicationField[] = [
  'name',
  'last_name',
  'phone',
  'email',
  'office_name',
  'office_position_id',
];
const applicationFiles: readonly ApplicationFile[] = ['tax_plate', 'certificate'];
