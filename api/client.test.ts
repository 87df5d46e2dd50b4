import { afterEach, expect, test, vi } from 'vitest';
import { type ApiClientOptions, createApiClient } from './client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server that never answers; a call ends when it is aborted. */
const silent = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

function ask(options: Pick<ApiClientOptions, 'fetch'>, signal: AbortSignal | null = null) {
  const client = createApiClient({
    baseUrl: 'http://127.0.0.1',
    publicToken: '',
    sessionToken: () => undefined,
    onSessionRejected: () => undefined,
    ...options,
  });
  const settled = vi.fn();
  client.GET('/api/v1/blog/best', { signal }).then(settled, settled);
  return settled;
}

test.each([
  [{}, '61.t'],
  [{ token: '' }, ''],
])('a call with the headers %j is sent with the token %j', async (given, token) => {
  const send = vi.fn(async (_: Request) => Response.json({ status: 'success' }));
  const client = createApiClient({
    baseUrl: 'http://127.0.0.1',
    publicToken: '',
    sessionToken: () => '61.t',
    onSessionRejected: () => undefined,
    fetch: send,
  });
  await client.POST('/api/v1/users/forgot-password', {
    body: { email: 'zeynep@example.com' },
    headers: given,
  });
  expect(send.mock.calls[0]?.[0].headers.get('token')).toBe(token);
});

test('a call that cannot be sent is unreachable', async () => {
  const settled = ask({ fetch: () => Promise.reject(new TypeError('away')) });
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ message: 'unreachable' }));
});

test('a call without an answer is unreachable after its timeout', async () => {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const send = vi.fn(silent);
  vi.stubGlobal('fetch', send);
  const settled = ask({});
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  clock.abort();
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ message: 'unreachable' }));
});

test('a call that its caller aborts never settles', async () => {
  const caller = new AbortController();
  const send = vi.fn(silent);
  const settled = ask({ fetch: send }, caller.signal);
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  caller.abort();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
});
