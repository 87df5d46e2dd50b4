import { expect, test } from 'vitest';
import { destinationOf } from './destination.ts';

test('a sign-in leads back to the address that required it', () => {
  expect(destinationOf({ destination: '/admin/land-detail/7?x=1' })).toBe('/admin/land-detail/7?x=1');
});
test.each([
  null,
  'x',
  {},
  { destination: 7 },
  { destination: 'https://example.com' },
  { destination: '//example.com' },
  { destination: '/\\example.com' },
])('a sign-in never leads out of the product: %j', (state) => expect(destinationOf(state)).toBeUndefined());
