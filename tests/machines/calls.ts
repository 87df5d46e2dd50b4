import { vi } from 'vitest';
import { fromPromise } from 'xstate';
import { type ApiClient, createApiClient } from '../../api/client.ts';
import { expectExample } from '../contract/refusal.ts';

/** A client for machines whose calls are replaced: using it is an error. */
export const noClient: ApiClient = createApiClient({
  baseUrl: 'http://nowhere.invalid',
  publicToken: '',
  sessionToken: () => undefined,
  onSignedOut: () => undefined,
  fetch: () => Promise.reject(new Error('A call went out past its replacement')),
});

/** An actor that never answers; on a walk the answers are events of the path. */
export function silent<Output, Input>() {
  return fromPromise<Output, Input>(() => new Promise(() => undefined));
}

interface Call<Output, Input> {
  input: Input;
  signal: AbortSignal;
  /** Answers, and waits until the machine has heard it. */
  succeed: (output: Output) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

/** An actor that answers when the test says so; `calls` are those made so far, in order. */
export function answered<Output, Input>() {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({
          input,
          signal,
          succeed: (output) => {
            resolve(output);
            return heard();
          },
          fail: (error) => {
            reject(error);
            return heard();
          },
        });
      }),
  );
  /** The n-th call; a test that asks for one that was not made fails here. */
  const call = (n: number) => {
    const made = calls[n];
    if (!made) throw new Error(`Only ${calls.length} calls were made`);
    return made;
  };
  return { logic, calls, call };
}

/** All promises that are settled by now have been heard once the queue of tasks comes round. */
export function heard(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** What went over the wire. */
export interface Sent {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal;
  /** Held, for the signal hears nothing any more once its request is swept away. */
  request: Request;
}

/** Of a form with files: its parts by name, a file by its name alone. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/')) {
    const parts = [...(await request.formData())];
    return Object.fromEntries(parts.map(([name, part]) => [name, part instanceof File ? part.name : part]));
  }
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * A real client over a wire that answers every call alike, but for one that it leaves open; `sent`
 * are the calls so far.
 */
export function wire(answer: { body?: unknown; status?: number; leavesOpen?: string }) {
  const sent: Sent[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: 'public',
    sessionToken: () => undefined,
    onSignedOut: () => undefined,
    fetch: async (request) => {
      const { method, headers, signal } = request;
      const { pathname: path } = new URL(request.url);
      sent.push({ method, path, headers, signal, request, body: await bodyOf(request) });
      if (`${method} ${path}` === answer.leavesOpen) return new Promise<Response>(() => undefined);
      const { body: json = {}, status = 200 } = answer;
      expectExample(method, path, { status, json });
      return Response.json(json, { status });
    },
  });
  /** The call that was left open, once it is under way. */
  const openCall = () =>
    vi.waitFor(() => {
      const open = sent.find(({ method, path }) => `${method} ${path}` === answer.leavesOpen);
      if (!open) throw new Error(`${answer.leavesOpen} was not called`);
      return open;
    });
  return { client, sent, openCall };
}
