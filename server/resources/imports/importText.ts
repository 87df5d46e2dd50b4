import type { ImportField } from '../../../rules/imports/importFields.ts';

/** The Turkish texts of imports. */
export const importText = {
  moved: 'Bu aktarım başka bir adıma geçmiş. Sayfayı yenileyip son durumuna bakın.',
  noConsent: 'Devam etmek için kişilerin onay verdiğini beyan etmelisiniz.',
  unknownField: 'Bu alan bu kayıt türünde yok.',
  unknownColumn: 'Dosyada bu sütun yok.',
  formula: 'Hücrede formül var; yerine formülün sonucunu yazın.',
  choice: (choices: readonly string[]) => `Bu değer tanınmıyor. Seçenekler: ${choices.join(', ')}.`,
  unknownPlace: {
    il: 'Bu adda bir il yok.',
    ilce: 'Bu ilde bu adda bir ilçe yok.',
    mahalle: 'Bu ilçede bu adda bir mahalle yok.',
  },
  knownEmail: 'Bu e-posta adresiyle kayıtlı bir hesap var.',
  repeatedEmail: (row: number) => `Bu e-posta adresi ${row}. satırda da var.`,
  /** Why a record stays although its import was taken back. */
  kept: {
    erased: 'Kişisel verileri silinmiş; kayıt olduğu gibi kaldı.',
    moved: 'Durumu değişmiş (teklif, satın alma, onay veya iptal).',
    noted: 'Hakkında not yazılmış.',
    written: 'Sahibi WhatsApp’tan mesaj yazmış.',
    changed: 'Aktarıldıktan sonra üzerinde işlem yapılmış.',
    joined: 'Başka bir taleple birleştirilmiş.',
  },
} as const;

/** What the codes of the forms are called, in the order of the codes from 1 on. */
export const choicesOf: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  tapu_durum: ['Müstakil', 'Hisseli'],
  sahip_zaman: ['0-5 Yıl', '5+ Yıl'],
  resmi_yol: ['Var', 'Yok'],
  imar_durum: ['Tarla', 'Arsa', 'Konut', 'Ticari'],
  edinme_sekli: ['Bedel karşılığı', 'Miras yolu'],
  egim: ['Düz', 'Az Eğimli', 'Dik Eğimli'],
  manzara: ['Deniz', 'Göl', 'Doğa', 'Şehir'],
  arsa_deger: [
    ...['0-100.000', '100.000-200.000', '200.000-300.000', '300.000-400.000', '400.000-500.000'],
    ...['500.000-750.000', '750.000-1.000.000', '1.000.000-2.000.000', '2.000.000-3.000.000'],
    ...['3.000.000-4.000.000', '4.000.000-5.000.000', '5.000.000 ve üzeri'],
  ],
  office_position_id: ['Ofis Sahibi', 'Gayrimenkul Danışmanı'],
};

/** Other words for a choice, folded, with its code. */
export const otherWords: Readonly<Partial<Record<ImportField, Readonly<Record<string, number>>>>> = {
  tapu_durum: { mustakil: 1, 'mustakil tapu': 1, 'hisseli tapu': 2, hisse: 2 },
  sahip_zaman: { '0-5': 1, '5+': 2, '5 yildan az': 1, '5 yildan fazla': 2 },
  resmi_yol: { evet: 1, hayir: 2 },
  edinme_sekli: { 'satin alma': 1, bedel: 1, miras: 2, 'miras yolu': 2 },
  egim: { 'az egimli': 2, 'dik egimli': 3, egimsiz: 1 },
  office_position_id: { broker: 1, danisman: 2, 'ofis sahibi': 1 },
};

/** The headings by which a column is recognised, folded. */
export const headingsOf: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['ad soyad', 'adi soyadi', 'isim soyisim', 'isim', 'ad', 'adi', 'malik', 'sahibi', 'arazi sahibi'],
  last_name: ['soyad', 'soyadi', 'soyisim'],
  phone: ['telefon', 'telefon no', 'telefon numarasi', 'cep', 'cep telefonu', 'gsm', 'tel'],
  email: ['e-posta', 'eposta', 'email', 'e-mail', 'mail', 'e-posta adresi'],
  office_name: ['ofis', 'ofis adi', 'sirket', 'firma'],
  office_position_id: ['gorev', 'gorevi', 'pozisyon', 'unvan', 'ofis gorevi'],
  il: ['il', 'sehir', 'ili'],
  ilce: ['ilce', 'ilcesi'],
  mahalle: ['mahalle', 'mahallesi', 'mah', 'koy', 'mahalle/koy'],
  ada: ['ada', 'ada no'],
  parsel: ['parsel', 'parsel no'],
  metrekare: ['metrekare', 'm2', 'm²', 'alan', 'yuzolcumu', 'yuz olcumu', 'buyukluk'],
  metre_kare: ['metrekare', 'm2', 'm²', 'alan', 'yuzolcumu', 'yuz olcumu', 'buyukluk'],
  tapu_durum: ['tapu durumu', 'tapu', 'tapu durum'],
  sahip_zaman: ['sahiplik suresi', 'sahiplik zamani', 'ne zamandir sahibi', 'sahip zaman'],
  resmi_yol: ['resmi yol', 'yol', 'resmi yolu'],
  imar_durum: ['imar durumu', 'imar', 'nitelik', 'imar durum'],
  arsa_deger: ['arsa degeri', 'degeri', 'deger', 'tahmini deger', 'arsa deger'],
  edinme_sekli: ['edinme sekli', 'edinme', 'edinim'],
  egim: ['egim', 'egimi'],
  manzara: ['manzara', 'manzarasi'],
  mesaj: ['mesaj', 'not', 'aciklama'],
  title: ['baslik', 'ilan basligi', 'ilan'],
  fiyat: ['fiyat', 'tutar', 'satis fiyati', 'fiyat (tl)', 'bedel'],
  tkgm_link: ['tkgm', 'tkgm baglantisi', 'tkgm link', 'tkgm linki', 'parsel sorgu'],
};
