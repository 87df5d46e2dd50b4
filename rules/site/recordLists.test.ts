import { expect, test } from 'vitest';
import { listOfConsultant, listOfLandRequest, recordLists } from './recordLists.ts';

test.each([
  [1, '/admin/new-land'],
  [2, '/admin/new-land'],
  [3, '/admin/purchased-land'],
  [4, '/admin/canceled-land'],
] as const)('a land request of durum %i is in the list %s', (durum, list) => {
  expect(listOfLandRequest({ durum })).toBe(list);
});

test.each([
  [0, 0, '/admin/new-user'],
  [1, 0, '/admin/user-list'],
  [0, 1, '/admin/canceled-user'],
  [1, 1, '/admin/canceled-user'],
] as const)('a consultant of status %i and is_deleted %i is in the list %s', (status, is_deleted, list) => {
  expect(listOfConsultant({ status, is_deleted })).toBe(list);
});

test.each([
  ['/admin/land-detail/7', '/admin/new-land'],
  ['/admin/user-detail/7', '/admin/user-list'],
  ['/admin/message-detail/7', '/admin/messages'],
  ['/admin/blog-detail/7', '/admin/blog-list'],
  ['/admin/tland-detail/7', '/admin/land-list'],
  ['/admin/new-land', undefined],
])('the first list that leads to %s is %s', (address, list) => {
  expect(recordLists.find(({ record }) => record.test(address))?.lists[0]).toBe(list);
});
