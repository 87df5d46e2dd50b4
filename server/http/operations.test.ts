import { expect, test } from 'vitest';
import { operations, requireKnownAccess } from './operations.ts';

test.each([
  ['no rule at all', undefined],
  ['an unknown scheme', [{ sesion: ['admin'] }]],
  ['an unknown role', [{ session: ['admn'] }]],
])('the server does not start on a contract with %s', (_, security) => {
  const operation = { ...operations[0], operationId: 'listUsers', security };
  expect(() => requireKnownAccess(Object(operation))).toThrow('unknown access rules for listUsers');
});
