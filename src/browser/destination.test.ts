import { expect, test } from 'vitest';
import { destination } from './destination.ts';

test('a sign-in leads back to the address that required it', () => {
  expect(destination({ from: '/admin/land-detail/7?x=1' })).toBe('/admin/land-detail/7?x=1');
});
test.each([
  null,
  'x',
  {},
  { from: 7 },
  { from: 'https://example.com' },
  { from: '//example.com' },
  { from: '/\\example.com' },
])('a sign-in never leads out of the product: %j', (state) => expect(destination(state)).toBeUndefined());
