const vowels = 'aıoueiöü';
/** The vowel of the suffix by the last vowel of the name. */
const harmony: Readonly<Record<string, string>> = {
  a: 'ı',
  ı: 'ı',
  o: 'u',
  u: 'u',
  e: 'i',
  i: 'i',
  ö: 'ü',
  ü: 'ü',
};
/** Names that end in a soft l take a front vowel after a back one. */
const softEnding = /(^|\s)(bilal|celal|cemal|hilal|iclal|ikbal|kemal|meral|nihal|zuhal)$/;

/** A name with its genitive suffix: `Ayşe Yılmaz’ın`, `Ali Kaya’nın`, `Hasan Ongün’ün`. */
export function genitive(name: string): string {
  const lower = name.toLocaleLowerCase('tr');
  const last = [...lower].findLast((letter) => vowels.includes(letter)) ?? 'e';
  const vowel = softEnding.test(lower) ? 'i' : (harmony[last] ?? 'i');
  const link = vowels.includes(lower.at(-1) ?? '') ? 'n' : '';
  return `${name}’${link}${vowel}n`;
}
