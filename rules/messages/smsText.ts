/** The gateways' limit; a longer message is refused. */
export const maxSmsParts = 7;

/** The GSM 7-bit default alphabet (3GPP TS 23.038, 6.2.1). */
const gsm =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** In the extension table: an escape stands before each. */
const escaped = '^{}[]~\\|€';
/** Of the Turkish tables alone (annex A of the same). */
const turkish = 'şŞğĞıİç';

const isGsm = (letter: string) => gsm.includes(letter) || escaped.includes(letter);
const isSingle = (letter: string) => isGsm(letter) || turkish.includes(letter);

/** Typographic characters that no table has, and how an SMS spells them. */
const spelt: Readonly<Record<string, string>> = {
  '₺': 'TL',
  '…': '...',
  '–': '-',
  '—': '-',
  '‑': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '·': '-',
  '•': '-',
  '²': '2',
  '³': '3',
  '×': 'x',
  '\t': ' ',
};

/**
 * A text as it goes out by SMS. One character that neither the GSM nor the Turkish tables have makes
 * the whole message a Unicode one of half the length, or is lost; so typographic characters are
 * written in ASCII, and accented letters without their accent ('resmî'). Other scripts stay.
 */
export function toSmsText(text: string): string {
  const plain = text.normalize('NFC').replaceAll(/₺(?=\d)/g, 'TL ');
  return Array.from(plain, spell).join('');
}

function spell(letter: string): string {
  if (isSingle(letter)) return letter;
  const known = spelt[letter];
  if (known !== undefined) return known;
  if (/\s/.test(letter)) return ' ';
  const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return base !== '' && Array.from(base).every(isSingle) ? base : letter;
}

/** A text with a question mark for each character that neither the GSM nor the Turkish tables have. */
export const withoutUnicode = (text: string): string =>
  Array.from(text, (letter) => (isSingle(letter) ? letter : '?')).join('');

/** How a gateway has to encode a text. */
export type SmsEncoding = 'gsm' | 'turkish' | 'unicode';

/** The shortest encoding that keeps each character. */
export function smsEncoding(text: string): SmsEncoding {
  const letters = Array.from(text);
  if (letters.every(isGsm)) return 'gsm';
  return letters.every(isSingle) ? 'turkish' : 'unicode';
}

/** Units of one part, and of each of several, which name their place in headers of their own. */
const partUnits: Readonly<Record<SmsEncoding, { single: number; each: number }>> = {
  gsm: { single: 160, each: 153 },
  turkish: { single: 155, each: 149 },
  unicode: { single: 70, each: 67 },
};

/**
 * How many parts a text has. An estimate, by the Turkish locking table: what the gateway reports
 * counts. More than {@link maxSmsParts} are refused.
 */
export function smsParts(text: string): number {
  const encoding = smsEncoding(text);
  const unitsOf = (letter: string) =>
    encoding === 'unicode' ? letter.length : escaped.includes(letter) ? 2 : 1;
  const units = Array.from(text).reduce((sum, letter) => sum + unitsOf(letter), 0);
  const { single, each } = partUnits[encoding];
  return units <= single ? 1 : Math.ceil(units / each);
}
