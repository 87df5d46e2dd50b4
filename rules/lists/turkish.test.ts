import { expect, test } from 'vitest';
import { fold, sortKey } from './turkish.ts';

test('a search is blind to case and to Turkish letters', () => {
  expect(fold('IŞIK İnci ÇAĞRI Kâmil')).toBe('isik inci cagri kamil');
});
test('names sort as in the Turkish alphabet', () => {
  const names = [
    'Zonguldak',
    'İzmir',
    'Iğdır',
    'Çanakkale',
    'Denizli',
    'Cizre',
    'Şırnak',
    'Sivas',
    'Öz',
    'Oltu',
    'Ürgüp',
    'Uşak',
  ];
  const byKey = [...names].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  expect(byKey).toEqual([...names].sort(new Intl.Collator('tr').compare));
});
