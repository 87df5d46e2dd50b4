import type { components } from '../../api/schema.ts';

export type ImportKind = components['schemas']['ImportKind'];
export type ImportMapping = components['schemas']['ImportMapping'];

/** The fields that a row of each kind fills, by wire name, in the order of the forms. */
export const importFields = {
  landRequests: [
    ...(['name', 'phone', 'il', 'ilce', 'mahalle', 'ada', 'parsel', 'metrekare'] as const),
    ...(['tapu_durum', 'sahip_zaman', 'resmi_yol', 'imar_durum'] as const),
    ...(['arsa_deger', 'edinme_sekli', 'egim', 'manzara', 'mesaj'] as const),
  ],
  ads: [
    ...(['title', 'il', 'ilce', 'mahalle', 'metre_kare', 'fiyat'] as const),
    ...(['ada', 'parsel', 'tkgm_link'] as const),
  ],
  consultants: ['name', 'last_name', 'phone', 'email', 'office_name', 'office_position_id'],
} as const satisfies Record<ImportKind, readonly string[]>;

export type ImportField = (typeof importFields)[ImportKind][number];

/** The fields that a form may leave empty. */
const optional: readonly ImportField[] = ['mesaj', 'tkgm_link'];
export const isRequired = (field: ImportField): boolean => !optional.includes(field);

/** Whether the rows are about people, whose consent the importer answers for. */
export const needsConsent = (kind: ImportKind): boolean => kind !== 'ads';

/** The required fields that neither a column nor a value fills. */
export function unfilledFields(kind: ImportKind, mapping: ImportMapping): ImportField[] {
  const isFilled = (field: ImportField) =>
    mapping.some(
      (one) => one.field === field && (one.column !== undefined || (one.value ?? '').trim() !== ''),
    );
  return importFields[kind].filter((field) => isRequired(field) && !isFilled(field));
}
