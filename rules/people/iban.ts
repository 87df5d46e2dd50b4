/** Letters of a text typed on a Turkish keyboard, which give a dotless or a dotted I. */
const turkishLetters: Readonly<Record<string, string>> = { ı: 'I', i: 'I', İ: 'I' };

/**
 * A typed Turkish IBAN without blanks and signs, in capitals: `tr33 0006…`, `IBAN: TR33…` and `TRTR33…`
 * give `TR33…`. What is no IBAN stays as it is, without its blanks.
 */
export function normaliseIban(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replaceAll(/[ıiİ]/g, (letter) => turkishLetters[letter] ?? letter)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return text.replace(/^IBAN/, '').replace(/^TR(?=TR)/, '');
}

/** TR, two check digits, five of the institution, a reserve of 0, and sixteen of the account. */
const form = /^TR\d{7}0[A-Z0-9]{16}$/;

/**
 * Whether a normalised text is a Turkish IBAN: its form, and its check digits (ISO 13616). It proves
 * no owner.
 */
export function isTurkishIban(iban: string): boolean {
  if (!form.test(iban)) return false;
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** In groups of four, as banks write it. */
export const ibanGroups = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** For logs and histories: the country and the last four characters alone. */
export const maskIban = (iban: string): string => `TR•• •••• ${iban.slice(-4)}`;
