import type { AmountUnit, RefusedEntry } from '../../rules/records/amount.ts';

const wholeOnly: Record<AmountUnit, string> = { TL: 'kuruşsuz, tam lira', 'm²': 'tam sayı' };

/** What was entered, cut where it would fill the page. */
const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;

/** Form controls. */
export const fieldText = {
  choose: 'Seçiniz',
  loading: 'Yükleniyor…',
  required: 'Bu alanı doldurun.',
  notAnEmail: 'Geçerli bir e-posta adresi yazın.',
  wholeLira: 'Tam lira olarak, kuruşsuz.',
  /** Why an amount field did not take a key or a pasted text; `shown` is what it holds. */
  refusedAmount: {
    decimals: (unit, text) => {
      if (text.length > 1) return `${quoted(text)} alınmadı; ${wholeOnly[unit]} yazın.`;
      return unit === 'TL'
        ? 'Kuruş alınmaz; yazdığınız kuruş tutara eklenmedi.'
        : 'Tam sayı yazın; ondalık kısım alınmadı.';
    },
    minus: (_, text) => `${quoted(text)} alınmadı; eksi değer yazılamaz.`,
    unreadable: (_, text) => `${quoted(text)} alınmadı; yalnızca rakam yazın.`,
    tooLong: (_, text) => `${quoted(text)} alınmadı; en fazla 12 rakam yazılabilir.`,
    dot: (unit, _, shown) => `Nokta binlikleri ayırır; yazdığınız ${shown} ${unit} olarak okundu.`,
  } satisfies Record<RefusedEntry['kind'], (unit: AmountUnit, text: string, shown: string) => string>,
  /** It is sent all the same. */
  phoneWarning: 'Numara eksik ya da hatalı görünüyor.',
  phoneHint: '(05__) ___ ____',
  /** The labels of a person's fields, by wire name. */
  person: { name: 'Ad', last_name: 'Soyad', phone: 'Telefon', email: 'E-posta', office_name: 'Ofis adı' },
} as const;
