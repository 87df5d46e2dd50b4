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
  /** Which key of a program passes. */
  key: string | undefined;
}

/** No record has this id, so that an admitted call changes nothing. */
const unknownId = '999999999';

const operations: Operation[] = contract.operations.map(({ operationId, path, security }) => {
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  const session = security.find((one) => one.session)?.session;
  const key = security.find((one) => one.apiKey)?.apiKey?.[0];
  return { operationId, path, needs: isOpen ? 'nothing' : neededSession(session), key };
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
  'key that reads',
  'key that writes',
  'revoked key',
  'key of an admin who is switched off',
] as const;
type Caller = (typeof callers)[number];
type Consultant = 'consultant' | 'other consultant' | 'cancelled consultant' | 'pending consultant';
const isConsultant = (caller: Caller): caller is Consultant =>
  caller.endsWith(' consultant') || caller === 'consultant';

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
  .extend('keys', { scope: 'file' }, async ({ server }) => {
    const make = async (scope: string, headers: { token: string }) => {
      const answer = await server.call('POST', '/keys', { name: 'Muhasebe', scope }, headers);
      return answer.json();
    };
    const session = await server.signInAdmin();
    const revoked = await make('write', session);
    expect((await server.call('DELETE', `/keys/${revoked.id}`)).statusCode).toBe(200);
    const other = await server.addAdmin({ email: 'eski.yonetici@example.com' });
    const ofOther = await make('write', await server.signInAdmin(other));
    expect((await server.call('POST', `/team/${other}/switch-off`)).statusCode).toBe(200);
    return new Map<Caller, string>([
      ['key that reads', (await make('read', session)).key],
      ['key that writes', (await make('write', session)).key],
      ['revoked key', revoked.key],
      ['key of an admin who is switched off', ofOther.key],
    ]);
  })
  /** A new session for each call, because one of the operations ends it. */
  .extend(
    'headersOf',
    { scope: 'file' },
    ({ server, ids, keys }) =>
      async (caller: Caller): Promise<Record<string, string>> => {
        if (caller === 'visitor') return {};
        if (caller === 'admin') return await server.signInAdmin();
        const key = keys.get(caller);
        if (key !== undefined) return { authorization: `Bearer ${key}` };
        if (caller === "consultant with the admin's id in the token") {
          const { token } = await server.signIn(ids.consultant);
          return { token: token.replace(/^\d+/, String(adminId)) };
        }
        if (!isConsultant(caller)) throw new Error(`${caller} has no account`);
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
function expected({ needs, key }: Operation, caller: Caller): number[] {
  // an admitted call may be refused for its content, but never answered with 5xx
  const admitted = [200, 202, 400, 404, 429];
  if (needs === 'an ended session' && caller.includes('key')) return [401];
  if (caller.includes('key') && needs !== 'nothing' && needs !== 'the public token') {
    if (caller === 'key that writes') return key === undefined ? [403] : admitted;
    if (caller === 'key that reads') return key === 'read' ? admitted : [403];
    return [401];
  }
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
  expect(new Set(operations.map(({ key }) => key)).size).toBe(3);
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
