/** Every operation of the contract, called by every kind of caller. */
import { expect } from 'vitest';
import { adminId } from '../../../rules/account/adminId.ts';
import * as contract from '../../../server/http/contract/operations.ts';
import { told } from '../../contract/calls/toCurl.ts';
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

const callers = [
  'visitor',
  'consultant',
  'other consultant',
  'cancelled consultant',
  'pending consultant',
  "consultant with the admin's id in the token",
  'admin',
] as const;
type Caller = (typeof callers)[number];

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
        if (caller === "consultant with the admin's id in the token") {
          const { token } = await server.signIn(ids.consultant);
          return { token: token.replace(/^\d+/, String(adminId)) };
        }
        // cancelled and pending consultants cannot sign in: their sessions must not count either
        return await server.signIn(ids[caller]);
      },
  )
  .extend(
    'ask',
    { scope: 'file' },
    ({ server, ids }) =>
      async ({ operationId, path, needs }: Operation, headers: Record<string, string>) => {
        const id = needs === 'own session' ? String(ids.consultant) : unknownId;
        const url = path
          .replace('{kind}', 'ad')
          .replace('{file}', 'yokboylebirdosya.jpg')
          .replace(/\{\w+\}/g, id);
        const request = { method: operationById(operationId).method, url, headers };
        const answer = await server.app.inject(request);
        return { status: answer.statusCode, told: told(operationId, request, answer) };
      },
  );

/** The contract's answers to a caller: 401, 403, or the call reaches the operation. */
function expected({ needs }: Operation, caller: Caller): number[] {
  // an admitted call may be refused for its content, but never answered with 5xx
  const admitted = [200, 202, 400, 404, 429];
  if (needs === 'nothing' || needs === 'the public token') return admitted;
  if (needs === 'an ended session') return caller === 'visitor' ? [401] : admitted;
  if (caller === 'admin') return admitted;
  if (caller !== 'consultant' && caller !== 'other consultant') return [401];
  const isOther = caller === 'other consultant' && needs === 'own session';
  return needs === 'admin session' || isOther ? [403] : admitted;
}

test('the contract has operations of every kind', () => {
  expect(operations.length).toBeGreaterThan(40);
  expect(new Set(operations.map(({ needs }) => needs)).size).toBe(6);
});

/** `inject` throws when an answer, a refusal included, is not as the contract declares it. */
test.for(operations)('$operationId needs $needs', async (operation, { server, headersOf, ask }) => {
  const place = `openapi.yaml, security of ${operation.operationId}; server/http/contract/admit.ts obeys it`;
  const isPublic = operation.needs === 'the public token';
  for (const caller of callers) {
    const headers = await headersOf(caller);
    const answer = await ask(operation, { ...headers, ...(isPublic && server.publicHeaders) });
    expect(expected(operation, caller), `${caller}: ${answer.told}${place}`).toContain(answer.status);
    if (!isPublic) continue;
    const refused = await ask(operation, headers);
    expect(refused.status, `${caller} without the public token: ${refused.told}${place}`).toBe(401);
  }
});
