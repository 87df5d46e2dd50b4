import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../config/refusal.ts';
import { formRules, maxFormBytes } from '../forms/formRules.ts';
import { createSlowSenders, slowSenderLimits } from './slowSenders.ts';

const limits = {
  maxStallMs: 2_000,
  minBytesPerSecond: 4_000,
  maxVisitorMs: 120_000,
  maxDiscardedBytes: 1_000_000,
  maxDiscardMs: 5_000,
  checkIntervalMs: 100,
};

/** Starts to watch senders, until the end of the test, on a clock that only `pass` moves. */
function watchSenders() {
  const time = { nowMs: 1_000_000 };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => time.nowMs);
  const slowSenders = createSlowSenders(limits);
  onTestFinished(() => {
    slowSenders.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return {
    time,
    stop: slowSenders.stop,
    /** Lets time pass, with a check at the end of each interval. */
    pass(ms: number, eachInterval = () => {}) {
      for (let passed = 0; passed < ms; passed += limits.checkIntervalMs) {
        eachInterval();
        time.nowMs += limits.checkIntervalMs;
        vi.advanceTimersByTime(limits.checkIntervalMs);
      }
    },
    /** A request that has sent its head, and whose body is read. */
    begin(headers: IncomingMessage['headers'] = { 'content-length': '9' }, isVisitor = false) {
      const socket = new Socket();
      const request = new IncomingMessage(socket);
      request.headers = headers;
      const response = new ServerResponse(request);
      const errors: Error[] = [];
      const sender = { request, response, socket, bytes: 500, errors };
      vi.spyOn(socket, 'bytesRead', 'get').mockImplementation(() => sender.bytes);
      request.on('error', (error) => errors.push(error));
      slowSenders.watch(request, response, () => isVisitor);
      return sender;
    },
  };
}

test('a body that stalls for the longest time fails with 400, so that it can be answered', () => {
  const { begin, pass } = watchSenders();
  const { errors, socket } = begin();
  pass(limits.maxStallMs - limits.checkIntervalMs);
  expect(errors).toEqual([]);
  pass(limits.checkIntervalMs);
  expect(errors).toEqual([expect.any(Refusal)]);
  expect(errors[0]).toMatchObject({ status: 400 });
  expect(socket.destroyed).toBe(false);
});

test('the connection stays open for the answer as long as a body may stall', () => {
  const { begin, pass } = watchSenders();
  const { errors, socket } = begin();
  pass(2 * limits.maxStallMs - limits.checkIntervalMs);
  expect(socket.destroyed).toBe(false);
  pass(limits.checkIntervalMs);
  expect(socket.destroyed).toBe(true);
  expect(errors).toHaveLength(1);
});

test('a body that arrives at the slowest rate is read for any time', () => {
  const { begin, pass } = watchSenders();
  const sender = begin();
  pass(20 * limits.maxStallMs, () => {
    sender.bytes += (limits.minBytesPerSecond * limits.checkIntervalMs) / 1_000;
  });
  expect(sender.errors).toEqual([]);
});

test('at half of the slowest rate a body lasts twice as long as one that stalls', () => {
  const { begin, pass } = watchSenders();
  const sender = begin();
  const sendHalf = () => {
    sender.bytes += (limits.minBytesPerSecond * limits.checkIntervalMs) / 2_000;
  };
  pass(2 * limits.maxStallMs - limits.checkIntervalMs, sendHalf);
  expect(sender.errors).toEqual([]);
  pass(limits.checkIntervalMs, sendHalf);
  expect(sender.errors).toHaveLength(1);
});

test('a fast beginning does not buy a longer stall', () => {
  const { begin, pass } = watchSenders();
  const sender = begin();
  sender.bytes += 100 * limits.minBytesPerSecond;
  pass(limits.maxStallMs);
  expect(sender.errors).toEqual([]);
  pass(limits.checkIntervalMs);
  expect(sender.errors).toHaveLength(1);
});

test('what the connection received before the request does not count', () => {
  const { begin, pass } = watchSenders();
  const sender = begin();
  pass(limits.checkIntervalMs);
  sender.bytes += 1;
  pass(limits.maxStallMs);
  expect(sender.errors).toHaveLength(1);
});

test('of the time in which this process was busy, at most two intervals count', () => {
  const { begin, pass, time } = watchSenders();
  const { errors } = begin();
  time.nowMs += 10 * limits.maxStallMs;
  pass(limits.maxStallMs - 2 * limits.checkIntervalMs);
  expect(errors).toEqual([]);
  pass(limits.checkIntervalMs);
  expect(errors).toHaveLength(1);
});

test('a sender is not blamed while its bytes wait to be read, and then has its whole time', () => {
  const { begin, pass } = watchSenders();
  const { request, errors } = begin();
  request.push('unread');
  pass(2 * limits.maxStallMs);
  expect(errors).toEqual([]);
  request.read();
  pass(limits.maxStallMs - limits.checkIntervalMs);
  expect(errors).toEqual([]);
  pass(limits.checkIntervalMs);
  expect(errors).toHaveLength(1);
});

test('after the answer has begun, unread bytes are no excuse', () => {
  const { begin, pass } = watchSenders();
  const { request, response, socket, errors } = begin();
  request.push('unread');
  response.writeHead(413);
  pass(limits.maxStallMs);
  expect(socket.destroyed).toBe(true);
  expect(errors).toEqual([]);
});

test('a stalled body that nothing reads is closed without an answer', () => {
  const { begin, pass } = watchSenders();
  const { request, socket } = begin();
  request.removeAllListeners('error');
  pass(limits.maxStallMs - limits.checkIntervalMs);
  expect(socket.destroyed).toBe(false);
  pass(limits.checkIntervalMs);
  expect(socket.destroyed).toBe(true);
});

test.for([
  ['that has arrived', { 'content-length': '9' }, true],
  ['of no bytes', { 'content-length': '0' }, false],
  ['that was not announced', {}, false],
] as const)('a body %s cannot stall', ([_what, headers, complete]) => {
  const { begin, pass } = watchSenders();
  const { request, socket, errors } = begin(headers);
  request.complete = complete;
  pass(3 * limits.maxStallMs);
  expect(errors).toEqual([]);
  expect(socket.destroyed).toBe(false);
});

test('a body of unknown length can stall as well', () => {
  const { begin, pass } = watchSenders();
  const { errors } = begin({ 'transfer-encoding': 'chunked' });
  pass(limits.maxStallMs);
  expect(errors).toHaveLength(1);
});

test('a lost connection is not watched any more', () => {
  const { begin, pass } = watchSenders();
  const { socket, errors } = begin();
  socket.destroy();
  pass(limits.maxStallMs);
  expect(errors).toEqual([]);
});

test('each sender is judged for itself', () => {
  const { begin, pass } = watchSenders();
  const stalled = begin();
  const moving = begin();
  pass(limits.maxStallMs, () => {
    moving.bytes += limits.minBytesPerSecond;
  });
  expect([stalled.errors.length, moving.errors.length]).toEqual([1, 0]);
});

test('an answered body is discarded up to a number of bytes', () => {
  const { begin, pass } = watchSenders();
  const sender = begin();
  sender.bytes = 3_000_000;
  vi.spyOn(sender.response, 'writableFinished', 'get').mockReturnValue(true);
  sender.response.writeHead(401);
  pass(limits.checkIntervalMs);
  sender.bytes += limits.maxDiscardedBytes;
  pass(limits.checkIntervalMs);
  expect(sender.socket.destroyed).toBe(false);
  sender.bytes += 1;
  pass(limits.checkIntervalMs);
  expect(sender.socket.destroyed).toBe(true);
});

test('an answered body is discarded up to a time, counted from the answer', () => {
  const { begin, pass } = watchSenders();
  const sender = begin();
  const send = () => {
    sender.bytes += limits.minBytesPerSecond;
  };
  const finished = vi.spyOn(sender.response, 'writableFinished', 'get').mockReturnValue(false);
  pass(2 * limits.maxDiscardMs, send);
  finished.mockReturnValue(true);
  sender.response.writeHead(401);
  pass(limits.checkIntervalMs, send);
  pass(limits.maxDiscardMs, send);
  expect(sender.socket.destroyed).toBe(false);
  pass(limits.checkIntervalMs, send);
  expect(sender.socket.destroyed).toBe(true);
});

test.for([
  ['a visitor is cut after', true, 1],
  ['a signed-in person is read after', false, 0],
] as const)('a body that keeps moving of %s the total limit', ([, isVisitor, failures]) => {
  const { begin, pass } = watchSenders();
  const sender = begin(undefined, isVisitor);
  const move = () => {
    sender.bytes += limits.minBytesPerSecond * limits.checkIntervalMs;
  };
  pass(limits.maxVisitorMs, move);
  expect(sender.errors).toHaveLength(0);
  // the next check must not close the connection before the answer
  pass(2 * limits.checkIntervalMs, move);
  expect(sender.errors).toHaveLength(failures);
  expect(sender.socket.destroyed).toBe(false);
});

test('after the stop nothing is cut', () => {
  const { begin, pass, stop } = watchSenders();
  const { errors } = begin();
  stop();
  pass(3 * limits.maxStallMs);
  expect(errors).toEqual([]);
});

test('a browser may send the largest form to its end after a refusal', () => {
  for (const rules of Object.values(formRules)) {
    expect(slowSenderLimits.maxDiscardedBytes).toBeGreaterThanOrEqual(maxFormBytes(rules));
  }
});

test('an application with the largest documents arrives in time at 20 kB/s', () => {
  const { tax_plate, certificate } = formRules.applyAsConsultant;
  const seconds = (tax_plate.maxBytes + certificate.maxBytes) / 20_000;
  expect(slowSenderLimits.maxVisitorMs).toBeGreaterThan(seconds * 1_000);
});
