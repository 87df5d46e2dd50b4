import type { components } from '../../../api/schema.ts';

type Schemas = components['schemas'];

/**
 * The Turkish meaning of every code of the contract (product, 3); a new code does not
 * compile until it is named here.
 */
export const tapuDurum = { 1: 'Müstakil', 2: 'Hisseli' } as const satisfies Record<
  Schemas['TapuDurum'],
  string
>;
export const sahipZaman = { 1: '0-5 Yıl', 2: '5+ Yıl' } as const satisfies Record<
  Schemas['SahipZaman'],
  string
>;
/** The public form words the same codes more briefly. */
export const sahipZamanOnForm = { 1: '0-5', 2: '5+' } as const satisfies Record<
  Schemas['SahipZaman'],
  string
>;
export const resmiYol = { 1: 'Var', 2: 'Yok' } as const satisfies Record<Schemas['ResmiYol'], string>;
export const imarDurum = { 1: 'Tarla', 2: 'Arsa', 3: 'Konut', 4: 'Ticari' } as const satisfies Record<
  Schemas['ImarDurum'],
  string
>;
export const edinmeSekli = { 1: 'Bedel karşılığı', 2: 'Miras yolu' } as const satisfies Record<
  Schemas['EdinmeSekli'],
  string
>;
export const egim = { 1: 'Düz', 2: 'Az Eğimli', 3: 'Dik Eğimli' } as const satisfies Record<
  Schemas['Egim'],
  string
>;
export const manzara = { 1: 'Deniz', 2: 'Göl', 3: 'Doğa', 4: 'Şehir' } as const satisfies Record<
  Schemas['Manzara'],
  string
>;
export const arsaDeger = {
  1: '0-100.000',
  2: '100.000-200.000',
  3: '200.000-300.000',
  4: '300.000-400.000',
  5: '400.000-500.000',
  6: '500.000-750.000',
  7: '750.000-1.000.000',
  8: '1.000.000-2.000.000',
  9: '2.000.000-3.000.000',
  10: '3.000.000-4.000.000',
  11: '4.000.000-5.000.000',
  12: '5.000.000 ve üzeri',
} as const satisfies Record<Schemas['ArsaDeger'], string>;
export const durum = {
  1: 'Teklif Bekliyor',
  2: 'Teklif Verildi',
  3: 'Satın Alındı',
  4: 'İptal',
} as const satisfies Record<Schemas['Durum'], string>;
