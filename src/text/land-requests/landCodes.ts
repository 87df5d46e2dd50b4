import type { components } from '../../../api/schema.ts';

type Schemas = components['schemas'];
/** The Turkish label of every code (product, 3); a new code without one does not compile. */
type Labels<Code extends keyof Schemas> = Readonly<Record<Extract<Schemas[Code], number>, string>>;

export const tapuDurum: Labels<'TapuDurum'> = { 1: 'Müstakil', 2: 'Hisseli' };
export const sahipZaman: Labels<'SahipZaman'> = { 1: '0-5 Yıl', 2: '5+ Yıl' };
/** The shorter labels of the public form. */
export const sahipZamanOnForm: Labels<'SahipZaman'> = { 1: '0-5', 2: '5+' };
export const resmiYol: Labels<'ResmiYol'> = { 1: 'Var', 2: 'Yok' };
export const imarDurum: Labels<'ImarDurum'> = { 1: 'Tarla', 2: 'Arsa', 3: 'Konut', 4: 'Ticari' };
export const edinmeSekli: Labels<'EdinmeSekli'> = { 1: 'Bedel karşılığı', 2: 'Miras yolu' };
export const egim: Labels<'Egim'> = { 1: 'Düz', 2: 'Az Eğimli', 3: 'Dik Eğimli' };
export const manzara: Labels<'Manzara'> = { 1: 'Deniz', 2: 'Göl', 3: 'Doğa', 4: 'Şehir' };
export const arsaDeger: Labels<'ArsaDeger'> = {
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
};
/** A bracket of the owner's estimate as the panel shows it: `₺100.000-200.000`. */
export const arsaDegerInLira = (code: keyof typeof arsaDeger) => `₺${arsaDeger[code]}`;
/** Why a land request was cancelled. */
export const neden: Readonly<Record<Schemas['Neden'], string>> = {
  price: 'Fiyatta anlaşılamadı',
  withdrawn: 'Sahibi vazgeçti',
  title: 'Tapu sorunu',
  zoning: 'İmar sorunu',
  noAnswer: 'Sahibine ulaşılamadı',
  other: 'Diğer',
};
export const durum: Labels<'Durum'> = {
  1: 'Teklif Bekliyor',
  2: 'Teklif Verildi',
  3: 'Satın Alındı',
  4: 'İptal',
};
