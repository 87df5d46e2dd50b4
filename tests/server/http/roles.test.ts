/** Every operation of the contract, called by every kind of caller. */
import { describe, expect } from 'vitest';
import * as contract from '../../../server/http/contract/operations.ts';
import { operationById } from '../../contract/document/document.ts';
import { recordTest } from '../fixtures/recordTest.ts';

interface Operation {
  operationId: string;
  path: string;
  /** What a call needs. An 'ended session' may have ended already. */
  needs: 'nothing' | 'the public token' | 'an ended session' | 'a session' | 'own session' | 'admin session';
}

/** No record has this id, so that an admitted call changes nothing. */
const unknownId = '999999999';

const operations: Operation[] = contract.operations.map(({ operationId, path, security }) => {
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  const session = security.find((one) => one.session)?.session;
  return { operationId, path, needs: isOpen ? 'nothing' : neededSession(session) };
});

function neededSession(session: string[] | undefined): Operation['needs'] {
  if (!session) return 'the public token';
  if (session.includes('admin')) return 'admin session';
  if (session.includes('ended')) return 'an ended session';
  return session.includes('self') ? 'own session' : 'a session';
}

type Caller =
  | 'visitor'
  | 'consultant'
  | 'other consultant'
  | 'cancelled consultant'
  | 'pending consultant'
  | 'admin';
const callers: Caller[] = [
  'visitor',
  'consultant',
  'other consultant',
  'cancelled consultant',
  'pending consultant',
  'admin',
];

const test = recordTest
  .extend('ids', { scope: 'file' }, async ({ server }) => {
    const cancelled = await server.addConsultant({ email: 'iptal@example.com' });
    expect((await server.call('DELETE', `/users/${cancelled}`)).statusCode).toBe(202);
    return {
      consultant: await server.addConsultant({ email: 'biri@example.com' }),
      'other consultant': await server.addConsultant({ email: 'oteki@example.com' }),
      'cancelled consultant': cancelled,
      'pending consultant': await server.sendApplication('bekleyen@example.com'),
    };
  })
  /** A new session for each call, because one of the operations ends it. */
  .extend(
    'headersOf',
    { scope: 'file' },
    ({ server, ids }) =>
      async (caller: Caller): Promise<Record<string, string>> => {
        if (caller === 'visitor') return {};
        if (caller === 'admin') return await server.signInAdmin();
        // cancelled and pending consultants cannot sign in: their sessions must not count either
        return await server.signIn(ids[caller]);
      },
  )
  .extend(
    'ask',
    { scope: 'file' },
    ({ server, ids }) =>
      (operation: Operation, headers: Record<string, string>) => {
        const id = operation.needs === 'own session' ? String(ids.consultant) : unknownId;
        const url = operation.path
          .replace('{kind}', 'ad')
          .replace('{file}', 'yokboylebirdosya.jpg')
          .replace(/\{\w+\}/g, id);
        return server.app.inject({ method: operationById(operation.operationId).method, url, headers });
      },
  );

/** The contract's answer to a caller: 401, 403, or the call reaches the operation. */
function expected({ needs }: Operation, caller: Caller): 'through' | 401 | 403 {
  if (needs === 'nothing' || needs === 'the public token') return 'through';
  if (needs === 'an ended session') return caller === 'visitor' ? 401 : 'through';
  if (caller === 'visitor' || caller === 'cancelled consultant' || caller === 'pending consultant')
    return 401;
  if (caller === 'admin') return 'through';
  if (needs === 'admin session') return 403;
  return caller === 'other consultant' && needs === 'own session' ? 403 : 'through';
}

test('the contract has operations of every kind', () => {
  expect(operations.length).toBeGreaterThan(40);
  expect(new Set(operations.map(({ needs }) => needs)).size).toBe(6);
});

describe.each(operations)('$operationId needs $needs', (operation) => {
  test.for(callers)('when called by: %s', async (caller, { server, headersOf, ask }) => {
    const token = operation.needs === 'the public token' ? server.publicHeaders : {};
    const answer = await ask(operation, { ...token, ...(await headersOf(caller)) });
    const outcome = answer.statusCode === 401 || answer.statusCode === 403 ? answer.statusCode : 'through';
    const place = `openapi.yaml, security of ${operation.operationId}; server/http/contract/admit.ts obeys it`;
    expect(outcome, place).toBe(expected(operation, caller));
    // an admitted call may be refused for its content, but never answered with 5xx
    if (outcome === 'through') expect([200, 202, 400, 404, 429]).toContain(answer.statusCode);
    else expect(answer.json()).toEqual({ status: 'error', message: expect.any(String) });
  });
});

test.for(operations.filter(({ needs }) => needs === 'the public token'))(
  "$operationId refuses a call without the public token, even an admin's",
  async (operation, { server, ask }) => {
    expect((await ask(operation, {})).statusCode).toBe(401);
    expect((await ask(operation, server.admin)).statusCode).toBe(401);
  },
);

test.for(operations.filter(({ needs }) => needs === 'admin session'))(
  "$operationId refuses a consultant's token with the admin's id",
  async (operation, { headersOf, ask }) => {
    const { token = '' } = await headersOf('consultant');
    const pretended = token.replace(/^\d+/, '61');
    expect((await ask(operation, { token: pretended })).statusCode).toBe(401);
  },
);
