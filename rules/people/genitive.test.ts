import { expect, test } from 'vitest';
import { genitive } from './genitive.ts';

test.each([
  ['Ayşe Yılmaz', 'Ayşe Yılmaz’ın'],
  ['Ali Kaya', 'Ali Kaya’nın'],
  ['Zeynep Kuş', 'Zeynep Kuş’un'],
  ['Hasan Ongün', 'Hasan Ongün’ün'],
  ['Elif Demir', 'Elif Demir’in'],
  ['Can Köksoy', 'Can Köksoy’un'],
  ['Ece Söğütlü', 'Ece Söğütlü’nün'],
  ['AYŞE IŞIK', 'AYŞE IŞIK’ın'],
  ['Mustafa Kemal', 'Mustafa Kemal’in'],
  ['Deniz Vural', 'Deniz Vural’ın'],
  ['Kemal', 'Kemal’in'],
  ['Ali Kemaloğlu', 'Ali Kemaloğlu’nun'],
  ['Ayşe Eren', 'Ayşe Eren’in'],
  ['Okan Öz', 'Okan Öz’ün'],
  ['Z. Krk', 'Z. Krk’in'],
])('%s becomes %s', (name, owned) => {
  expect(genitive(name)).toBe(owned);
});
