/** Limits for each address, applied before a body is read. */
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { test as base, expect, vi } from 'vitest';
import { Refusal } from '../../../server/config/refusal.ts';
import { refusalText } from '../../../server/config/refusalText.ts';
import { buildApp } from '../../../server/http/app.ts';
import { allHandlers } from '../../../server/resources/allHandlers.ts';
import { createServices } from '../../../server/start/createServices.ts';
import { randomAddress } from '../fixtures/forms.ts';
import { startTestServer } from '../fixtures/testServer.ts';
import {
  beginForm,
  encodeApplication,
  head,
  recordAnswer,
  type Sender,
  senderTo,
  statusOf,
} from './sockets.ts';

const soon = { timeout: 10_000 };

const from = (address: string) => ({ 'x-forwarded-for': address });

const test = base
  /** What the server has done, and what it waits for. */
  .extend('probe', () => ({
    /** The keys that were counted. */
    counted: [] as string[],
    /** Lookups of a session. */
    lookups: 0,
    /** Promises that an application, and the lookup of a session, wait for. */
    applying: Promise.resolve(),
    finding: Promise.resolve(),
    /** Lowers the limits of all counts. */
    maxHits: (_key: string) => Number.POSITIVE_INFINITY,
  }))
  .extend('server', async ({ probe }, { onCleanup }) => {
    const begin = new Date();
    const server = await startTestServer({
      limits: { maxStallMs: 5_000, checkIntervalMs: 50 },
      environment: { TRUST_PROXY: '1' },
      // a stopped clock, because a slow machine may need more than the counted minute
      now: () => begin,
      services: ({ throttle, sessions }) => ({
        sessions: {
          ...sessions,
          find: async (header) => {
            probe.lookups += 1;
            await probe.finding;
            return await sessions.find(header);
          },
        },
        throttle: {
          ...throttle,
          hit: async (key, limit, windowSeconds) => {
            probe.counted.push(key);
            await throttle.hit(key, Math.min(limit, probe.maxHits(key)), windowSeconds);
          },
        },
      }),
      handlers: () => ({
        applyAsConsultant: async () => {
          await probe.applying;
          throw new Refusal(409, 'Daha önce başvuru yapılmış.');
        },
      }),
    });
    onCleanup(server.stop);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    return server;
  })
  .extend('open', ({ server }, { onCleanup }) => senderTo(server, onCleanup))
  /** Takes all upload slots of an address with unfinished forms. */
  .extend('takeAllSlots', ({ server, open }) => async (address: string): Promise<Sender[]> => {
    const senders = Array.from({ length: 8 }, open);
    await Promise.all(senders.map((sender) => beginForm(sender, from(address))));
    await vi.waitFor(async () => expect(await server.temporaryFiles()).toHaveLength(8), soon);
    return senders;
  })
  /**
   * Sends only the head of a form that is refused, and closes the connection.
   * @returns the status of the answer, which comes before the body.
   */
  .extend('refusalOfHead', ({ open }) => async (address: string): Promise<string | undefined> => {
    const sender = open();
    sender.socket.write((await encodeApplication(1_000, { headers: from(address) })).head);
    await vi.waitFor(() => expect(sender.received).not.toBe(''), soon);
    sender.socket.destroy();
    return statusOf(sender);
  })
  /** Sends a whole form. Once it has a slot and has been read, it is answered 409. */
  .extend('sendWhole', ({ open }) => async (address: string): Promise<Sender> => {
    const sender = open();
    const form = await encodeApplication(300_000, { headers: from(address) });
    sender.socket.write(form.head);
    sender.socket.write(form.payload);
    await vi.waitFor(() => expect(sender.received).not.toBe(''), soon);
    return sender;
  })
  .extend('connectionCount', ({ server: { app } }) => promisify(app.server.getConnections.bind(app.server)));

const sendMessage = (app: FastifyInstance, address: string) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/users/contact',
    headers: from(address),
    payload: { name: 'Ali', last_name: 'Kaya', phone: '0532', subject: 'Soru', message: 'Merhaba' },
  });

test('the ninth concurrent form of one address is answered 429 before its body; another address passes', async ({
  takeAllSlots,
  refusalOfHead,
  sendWhole,
}) => {
  await takeAllSlots('192.0.2.1');
  expect(await refusalOfHead('192.0.2.1')).toBe('429');
  expect(statusOf(await sendWhole('192.0.2.2'))).toBe('409');
});

test('a sender who is refused and still sends the whole form gets the reason and the time to wait', async ({
  takeAllSlots,
  sendWhole,
}) => {
  await takeAllSlots('192.0.2.3');
  const sender = await sendWhole('192.0.2.3');
  expect(statusOf(sender)).toBe('429');
  expect(sender.received).toMatch(/retry-after: [1-9]/i);
  expect(sender.received).toContain(refusalText.tooManyUploads);
  recordAnswer(sender, 'applyAsConsultant');
});

test('the forms of an IPv6 /64 are counted together', async ({ takeAllSlots, refusalOfHead, sendWhole }) => {
  await takeAllSlots('2001:db8:7:1::1');
  expect(await refusalOfHead('2001:db8:7:1:ffff::2')).toBe('429');
  expect(statusOf(await sendWhole('2001:db8:7:2::1'))).toBe('409');
});

test('lost connections free their slots', async ({ takeAllSlots, sendWhole }) => {
  const senders = await takeAllSlots('192.0.2.4');
  for (const { socket } of senders) socket.destroy();
  await vi.waitFor(async () => expect(statusOf(await sendWhole('192.0.2.4'))).toBe('409'), soon);
});

test('connections that were cut for stalling free their slots', async ({ takeAllSlots, sendWhole }) => {
  const senders = await takeAllSlots('192.0.2.5');
  await vi.waitFor(() => expect(senders.every(({ isOver }) => isOver)).toBe(true), { timeout: 15_000 });
  expect(statusOf(await sendWhole('192.0.2.5'))).toBe('409');
});

test('refused and answered forms free their slots', async ({ sendWhole }) => {
  for (let count = 0; count < 9; count += 1) {
    expect(statusOf(await sendWhole('192.0.2.6'))).toBe('409');
  }
});

test('connections that are lost while their session is looked up free their slots', async ({
  probe,
  server,
  open,
  connectionCount,
  sendWhole,
}) => {
  const { promise, resolve: go } = Promise.withResolvers<void>();
  probe.finding = promise;
  const headers = { ...(await server.signInAdmin()), ...from('192.0.2.7'), 'content-length': 1_000 };
  const openBefore = await connectionCount();
  const senders = Array.from({ length: 8 }, open);
  for (const { socket } of senders) {
    socket.write(head('/api/v1/blog', { ...headers, 'content-type': 'multipart/form-data; boundary=b' }));
  }
  await vi.waitFor(() => expect(probe.lookups).toBe(8), soon);
  for (const { socket } of senders) socket.destroy();
  await vi.waitFor(async () => expect(await connectionCount()).toBeLessThanOrEqual(openBefore), soon);
  go();
  await vi.waitFor(async () => expect(statusOf(await sendWhole('192.0.2.7'))).toBe('409'), soon);
});

test('connections that are lost while an earlier request is answered free their slots', async ({
  probe,
  open,
  connectionCount,
  refusalOfHead,
  sendWhole,
}) => {
  const { promise, resolve: go } = Promise.withResolvers<void>();
  probe.finding = promise;
  const form = await encodeApplication(1_000, { headers: from('192.0.2.10') });
  const openBefore = await connectionCount();
  const senders = Array.from({ length: 8 }, open);
  for (const { socket } of senders) {
    socket.write(`GET /api/v1/users HTTP/1.1\r\nhost: localhost\r\ntoken: 1.x\r\n\r\n${form.head}`);
  }
  await vi.waitFor(
    () => expect(probe.counted.filter((key) => key.endsWith('192.0.2.10'))).toHaveLength(8),
    soon,
  );
  expect(await refusalOfHead('192.0.2.10')).toBe('429');
  for (const { socket } of senders) socket.destroy();
  await vi.waitFor(async () => expect(await connectionCount()).toBeLessThanOrEqual(openBefore), soon);
  go();
  await vi.waitFor(async () => expect(statusOf(await sendWhole('192.0.2.10'))).toBe('409'), soon);
});

test('the files of a form whose connection is lost while it is handled are removed', async ({
  probe,
  server,
  open,
}) => {
  const { promise, resolve: go } = Promise.withResolvers<void>();
  probe.applying = promise;
  const sender = open();
  const form = await encodeApplication(1_000);
  sender.socket.write(form.head);
  sender.socket.write(form.payload);
  await vi.waitFor(async () => expect(await server.temporaryFiles()).toHaveLength(1), soon);
  await vi.waitFor(() => expect(probe.counted.length).toBeGreaterThan(0), soon);
  sender.socket.destroy();
  await vi.waitFor(() => expect(sender.isOver).toBe(true), soon);
  go();
  await vi.waitFor(async () => expect(await server.temporaryFiles()).toEqual([]), soon);
});

test('a form holds its slot until its handler has ended, also when its sender has hung up', async ({
  probe,
  server,
  open,
  connectionCount,
  refusalOfHead,
  sendWhole,
}) => {
  const { promise, resolve: go } = Promise.withResolvers<void>();
  probe.applying = promise;
  const form = await encodeApplication(1_000, { headers: from('192.0.2.11') });
  const openBefore = await connectionCount();
  const senders = Array.from({ length: 8 }, open);
  for (const { socket } of senders) {
    socket.write(form.head);
    socket.write(form.payload);
  }
  await vi.waitFor(async () => expect(await server.temporaryFiles()).toHaveLength(8), soon);
  for (const { socket } of senders) socket.destroy();
  await vi.waitFor(async () => expect(await connectionCount()).toBeLessThanOrEqual(openBefore), soon);
  expect(await refusalOfHead('192.0.2.11')).toBe('429');
  go();
  await vi.waitFor(async () => expect(statusOf(await sendWhole('192.0.2.11'))).toBe('409'), soon);
});

test('an address that applies too often is refused before the body is read', async ({
  sendWhole,
  refusalOfHead,
}) => {
  for (let count = 0; count < 20; count += 1) {
    expect(statusOf(await sendWhole('192.0.2.8'))).toBe('409');
  }
  expect(await refusalOfHead('192.0.2.8')).toBe('429');
});

test('one address sends six hundred land requests a minute, and no more', async ({ server }) => {
  const headers = { ...server.publicHeaders, ...from('192.0.2.9') };
  const send = async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/lands/all',
      headers,
      payload: {},
    });
    return answer.statusCode;
  };
  // refused for their content, yet counted: counting comes before reading
  for (let count = 0; count < 600; count += 1) expect(await send()).toBe(400);
  expect(await send()).toBe(429);
});

test('messages of an IPv6 /64 are counted together', async ({ server }) => {
  for (let host = 1; host <= 20; host += 1) {
    expect((await sendMessage(server.app, `2001:db8:9:1::${host.toString(16)}`)).statusCode).toBe(200);
  }
  expect((await sendMessage(server.app, '2001:db8:9:1:aaaa::1')).statusCode).toBe(429);
  expect((await sendMessage(server.app, '2001:db8:9:2::1')).statusCode).toBe(200);
});

test('a /48 of IPv6 may send four times what one of its /64 may', async ({ server }) => {
  let sent = 0;
  const send = async (network: number) => {
    sent += 1;
    return (await sendMessage(server.app, `2001:db8:b:${network.toString(16)}::${sent}`)).statusCode;
  };
  for (let network = 0; network < 80; network += 1) expect(await send(network)).toBe(200);
  expect(await send(80)).toBe(429);
  expect((await sendMessage(server.app, '2001:db8:c::1')).statusCode).toBe(200);
});

test('two processes on one database count together', async ({ server }) => {
  const { config, db, log, now } = server.services;
  const services = createServices({ config, db, log, now });
  const other = await buildApp({ services, handlers: allHandlers(services) });
  try {
    for (let count = 0; count < 10; count += 1) {
      expect((await sendMessage(server.app, '192.0.2.11')).statusCode).toBe(200);
      expect((await sendMessage(other, '192.0.2.11')).statusCode).toBe(200);
    }
    expect((await sendMessage(other, '192.0.2.11')).statusCode).toBe(429);
  } finally {
    await other.close();
  }
});

test('failed sign-ins of an IPv6 /64 are counted together, and of a /48', async ({ server, probe }) => {
  // each failure takes as long as the hash of a password
  probe.maxHits = (key) => (key.endsWith('/48') ? 6 : 4);
  const fail = async (address: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      headers: from(address),
      payload: { email: `${randomUUID()}@example.com`, password: '0'.repeat(32) },
    });
    return answer.statusCode;
  };
  for (let count = 0; count < 2; count += 1) {
    expect(await fail('2001:db8:a:1::1')).toBe(401);
    expect(await fail('2001:db8:a:1::2')).toBe(401);
  }
  expect(await fail('2001:db8:a:1::3')).toBe(429);
  expect(await fail('2001:db8:a:2::1')).toBe(401);
  // the /48 of all of them: the refused ones of the /64 do not count there
  expect(await fail('2001:db8:a:3::1')).toBe(401);
  expect(await fail('2001:db8:a:4::1')).toBe(429);
  expect(await fail('2001:db8:b:1::1')).toBe(401);
});

test('without a trusted proxy, a forged address changes nothing', async () => {
  const direct = await startTestServer();
  try {
    const send = () =>
      direct.app.inject({
        method: 'POST',
        url: '/api/v1/users/reset-password',
        headers: from(randomAddress()),
        payload: { token: 'x'.repeat(43), password: 'Zeytin.61' },
      });
    for (let count = 0; count < 30; count += 1) expect((await send()).statusCode).toBe(404);
    expect((await send()).statusCode).toBe(429);
  } finally {
    await direct.stop();
  }
});
