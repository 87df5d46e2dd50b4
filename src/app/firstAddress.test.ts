import { expect, test } from 'vitest';
import { adminId, nobody } from '../../machines/account/session.ts';
import { firstAddress } from './firstAddress.ts';

const admin = { ...nobody, id: adminId, token: 'a' };
const at = (address: string, auth = admin) => {
  const { pathname, search } = new URL(address, 'http://pages.invalid');
  return firstAddress({ pathname, search }, auth);
};

test.each([
  ['/admin/new-land', '/api/v1/lands?page=0&size=25'],
  ['/admin/new-land/', '/api/v1/lands?page=0&size=25'],
  ['/admin/purchased-land', '/api/v1/lands/purchased?page=0&size=25'],
  ['/admin/canceled-land', '/api/v1/lands/deleted?page=0&size=25'],
  ['/admin/new-user', '/api/v1/users/new?page=0&size=25'],
  ['/admin/user-list', '/api/v1/users?page=0&size=25'],
  ['/admin/canceled-user', '/api/v1/users/deleted?page=0&size=25'],
  ['/admin/blog-list?page=1', '/api/v1/blog?page=0'],
  ['/admin/land-list?page=7', '/api/v1/lands/trink?page=6'],
  ['/admin/land-list?page=1000002', '/api/v1/lands/trink?page=1000000'],
])('the list at %s begins with %s', (address, call) => {
  expect(at(address)).toBe(call);
});

test.each([
  '/',
  '/admin',
  '/admin/new-land/7',
  '/admin/blog-list',
  '/admin/blog-list?page=0',
  '/admin/blog-list?page=1&q=urla',
  '/admin/land-list?page=1&sort=title',
])('nothing is asked for early at %s', (address) => {
  expect(at(address)).toBeUndefined();
});

test('nothing is asked for early for a visitor or a consultant', () => {
  expect(at('/admin/new-land', nobody)).toBeUndefined();
  expect(at('/admin/new-land', { ...admin, id: 74 })).toBeUndefined();
});
