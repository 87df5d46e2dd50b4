/** Lower case with Turkish letters as ASCII ones, to compare texts in a search. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşüâîû]/g, (letter) => folded[letter] ?? letter);
}
const folded: Record<string, string> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
};

const alphabet = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';

/**
 * A key whose byte order is the Turkish order of the text; the embedded database has no Turkish
 * collation. The letters of the alphabet become U+0100 and up, after digits and signs.
 */
export function sortKey(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(/[âîû]/g, (letter) => folded[letter] ?? letter)
    .replace(/\p{L}/gu, (letter) => {
      const place = alphabet.indexOf(letter);
      return place < 0 ? letter : String.fromCharCode(0x100 + place);
    });
}
