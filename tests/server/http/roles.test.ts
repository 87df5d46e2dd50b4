/**
 * Who may call what, for every operation of the contract: a new one is covered as soon as it is
 * described.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../server/http/operations.ts';
import { admin, server, withAdServer } from '../fixtures/adServer.ts';
import { addApplicant, call } from '../fixtures/records.ts';

withAdServer();

interface Operation {
  operationId: string;
  method: string;
  path: string;
  /** Who is asked for; the pages have a token of their own. */
  asks: 'nobody' | 'the pages' | 'a token' | 'anybody signed in' | 'the person or an admin' | 'an admin';
}

/** Nothing has this id: what is allowed changes nothing. */
const nothing = '999999999';

const operations: Operation[] = contract.operations.map(({ operationId, method, path, security }) => {
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  const session = security.find((one) => one.session)?.session;
  return { operationId, method, path, asks: isOpen ? 'nobody' : askedFor(session) };
});

function askedFor(session: string[] | undefined): Operation['asks'] {
  if (!session) return 'the pages';
  if (session.includes('admin')) return 'an admin';
  if (session.includes('ended')) return 'a token';
  return session.includes('self') ? 'the person or an admin' : 'anybody signed in';
}

let userId: number;
let otherId: number;
let canceledId: number;
let pendingId: number;
beforeAll(async () => {
  userId = await server.addConsultant({ email: 'biri@example.com' });
  otherId = await server.addConsultant({ email: 'oteki@example.com' });
  canceledId = await server.addConsultant({ email: 'iptal@example.com' });
  expect((await call('DELETE', `/users/${canceledId}`)).statusCode).toBe(202);
  pendingId = await addApplicant('bekleyen@example.com');
});

type Caller = 'visitor' | 'user' | 'other user' | 'cancelled user' | 'pending user' | 'admin';
const callers: Caller[] = ['visitor', 'user', 'other user', 'cancelled user', 'pending user', 'admin'];

/** Each call has a session of its own, because one of the operations ends it. */
function headersOf(caller: Caller): Promise<Record<string, string>> | Record<string, string> {
  if (caller === 'visitor') return {};
  if (caller === 'admin') return server.signInAdmin();
  const id = { user: userId, 'other user': otherId, 'cancelled user': canceledId, 'pending user': pendingId }[
    caller
  ];
  // a session that should not be: whoever may not sign in is refused even so
  return server.signIn(id);
}

function ask(operation: Operation, headers: Record<string, string>) {
  const id = operation.asks === 'the person or an admin' ? String(userId) : nothing;
  const url = operation.path
    .replace('{kind}', 'ad')
    .replace('{file}', 'yokboylebirdosya.jpg')
    .replace(/\{\w+\}/g, id);
  return server.app.inject({ method: operation.method as 'GET', url, headers });
}

/** What the contract says of a caller: 401, 403, or that the call goes through to the operation. */
function expected({ asks }: Operation, caller: Caller): 'through' | 401 | 403 {
  if (asks === 'nobody' || asks === 'the pages') return 'through';
  if (asks === 'a token') return caller === 'visitor' ? 401 : 'through';
  if (caller === 'visitor' || caller === 'cancelled user' || caller === 'pending user') return 401;
  if (caller === 'admin') return 'through';
  if (asks === 'an admin') return 403;
  return caller === 'other user' && asks === 'the person or an admin' ? 403 : 'through';
}

test('the contract has operations of every kind', () => {
  expect(operations.length).toBeGreaterThan(40);
  expect(new Set(operations.map(({ asks }) => asks)).size).toBe(6);
});

describe.each(operations)('$operationId asks for $asks', (operation) => {
  test.each(callers)('and meets a %s', async (caller) => {
    const token = operation.asks === 'the pages' ? server.publicHeaders : {};
    const answer = await ask(operation, { ...token, ...(await headersOf(caller)) });
    const outcome = answer.statusCode === 401 || answer.statusCode === 403 ? answer.statusCode : 'through';
    expect(outcome).toBe(expected(operation, caller));
    // what is let through fails for what is asked, if at all, and never by a fault of ours
    if (outcome === 'through') expect([200, 202, 400, 404, 429]).toContain(answer.statusCode);
    else expect(answer.json()).toEqual({ status: 'error', message: expect.any(String) });
  });
});

test.each(operations.filter(({ asks }) => asks === 'the pages'))(
  '$operationId refuses whoever has not come by the pages, an admin too',
  async (operation) => {
    expect((await ask(operation, {})).statusCode).toBe(401);
    expect((await ask(operation, admin)).statusCode).toBe(401);
  },
);

test.each(operations.filter(({ asks }) => asks === 'an admin'))(
  '$operationId is refused to a consultant who calls herself the admin',
  async (operation) => {
    const { token } = await server.signIn(userId);
    const pretended = token.replace(/^\d+/, '61');
    expect((await ask(operation, { token: pretended })).statusCode).toBe(401);
  },
);
