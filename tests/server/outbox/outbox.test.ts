import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTcpServer, type Socket, type Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../../../server/http/logging.ts';
import { createResetLink, resetLinkSeconds } from '../../../server/identity/resetLinks.ts';
import { createChannels, type Deliver, deliveryLimits } from '../../../server/outbox/channels.ts';
import type { Delivery } from '../../../server/outbox/message.ts';
import { claimSeconds, createOutbox, maxAttempts, type Outbox } from '../../../server/outbox/outbox.ts';
import { nextAddress, sendForm } from '../fixtures/forms.ts';
import { startTestServer, type TestServer } from '../fixtures/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  await server.services.db.deleteFrom('outbox_messages').execute();
});

const sms = {
  kind: 'offerMade',
  to: '(0532) 000 00 00',
  subject: 'Teklif',
  body: 'Teklifimiz 5 TL',
} as const;
const mail = { ...sms, to: 'ayse@example.com' };
const row = () => server.services.db.selectFrom('outbox_messages').selectAll().executeTakeFirstOrThrow();
const change = (columns: { attempts?: number; next_attempt_at?: Date; expires_at?: Date }) =>
  server.services.db.updateTable('outbox_messages').set(columns).execute();
const due = () => change({ next_attempt_at: new Date(0) });
const secondsFromNow = (date: Date) => (date.getTime() - Date.now()) / 1000;
const stateSettles = () => expect.poll(async () => (await row()).state).not.toBe('waiting');

/** Starts an outbox that delivers through `deliver` and stops after the test. */
function startOutbox(deliver: Deliver, stopTimeoutMs?: number): Outbox {
  const outbox = createOutbox(server.services.db, deliver, () => undefined, stopTimeoutMs);
  outbox.start();
  onTestFinished(() => outbox.stop());
  return outbox;
}

/** The channels with these addresses in the configuration. */
function channels(messages: { smsUrl?: string; smtpUrl?: string }, limits = deliveryLimits): Deliver {
  const { config, log } = server.services;
  return createChannels({ messages: { ...config.messages, ...messages } }, log, limits);
}

async function listen(listening: Server | TcpServer): Promise<number> {
  await new Promise<void>((done) => void listening.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => void listening.close(() => done())));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** An SMS gateway that answers with the codes in turn, then always with the last. */
async function startGateway(...codes: number[]) {
  const received: { body: unknown; headers: IncomingMessage['headers'] }[] = [];
  const gateway = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      received.push({ body: JSON.parse(body), headers: request.headers });
      response.writeHead(codes[Math.min(received.length, codes.length) - 1] ?? 200).end();
    });
  });
  return { url: `http://127.0.0.1:${await listen(gateway)}/`, received };
}

/** A mail server that accepts every command, except for the given answers. */
async function startMailServer(answers: Record<string, string> = {}) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const mailServer = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let data: string | undefined;
    const reply = (command: string, usual: string) => socket.write(`${answers[command] ?? usual}\r\n`);
    reply('greeting', '220 mail.example');
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').slice(0, -1)) {
        if (data !== undefined) {
          if (line !== '.') data += `${line}\n`;
          else {
            received.push(data);
            data = undefined;
            reply('message', '250 taken');
          }
          continue;
        }
        const command = line.split(/[ :]/, 1)[0]?.toUpperCase() ?? '';
        if (command === 'DATA' && answers.DATA === undefined) data = '';
        reply(
          command,
          { EHLO: '250-mail.example\r\n250 AUTH PLAIN', DATA: '354 go on' }[command] ?? '250 ok',
        );
      }
    });
  });
  const port = await listen(mailServer);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return { url: `smtp://127.0.0.1:${port}`, port, received, sockets };
}

test('without channels, a message is logged with its whole body at every log level', async () => {
  const lines: string[] = [];
  const quiet = createLogger('error', { write: (line) => void lines.push(line) });
  const outbox = startOutbox(createChannels(server.services.config, quiet));
  await outbox.add(server.services.db, sms);
  outbox.wake();
  await expect.poll(() => lines.some((line) => line.includes(sms.body))).toBe(true);
  await expect.poll(async () => (await row()).delivered_at).not.toBeNull();
});

test('a failed delivery is repeated when it is due', async () => {
  const gateway = await startGateway(503, 200);
  const outbox = startOutbox(channels({ smsUrl: gateway.url }));
  await outbox.add(server.services.db, sms);
  outbox.wake();
  await expect.poll(async () => (await row()).last_error).toContain('503');
  expect((await row()).delivered_at).toBeNull();
  await due();
  outbox.wake();
  await expect.poll(async () => (await row()).delivered_at).not.toBeNull();
  expect(gateway.received[1]?.body).toEqual({ to: sms.to, text: sms.body });
});

test.each([
  [1, 30],
  [2, 60],
  [5, 480],
  [20, 3600],
])('the next attempt after attempt %i is due in %i s', async (attempt, seconds) => {
  await server.services.outbox.add(server.services.db, sms);
  await change({ attempts: attempt - 1 });
  startOutbox(() => Promise.reject(new Error('offline')));
  await expect.poll(async () => (await row()).state).toBe('failed');
  const wait = secondsFromNow((await row()).next_attempt_at);
  expect(wait).toBeGreaterThan(seconds - 15);
  expect(wait).toBeLessThanOrEqual(seconds + 1);
});

test('a message is given up after its last attempt', async () => {
  await server.services.outbox.add(server.services.db, sms);
  await change({ attempts: maxAttempts - 2 });
  const outbox = startOutbox(() => Promise.reject(new Error('offline')));
  await expect.poll(async () => (await row()).state).toBe('failed');
  await due();
  outbox.wake();
  await expect.poll(async () => (await row()).state).toBe('givenUp');
  await due();
  outbox.wake();
  await pause(200);
  expect(await row()).toMatchObject({ attempts: maxAttempts, last_error: 'offline' });
});

test.each([
  [400, 'givenUp'],
  [422, 'givenUp'],
  // a wrong token or address is corrected in the configuration
  [401, 'failed'],
  [404, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
])('a message for which the gateway answers %i is %s', async (code, state) => {
  const gateway = await startGateway(code);
  await server.services.outbox.add(server.services.db, sms);
  startOutbox(channels({ smsUrl: gateway.url }));
  await stateSettles();
  expect(await row()).toMatchObject({ state, last_error: `The SMS gateway answered ${code}` });
});

test.each([
  ['RCPT', '550 5.1.1 unknown', 'givenUp'],
  ['message', '554 spam', 'givenUp'],
  ['RCPT', '451 greylisted', 'failed'],
  ['message', '452 full', 'failed'],
  // faults of the configuration say nothing about the message
  ['greeting', '554 no service', 'failed'],
  ['MAIL', '530 sign in first', 'failed'],
  ['MAIL', '553 not you', 'failed'],
  ['RCPT', '554 5.7.1 your address is blocked', 'failed'],
  ['AUTH', '535 wrong password', 'failed'],
])('a message for which the mail server answers %s with %s is %s', async (command, answer, state) => {
  const mailServer = await startMailServer({ [command]: answer });
  await server.services.outbox.add(server.services.db, mail);
  startOutbox(channels({ smtpUrl: `smtp://user:pass@127.0.0.1:${mailServer.port}` }));
  await stateSettles();
  expect((await row()).last_error).toContain(answer);
  expect((await row()).state).toBe(state);
});

test('a slow mail server is abandoned at the time limit', async () => {
  const mailServer = await startMailServer({ greeting: '220-first line' });
  // every line restarts the inactivity timeout
  const drip = setInterval(() => {
    for (const socket of mailServer.sockets) socket.write('220-one more\r\n');
  }, 50);
  onTestFinished(() => clearInterval(drip));
  await server.services.outbox.add(server.services.db, mail);
  startOutbox(channels({ smtpUrl: mailServer.url }, { mailTimeoutMs: 400, smsTimeoutMs: 400 }));
  await expect.poll(async () => (await row()).state, { timeout: 3_000 }).toBe('failed');
});

test('a silent gateway is abandoned at the time limit', async () => {
  const silent = createServer(() => undefined);
  const smsUrl = `http://127.0.0.1:${await listen(silent)}/`;
  onTestFinished(() => silent.closeAllConnections());
  await server.services.outbox.add(server.services.db, sms);
  startOutbox(channels({ smsUrl }, { mailTimeoutMs: 400, smsTimeoutMs: 400 }));
  await expect.poll(async () => (await row()).state, { timeout: 3_000 }).toBe('failed');
});

test('a claim lasts far longer than a delivery can take', async () => {
  expect(claimSeconds * 1000).toBeGreaterThan(2 * Math.max(...Object.values(deliveryLimits)));
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>();
  await server.services.outbox.add(server.services.db, sms);
  startOutbox(() => delivered);
  await expect.poll(async () => (await row()).attempts).toBe(1);
  expect(secondsFromNow((await row()).next_attempt_at)).toBeGreaterThan(claimSeconds - 30);
  deliver();
});

/** Adds a waiting message with a reset link for a new consultant. */
async function addLinkMessage(email: string) {
  const { db, outbox } = server.services;
  const id = await server.addConsultant({ email });
  const link = await createResetLink(db, '', id, new Date(), resetLinkSeconds);
  await outbox.add(db, { kind: 'resetLink', to: email, subject: 'Bağlantı', body: link.url, link });
  return { id, token: link.url.split('token=')[1] ?? '' };
}

test('a link is delivered before it expires, and not afterwards', async () => {
  const sent: string[] = [];
  const outbox = startOutbox(async ({ to }) => void sent.push(to));
  await addLinkMessage('gecerli@example.com');
  outbox.wake();
  await expect.poll(async () => (await row()).state).toBe('sent');
  await server.services.db.deleteFrom('outbox_messages').execute();

  await addLinkMessage('gecmis@example.com');
  await change({ expires_at: new Date(Date.now() - 1000) });
  outbox.wake();
  await expect.poll(async () => (await row()).state).toBe('expired');
  expect((await row()).attempts).toBe(0);
  expect(sent).toEqual(['gecerli@example.com']);
});

test('the last attempt for a link is due before the link expires', async () => {
  await addLinkMessage('sonuna@example.com');
  const expires_at = new Date(Date.now() + 60_000);
  await change({ expires_at, attempts: 10 });
  startOutbox(() => Promise.reject(new Error('offline')));
  await expect.poll(async () => (await row()).state).toBe('failed');
  expect((await row()).next_attempt_at).toEqual(expires_at);
});

const password = 'Kuscular.35';
test.each([
  [
    'its consultant is cancelled',
    async ({ id }: { id: number }) =>
      server.app.inject({
        method: 'DELETE',
        url: `/api/v1/users/${id}`,
        headers: await server.signInAdmin(),
      }),
  ],
  [
    'it has been used',
    ({ token }: { token: string }) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/users/reset-password',
        payload: { token, password },
        remoteAddress: nextAddress(),
      }),
  ],
  [
    'its user has changed the password',
    async ({ id }: { id: number }) =>
      sendForm(server.app, 'PATCH', `/api/v1/users/${id}`, { password }, await server.signIn(id)),
  ],
])('a link is not delivered when %s', async (name, end) => {
  const answer = await end(await addLinkMessage(`${name.replaceAll(' ', '.')}@example.com`));
  expect(answer.statusCode).toBeLessThan(300);
  const sent: string[] = [];
  startOutbox(async ({ to }) => void sent.push(to));
  await expect.poll(async () => (await row()).state).toBe('revoked');
  expect(sent).toEqual([]);
});

test('each attempt has the same idempotency key, and a resent message has a new one', async () => {
  const gateway = await startGateway(500, 200);
  const outbox = startOutbox(channels({ smsUrl: gateway.url }));
  await outbox.add(server.services.db, sms);
  outbox.wake();
  await expect.poll(async () => (await row()).state).toBe('failed');
  await due();
  outbox.wake();
  await expect.poll(async () => (await row()).state).toBe('sent');
  const again = await server.app.inject({
    method: 'POST',
    url: `/api/v1/outbox/${(await row()).id}/resend`,
    headers: await server.signInAdmin(),
  });
  expect(again.statusCode).toBe(202);
  outbox.wake();
  await expect.poll(() => gateway.received.length).toBe(3);
  const [first, second, third] = gateway.received.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('an email has the same Message-ID in each attempt', async () => {
  const answers: Record<string, string> = { message: '451 later' };
  const mailServer = await startMailServer(answers);
  const outbox = startOutbox(channels({ smtpUrl: mailServer.url }));
  await outbox.add(server.services.db, mail);
  outbox.wake();
  await expect.poll(async () => (await row()).state).toBe('failed');
  delete answers.message;
  await due();
  outbox.wake();
  await expect.poll(async () => (await row()).state).toBe('sent');
  const ids = mailServer.received.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
  expect(ids[0]).toBe(`<${(await row()).delivery_key}@example.com>`);
  expect(ids[1]).toBe(ids[0]);
});

test('a delivery is not repeated when the database fails at its end', async () => {
  const { db } = server.services;
  let delivered = 0;
  await server.services.outbox.add(db, sms);
  const outbox = startOutbox(async () => {
    delivered += 1;
    await sql`alter table outbox_messages rename to away`.execute(db);
  });
  await expect.poll(() => delivered).toBe(1);
  await pause(300);
  await sql`alter table away rename to outbox_messages`.execute(db);
  await expect.poll(async () => (await row()).state).toBe('sent');
  outbox.wake();
  expect(delivered).toBe(1);
});

test('a message that is resent while it is delivered is delivered again', async () => {
  const delivered: Delivery[] = [];
  const { promise: resent, resolve: goOn } = Promise.withResolvers<void>();
  await server.services.outbox.add(server.services.db, sms);
  startOutbox(async (message) => {
    delivered.push(message);
    await resent;
  });
  await expect.poll(() => delivered.length).toBe(1);
  await server.app.inject({
    method: 'POST',
    url: `/api/v1/outbox/${(await row()).id}/resend`,
    headers: await server.signInAdmin(),
  });
  goOn();
  await expect.poll(() => delivered.length).toBe(2);
  await expect.poll(async () => (await row()).state).toBe('sent');
  expect(delivered[1]?.deliveryKey).not.toBe(delivered[0]?.deliveryKey);
});

test('a stopped outbox claims no message', async () => {
  const outbox = startOutbox(async () => undefined);
  await outbox.stop();
  await outbox.add(server.services.db, sms);
  outbox.wake();
  expect((await row()).attempts).toBe(0);
});

test('a stop aborts a slow delivery, whose message is tried again', async () => {
  await server.services.outbox.add(server.services.db, sms);
  const outbox = startOutbox(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    100,
  );
  await expect.poll(async () => (await row()).attempts).toBe(1);
  await outbox.stop();
  expect(await row()).toMatchObject({ state: 'failed', last_error: 'aborted' });
});

test('a stop does not wait for a delivery that ignores its signal', async () => {
  await server.services.outbox.add(server.services.db, sms);
  const outbox = startOutbox(() => new Promise(() => undefined), 100);
  await expect.poll(async () => (await row()).attempts).toBe(1);
  await outbox.stop();
});

test('a mail server’s quote of a refused message is not logged', async () => {
  const { url } = await startMailServer({ message: '554 ayse@example.com: blocked ?token=SECRET' });
  const sending = await startTestServer({
    environment: { SMTP_URL: url, PUBLIC_URL: 'https://arazi.example' },
  });
  onTestFinished(() => sending.stop());
  await sending.services.outbox.add(sending.services.db, mail);
  sending.services.outbox.start();
  const failures = () => sending.logLines.filter((line) => line.includes('could not be delivered'));
  await expect.poll(failures, { timeout: 10_000 }).toHaveLength(1);
  expect(sending.logLines.join('')).not.toMatch(/SECRET|ayse@example\.com/);
});

test('a mail server that hangs does not delay text messages', async () => {
  const texts: string[] = [];
  await server.services.outbox.add(server.services.db, mail);
  await server.services.outbox.add(server.services.db, sms);
  startOutbox(async ({ to }, signal) => {
    if (to !== mail.to) texts.push(to);
    else await new Promise((_, reject) => signal.addEventListener('abort', reject));
  }, 100);
  await expect.poll(() => texts, { timeout: 5_000 }).toEqual([sms.to]);
});
