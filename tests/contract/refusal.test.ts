import { expect, test } from 'vitest';
import {
  answerOf,
  broken,
  expectDeclared,
  expectDeclaredAnswer,
  refusal,
  refusalLike,
  success,
  unreachable,
} from './refusal.ts';

test('a refusal carries the status, the sentence and the fields of its example', () => {
  const taken = refusal('updateUser', 409, 'taken');
  expect(taken).toMatchObject({ kind: 'conflict', status: 409, fields: { email: taken.serverMessage } });
  expect(Object.keys(refusal('updateUser', 409, 'outdated').fields)).toEqual(['version']);
});

test.each([
  ['an operation', () => refusal('renameUser', 409)],
  ['a status', () => refusal('updateUser', 418)],
  ['an example', () => refusal('updateUser', 409, 'tired')],
  ['an error status', () => refusal('updateUser', 200)],
])('no refusal is made for %s that the contract lacks', (_, make) => {
  expect(make).toThrow();
});

test('a recorded refusal becomes the example that reads the same, or else refuses the same fields', () => {
  const taken = refusal('updateUser', 409, 'taken');
  const { status, serverMessage, fields } = taken;
  expect(refusalLike({ status, serverMessage, fields })).toMatchObject({ status, serverMessage, fields });
  const other = refusalLike({ status, serverMessage: 'Kayıt değişti.', fields: { email: 'Değişti.' } });
  expect([other.status, Object.keys(other.fields)]).toEqual([409, ['email']]);
  expect(() => refusalLike({ status, serverMessage, fields: { renk: 'Olmaz.' } })).toThrow('renk');
});

test("an error body that is not one of the contract's examples is refused", () => {
  const { status, json } = answerOf(refusal('updateUser', 409, 'outdated'));
  expect(() => expectDeclared('PATCH', '/api/v1/users/74', { status, json })).not.toThrow();
  const made = { status: 'error', message: 'Kayıt değişti.', fields: {} };
  expect(() => expectDeclared('PATCH', '/api/v1/users/74', { status, json: made })).toThrow('updateUser 409');
  expect(() => expectDeclared('GET', '/api/v1/users/74', { status, json })).toThrow('getUser 409');
  expect(() => answerOf(unreachable)).toThrow('does not come from the contract');
});

test('a success that breaks the contract is refused', () => {
  const answer = success('listPosts');
  expect(() => expectDeclared('GET', '/api/v1/blog?page=0', answer)).not.toThrow();
  const rows = { ...answer, json: { blogs: [{ id: 12 }], pages: 1 } };
  expect(() => expectDeclared('GET', '/api/v1/blog', rows)).toThrow('listPosts 200: /blogs/0');
  expect(() => expectDeclared('GET', '/api/v1/blog', { ...answer, headers: {} })).toThrow('X-Total-Count');
  expect(() => expectDeclared('GET', '/api/v1/blog', { ...answer, status: 202 })).toThrow('listPosts 202');
  expect(() => expectDeclared('GET', '/api/v1/posts', answer)).toThrow('The contract has no');
});

test('an answer of another content type than the contract declares is refused', () => {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="abcdefghij.pdf"',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag: '"abcdefghij.pdf"',
  };
  const file = { status: 200, headers, body: '%PDF-' };
  expect(() => expectDeclaredAnswer('GET', '/api/v1/users/docs/abcdefghij.pdf', file)).not.toThrow();
  expect(() => expectDeclaredAnswer('GET', '/api/v1/blog', file)).toThrow('listPosts 200: ');
  expect(() => expectDeclaredAnswer('GET', '/api/v1/blog', { ...file, headers: {} })).toThrow('content type');
  expect(() => expectDeclaredAnswer('GET', '/api/v1/blog', { ...file, status: 500 })).toThrow(
    'application/pdf',
  );
});

test('an answer with a header that the contract does not declare is refused', () => {
  const { headers, ...answer } = success('listPosts');
  expect(broken('listPosts', { ...answer, headers: { ...headers, Age: '60' } })).toEqual([
    'listPosts 200: the contract does not declare the header age',
  ]);
});
