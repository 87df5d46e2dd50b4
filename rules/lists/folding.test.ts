import { expect, test } from 'vitest';
import { fold, sortKey } from './folding.ts';

test('folding removes case and Turkish letters', () => {
  expect(fold('IŞIK İnci ÇAĞRI Kâmil')).toBe('isik inci cagri kamil');
});
test('sort keys have the order of the Turkish alphabet', () => {
  const places = 'Zonguldak İzmir Iğdır Çanakkale Denizli Cizre Şırnak Sivas Öz Oltu Ürgüp Uşak';
  const people = 'Яна Kemal Kâzım Kadir';
  const names = `${places} ${people}`.split(' ');
  const byKey = [...names].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  expect(byKey).toEqual([...names].sort(new Intl.Collator('tr').compare));
});
