import { expect, test, vi } from 'vitest';
import { createEarlyCalls } from './early.ts';

const asked = (address: string, method = 'GET', token = '61.a') =>
  new Request(`http://127.0.0.1${address}`, { method, headers: { token } });

test('an early call carries the session, and its answer is taken once by the same call', async () => {
  const send = vi.fn(async () => new Response('[]'));
  const early = createEarlyCalls(send);
  early.begin('/api/v1/users?page=0&size=25', '61.a');
  expect(send).toHaveBeenCalledWith('/api/v1/users?page=0&size=25', {
    headers: { token: '61.a' },
    signal: expect.any(AbortSignal),
  });
  expect(early.take(asked('/api/v1/users?page=1&size=25'))).toBeUndefined();
  expect(early.take(asked('/api/v1/users?page=0&size=25', 'DELETE'))).toBeUndefined();
  expect(await (await early.take(asked('/api/v1/users?page=0&size=25')))?.text()).toBe('[]');
  expect(early.take(asked('/api/v1/users?page=0&size=25'))).toBeUndefined();
});

test('whether an early call is answered is known, and waited for no longer than said', async () => {
  vi.useFakeTimers();
  const answers: (() => void)[] = [];
  const early = createEarlyCalls(
    () => new Promise((resolve) => answers.push(() => resolve(new Response('[]')))),
  );
  expect(await early.arrive(50)).toBe(false);
  early.begin('/api/v1/lands', '61.a');
  const late = early.arrive(50);
  vi.advanceTimersByTime(50);
  expect(await late).toBe(false);
  answers[0]?.();
  expect(await early.arrive(50)).toBe(true);
  vi.useRealTimers();
});

test('a call that fails does not arrive', async () => {
  const early = createEarlyCalls(() => Promise.reject(new TypeError('away')));
  early.begin('/api/v1/lands', '61.a');
  expect(await early.arrive(50)).toBe(false);
});

test('an answer that nobody took in time is not taken any more', () => {
  vi.useFakeTimers();
  const early = createEarlyCalls(async () => new Response('[]'));
  early.begin('/api/v1/lands', '61.a');
  vi.advanceTimersByTime(5_001);
  expect(early.take(asked('/api/v1/lands'))).toBeUndefined();
  vi.useRealTimers();
});

test('a failure is told to whoever takes the call', async () => {
  const early = createEarlyCalls(() => Promise.reject(new TypeError('away')));
  early.begin('/api/v1/lands', '61.a');
  await expect(early.take(asked('/api/v1/lands'))).rejects.toThrow('away');
});

test('what was said to the session before is not taken for another one', () => {
  const early = createEarlyCalls(async () => new Response(null, { status: 401 }));
  early.begin('/api/v1/lands', '61.a');
  expect(early.take(asked('/api/v1/lands', 'GET', '61.b'))).toBeUndefined();
});

test('an answer arrives with its body, and only as long as it can be taken', async () => {
  vi.useFakeTimers();
  let end = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      end = () => controller.close();
    },
  });
  const early = createEarlyCalls(async () => new Response(body));
  early.begin('/api/v1/lands', '61.a');
  const late = early.arrive(50);
  await vi.advanceTimersByTimeAsync(50);
  expect(await late).toBe(false);
  end();
  expect(await early.arrive(50)).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(await early.arrive(50)).toBe(false);
  vi.useRealTimers();
});
