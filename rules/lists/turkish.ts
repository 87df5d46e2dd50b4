/**
 * Lower case, and Turkish letters as their ASCII neighbours: two texts that a person would call the
 * same fold to the same.
 */
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
 * A text that sorts byte by byte as its original does in the Turkish alphabet; the embedded
 * database knows no Turkish order. Letters of the alphabet become U+0100 and up in their order, so
 * that digits and signs stand before them.
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
