import { expect, test } from 'vitest';
import { maxSmsParts, smsEncoding, smsParts, toSmsText, withoutUnicode } from './smsText.ts';

test.for([
  ['1.250.000 ₺', '1.250.000 TL'],
  ['₺1.250.000', 'TL 1.250.000'],
  ['Işık’ın “resmî” teklifi… 3–5 gün — âlâ', 'Işık\'ın "resmi" teklifi... 3-5 gün - ala'],
  ['Urla · Bademler', 'Urla - Bademler'],
  ['612\u00a0m²', '612 m2'],
  // a decomposed letter is the same letter
  ['s\u0327ehir', 'şehir'],
  ['Škoda, Việt', 'Skoda, Viet'],
  ['Şişli, Çağlar, İğdır: {€}', 'Şişli, Çağlar, İğdır: {€}'],
  ['Ольга 🙂', 'Ольга 🙂'],
] as const)('%j goes out as %j', ([text, sms]) => {
  expect(toSmsText(text)).toBe(sms);
});

test.for([
  ['Teklifimiz 5 TL', 'gsm'],
  ['ÖöÜüÇ €', 'gsm'],
  ['ç', 'turkish'],
  ['ığşİĞŞ', 'turkish'],
  ['şehir ₺', 'unicode'],
] as const)('%j needs %s', ([text, encoding]) => {
  expect(smsEncoding(text)).toBe(encoding);
});

test.for([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(1071), maxSmsParts],
  ['a'.repeat(1072), maxSmsParts + 1],
  [`${'a'.repeat(158)}€`, 1],
  [`${'a'.repeat(159)}€`, 2],
  ['ş'.repeat(155), 1],
  ['ş'.repeat(156), 2],
  ['ş'.repeat(1043), maxSmsParts],
  ['ş'.repeat(1044), maxSmsParts + 1],
  ['Ж'.repeat(70), 1],
  ['🙂'.repeat(36), 2],
  ['Ж'.repeat(469), maxSmsParts],
  ['Ж'.repeat(470), maxSmsParts + 1],
] as const)('%#: a text has its number of parts', ([text, parts]) => {
  expect(smsParts(text)).toBe(parts);
});

test('without Unicode, what the tables lack is a question mark', () => {
  expect(withoutUnicode('Ольга Şen 🙂')).toBe('????? Şen ?');
});
