const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const scales = ['', 'bin', 'milyon', 'milyar'];

/**
 * A whole amount in Turkish words, as a letter writes it below the figures:
 * `bir milyon iki yüz elli bin Türk lirası`.
 * @param amount from 1 to 999.999.999.999, as the contract has it.
 */
export function amountInWords(amount: number): string {
  const groups = scales.map((scale, index) => {
    const group = Math.floor(amount / 1000 ** index) % 1000;
    if (group === 0) return '';
    // a thousand has no number of its own: `bin`, and not `bir bin`
    return scale === 'bin' && group === 1 ? scale : `${belowThousand(group)} ${scale}`;
  });
  return [...groups.toReversed(), 'Türk lirası']
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  // nor has a hundred: `yüz`, and not `bir yüz`
  const hundred = hundreds === 0 ? '' : hundreds === 1 ? 'yüz' : `${ones[hundreds]} yüz`;
  return [hundred, tens[Math.floor(number / 10) % 10], ones[number % 10]].filter(Boolean).join(' ');
}
