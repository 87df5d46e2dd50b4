import { expect, test } from 'vitest';
import { requireKnownAccess } from './admit.ts';

const start = (security: unknown) => () => requireKnownAccess(Object({ operationId: 'listUsers', security }));

test.each([
  ['no rule at all', undefined],
  ['an unknown scheme', [{ sesion: ['admin'] }]],
  ['an unknown scheme beside a known one', [{ publicToken: [], sesion: [] }]],
  ['an unknown scheme in one of two rules', [{ session: [] }, { sesion: [] }]],
  ['an unknown role', [{ session: ['admn'] }]],
  ['an unknown role beside a known one', [{ session: ['admin', 'slef'] }]],
])('the server does not start on a contract with %s', (_, security) => {
  expect(start(security)).toThrow('unknown access rules for listUsers');
});

test.each([
  ['nothing', []],
  ['a session or nothing', [{}, { session: ['admin'] }]],
  ['any session', [{ session: [] }]],
  ['one of the known roles', [{ session: ['admin', 'self', 'ended'] }]],
  ['the public token', [{ publicToken: [] }]],
])('the server starts on a contract that demands %s', (_, security) => {
  expect(start(security)).not.toThrow();
});
