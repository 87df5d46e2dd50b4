import { describe, expect, test } from 'vitest';
import { isPersonName, trimName } from './personName.ts';

describe('a name', () => {
  test.each(['Ayşe Yılmaz', 'Işıl Öğüt Çağ', 'İĞÜ', '  Ali Veli  ', 'a'.repeat(50)])('can be %j', (name) => {
    expect(isPersonName(name)).toBe(true);
  });
  test.each(['', '   ', 'Al', ' A ', 'Ayşe1', 'Ayşe-Nur', 'Ali.', 'a'.repeat(51)])('cannot be %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
  test('is sent trimmed, with composed letters', () => {
    expect(trimName(' Ays\u0327e ')).toBe('Ayşe');
  });
});
