import { expect, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { type ApiClient, createApiClient } from '../../api/client.ts';
import { operationAt } from '../contract/document/document.ts';
import { answerOf, expectDeclared, success, type WireAnswer } from '../contract/refusal.ts';
import { checkOutputs } from './checkedOutputs.ts';

/**
 * A client for machines whose calls a test replaces; a call through it fails. What the test lets
 * those calls answer is checked against the contract.
 */
export const noClient: ApiClient = createApiClient({
  baseUrl: 'http://nowhere.invalid',
  publicToken: '',
  sessionToken: () => undefined,
  onSessionRejected: () => undefined,
  fetch: () => Promise.reject(new Error('A call went out past its replacement')),
});
checkOutputs(noClient);

/** A call that never answers, for walks: their events contain the answers. */
export function pendingCall<Output, Input>() {
  return fromPromise<Output, Input>(() => new Promise(() => undefined));
}

interface Call<Output, Input> {
  input: Input;
  signal: AbortSignal;
  /** Answers and waits until the machine has processed the answer. */
  succeed: (output: Output) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

/** A call that the test answers; `calls` are those made so far, in order. */
export function controlledCall<Output, Input>() {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({
          input,
          signal,
          succeed: (output) => {
            resolve(output);
            return flushPromises();
          },
          fail: (error) => {
            reject(error);
            return flushPromises();
          },
        });
      }),
  );
  /** The n-th call. @throws Error when it was not made. */
  const call = (n: number) => {
    const made = calls[n];
    if (!made) throw new Error(`Only ${calls.length} calls were made`);
    return made;
  };
  return { logic, calls, call };
}

/** Resolves once the reactions to all settled promises have run. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A call as it was sent. */
export interface Sent {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal;
  /** Keeps the request alive: once it is garbage-collected, its signal reports no abort. */
  request: Request;
}

/** The parts of a form by name, with files as their names; else the parsed JSON. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const parts = [...(await request.formData())];
    return Object.fromEntries(parts.map(([name, part]) => [name, part instanceof File ? part.name : part]));
  }
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Stays open until it is aborted, as a real call does. The listener keeps the request alive,
 * as long as the test has its signal.
 */
function untilAborted(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
}

/** More calls than any test makes. */
const maxCalls = 20;

export interface FakeAnswers {
  /**
   * The bodies of successes, or refusals, by operation. The others answer the contract's example.
   */
  answers?: Readonly<Record<string, unknown>>;
  /** What the contract does not allow, for the tests of a machine that does not rely on it. */
  undeclared?: Readonly<Record<string, Partial<WireAnswer>>>;
  /** The call that is not answered, such as `GET /api/v1/waiting`. */
  leavesOpen?: string;
}

/** The answer to a call. @throws Error when the contract does not allow it. */
export function fakeAnswer(
  method: string,
  path: string,
  { answers = {}, undeclared = {} }: FakeAnswers,
): Response {
  const operation = operationAt(method, path);
  if (!operation) throw new Error(`The contract has no ${method} ${path}`);
  const { id } = operation;
  const content = operation.responses.get(200)?.content ?? {};
  const [type = ''] = Object.keys(content);
  if (operation.responses.has(200) && !(id in answers) && type !== 'application/json')
    return new Response(new Blob([`the file of ${path}`], { type }));
  const usual = success(id);
  const chosen = answers[id];
  const declared =
    chosen instanceof Error ? answerOf(chosen) : id in answers ? { ...usual, json: chosen } : usual;
  expectDeclared(method, path, declared);
  const { json, ...init } = { ...declared, ...undeclared[id] };
  return Response.json(json, init);
}

/**
 * A real client on a fake server, which answers every call as the contract allows and leaves one
 * open.
 */
export function fakeServer(given: FakeAnswers = {}) {
  const sent: Sent[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: 'public',
    sessionToken: () => undefined,
    onSessionRejected: () => undefined,
    fetch: async (request) => {
      const { method, headers, signal } = request;
      const { pathname: path } = new URL(request.url);
      if (sent.length === maxCalls) throw new Error('The machine calls without end');
      sent.push({ method, path, headers, signal, request, body: await bodyOf(request) });
      if (`${method} ${path}` === given.leavesOpen) return untilAborted(request);
      return fakeAnswer(method, path, given);
    },
  });
  /** Waits for the call that stays open. */
  const openCall = () =>
    vi.waitFor(() => {
      const open = sent.find(({ method, path }) => `${method} ${path}` === given.leavesOpen);
      if (!open) throw new Error(`${given.leavesOpen} was not called`);
      return open;
    });
  /** Expects that an act aborts the call that stays open. */
  const expectAbortedBy = async (act: () => void) => {
    const { signal } = await openCall();
    expect(signal.aborted).toBe(false);
    act();
    expect(signal.aborted).toBe(true);
  };
  return { client, sent, openCall, expectAbortedBy };
}
