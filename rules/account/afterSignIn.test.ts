import { expect, test } from 'vitest';
import { adminId } from './adminId.ts';
import { afterSignIn } from './afterSignIn.ts';

test.each([
  [undefined, '/ilanlar?page=1'],
  ['/ilanlar/detay/7/urlada-arsa', '/ilanlar/detay/7/urlada-arsa'],
  ['/profile', '/profile'],
  ['/admin/new-land', '/ilanlar?page=1'],
])('a consultant who came for %s is led to %s', (destination, to) =>
  expect(afterSignIn(5, destination)).toBe(to),
);

test.each([
  [undefined, '/admin'],
  ['/admin/land-detail/7?x=1', '/admin/land-detail/7?x=1'],
  ['/admin', '/admin'],
  ['/ilanlar/detay/7/urlada-arsa', '/admin'],
])('the admin who came for %s is led to %s', (destination, to) =>
  expect(afterSignIn(adminId, destination)).toBe(to),
);
