import type { components } from '../../api/schema.ts';
import { rebaseFields } from '../records/rebaseFields.ts';

type Consultant = components['schemas']['User'];
type Form = components['schemas']['ProfileForm'];

/** What an admin may correct of a consultant, by wire name. */
export type CorrectionFields = Pick<Consultant, 'phone' | 'office_name'>;
export type CorrectionField = keyof CorrectionFields;

const correctionFields: readonly CorrectionField[] = ['phone', 'office_name'];

export const correctionFieldsOf = ({ phone, office_name }: Consultant): CorrectionFields => ({
  phone,
  office_name,
});

/** A field may be empty only if it was empty before, as in a profile. */
export function correctionFaults(
  fields: CorrectionFields,
  stored: Consultant,
): Partial<Record<CorrectionField, 'missing'>> {
  const missing = correctionFields.filter((field) => fields[field].trim() === '' && stored[field] !== '');
  return Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
}

/** The fields that differ from the stored record. */
export function correctedFields(fields: CorrectionFields, stored: Consultant): CorrectionField[] {
  return correctionFields.filter((field) => fields[field].trim() !== stored[field].trim());
}

/**
 * The form as it is sent: only what was corrected, trimmed, with the version that the admin has
 * seen.
 */
export function toCorrectionForm(fields: CorrectionFields, stored: Consultant): Form {
  const corrected = correctedFields(fields, stored).map((field) => [field, fields[field].trim()]);
  return { ...Object.fromEntries(corrected), version: stored.version };
}

/** Merges the corrections since `base` into a newer record. */
export function rebaseCorrection(
  fields: CorrectionFields,
  stored: Consultant,
  base: Consultant,
): CorrectionFields {
  return rebaseFields(correctionFields, fields, correctionFieldsOf(stored), correctionFieldsOf(base));
}
