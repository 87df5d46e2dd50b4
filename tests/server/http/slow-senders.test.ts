/** Senders that stall, send too slowly or never end, with short limits. */
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, expect, vi } from 'vitest';
import { refusalText } from '../../../server/config/refusalText.ts';
import { startTestServer, type TestServer } from '../fixtures/testServer.ts';
import {
  beginForm,
  encodeApplication,
  head,
  recordAnswer,
  type Sender,
  senderTo,
  statusOf,
} from './sockets.ts';

const limits = {
  maxStallMs: 2_000,
  minBytesPerSecond: 4_000,
  maxVisitorMs: 600_000,
  maxDiscardedBytes: 3_000_000,
  maxDiscardMs: 4_000,
  checkIntervalMs: 50,
  headersTimeoutMs: 500,
  inactivityTimeoutMs: 6_000,
};
const soon = { timeout: 10_000 };

const test = base
  .extend('endlessFile', { scope: 'file' }, () => Readable.from(endlessBytes()))
  .extend('server', { scope: 'file' }, async ({ endlessFile }, { onCleanup }) => {
    const server = await startTestServer({
      limits,
      environment: { TRUST_PROXY: '1' },
      handlers: () => ({ getFile: async () => ({ status: 200, body: endlessFile }) }),
    });
    onCleanup(server.stop);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    return server;
  })
  .extend('open', ({ server }, { onCleanup }) => senderTo(server, onCleanup));

function* endlessBytes() {
  for (;;) yield Buffer.alloc(64 * 1024);
}

const jsonHead = ({ publicHeaders }: TestServer, length: number) =>
  head('/api/v1/lands/all', {
    'content-type': 'application/json',
    'content-length': length,
    ...publicHeaders,
  });
/** An admin's form without a session: it is refused before its body is read. */
const refusedHead = (headers: Record<string, string | number>) =>
  head('/api/v1/blog', { 'content-type': 'multipart/form-data; boundary=b', ...headers });
/** Expects that a silent connection ends for another reason than `inactivityTimeoutMs`. */
const ends = (sender: Sender) =>
  vi.waitFor(() => expect(sender.isOver).toBe(true), { timeout: limits.inactivityTimeoutMs - 1_000 });

async function keepSending(sender: Sender, bytes: number, everyMs: number): Promise<void> {
  while (!sender.isOver) {
    sender.socket.write(Buffer.alloc(bytes, 'x'));
    await wait(everyMs);
  }
}

test('forty stalled forms are answered 400, closed, and leave no file', async ({ server, open }) => {
  const senders = Array.from({ length: 40 }, open);
  await Promise.all(senders.map((sender) => beginForm(sender)));
  const seen = new Set<string>();
  await vi.waitFor(async () => {
    for (const name of await server.temporaryFiles()) seen.add(name);
    expect(senders.filter(({ isOver }) => !isOver)).toEqual([]);
  }, soon);
  expect(seen.size).toBeGreaterThan(0);
  expect(new Set(senders.map(statusOf))).toEqual(new Set(['400']));
  expect(senders[0]?.received).toContain(refusalText.brokeOff);
  expect(await server.temporaryFiles()).toEqual([]);
});

test('a stalled JSON body is answered 400 and closed', async ({ server, open }) => {
  const sender = open();
  sender.socket.write(`${jsonHead(server, 500)}{"il": `);
  await ends(sender);
  expect(statusOf(sender)).toBe('400');
  recordAnswer(sender, 'createLandRequest');
});

test('a slow form that keeps moving is stored, however long it takes', async ({ open }) => {
  const sender = open();
  const form = await encodeApplication(90_000, { email: 'yavas@example.com' });
  sender.socket.write(form.head);
  const began = performance.now();
  for (let at = 0; at < form.payload.length; at += 1_000) {
    sender.socket.write(form.payload.subarray(at, at + 1_000));
    await wait(40);
  }
  expect(performance.now() - began).toBeGreaterThan(limits.maxStallMs);
  await vi.waitFor(() => expect(statusOf(sender)).toBe('200'), soon);
});

test('a sender is not cut while the server itself is slow', async ({ server, open, onTestFinished }) => {
  const { throttle } = server.services;
  const { hit } = throttle;
  const slow = vi.spyOn(throttle, 'hit').mockImplementation(async (...attempt) => {
    await wait(2 * limits.maxStallMs);
    await hit(...attempt);
  });
  onTestFinished(() => void slow.mockRestore());
  const sender = open();
  const form = await encodeApplication(900_000, { email: 'bekleyen@example.com' });
  sender.socket.write(form.head);
  sender.socket.write(form.payload);
  await vi.waitFor(() => expect(statusOf(sender)).toBe('200'), soon);
  expect(slow).toHaveBeenCalled();
});

test('a form that was refused before it was read is read to its end, and the connection serves on', async ({
  open,
}) => {
  const sender = open();
  sender.socket.write(refusedHead({ 'content-length': 2_000_000 }));
  await vi.waitFor(() => expect(statusOf(sender)).toBe('401'), soon);
  sender.socket.write(Buffer.alloc(2_000_000));
  sender.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(sender.received).toContain('HTTP/1.1 200'), soon);
});

test('a refused body that does not end is closed once it is too large', async ({ open }) => {
  const sender = open();
  const began = performance.now();
  sender.socket.write(refusedHead({ 'content-length': 2 ** 40 }));
  await keepSending(sender, 500_000, 20);
  expect(statusOf(sender)).toBe('401');
  expect(performance.now() - began).toBeLessThan(limits.maxDiscardMs);
});

test('the body of a call to a malformed address is cut as well', async ({ open }) => {
  const sender = open();
  sender.socket.write(head('/api/v1/users/%zz', { 'content-length': 500 }));
  await vi.waitFor(() => expect(statusOf(sender)).toMatch(/^4\d\d$/), soon);
  await ends(sender);
});

test.for([
  ['nothing', ''],
  ['half a head', 'POST /api/v1/users HTTP/1.1\r\nhost: loc'],
] as const)('a connection that sends %s is closed', async ([_what, sent], { open }) => {
  const sender = open();
  sender.socket.write(sent);
  await ends(sender);
});

test('a client that does not read its answer loses the connection', async ({ endlessFile, open }) => {
  const sender = open();
  sender.socket.pause();
  sender.socket.write('GET /api/v1/users/docs/t5g2n9b7r4.jpg HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(endlessFile.readableDidRead).toBe(true), soon);
  await vi.waitFor(() => expect(endlessFile.closed).toBe(true), { timeout: 15_000 });
});
