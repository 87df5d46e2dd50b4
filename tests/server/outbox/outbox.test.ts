import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { createLogger } from '../../../server/http/logging.ts';
import { createResetLink, resetLinkSeconds } from '../../../server/identity/resetLinks.ts';
import { createChannels, deliveryLimits } from '../../../server/outbox/channels.ts';
import type { Deliver } from '../../../server/outbox/deliveryEnds.ts';
import type { Delivery, OutboxMessage } from '../../../server/outbox/message.ts';
import { claimSeconds, createOutbox, maxAttempts, maxRunning } from '../../../server/outbox/outbox.ts';
import type { RecordServer } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';
import { startTestServer } from '../fixtures/testServer.ts';
import { listenUntil, startGateway, startMailServer } from './receivers.ts';

const sms = {
  kind: 'offerMade',
  to: '(0532) 000 00 00',
  subject: 'Teklif',
  body: 'Teklifimiz 5 TL',
} as const;
const mail = { ...sms, to: 'ayse@example.com' };
const webhook = (url: string, token?: string) => ({ provider: 'webhook', url, token }) as const;
const shortLimits = { mailSilenceMs: 400, mailTimeoutMs: 400, smsTimeoutMs: 400 };
const secondsFromNow = (date: Date) => (date.getTime() - Date.now()) / 1000;

const test = recordTest.extend('outbox', async ({ server: { services } }) => {
  const { db, config, log } = services;
  // a test that has failed may have left the table renamed
  await sql`alter table if exists away rename to outbox_messages`.execute(db);
  await db.deleteFrom('outbox_messages').execute();
  const failures: unknown[] = [];
  const row = () => db.selectFrom('outbox_messages').selectAll().executeTakeFirstOrThrow();
  return {
    add: (message: OutboxMessage) => services.outbox.add(db, message),
    row,
    /** What the started outbox has reported. */
    failures,
    state: async () => (await row()).state,
    change: (columns: { attempts?: number; next_attempt_at?: Date; expires_at?: Date }) =>
      db.updateTable('outbox_messages').set(columns).execute(),
    /** Starts an outbox that delivers through `deliver` and stops after the test. */
    start(deliver: Deliver, stopTimeoutMs?: number, slowAfterMs?: number) {
      const report = (error: unknown) => failures.push(error);
      const running = createOutbox(db, deliver, report, stopTimeoutMs, slowAfterMs);
      running.start();
      onTestFinished(() => running.stop());
      return running;
    },
    /** The channels with these addresses in the configuration. */
    channels: (messages: Partial<typeof config.messages>, limits = deliveryLimits) =>
      createChannels({ messages: { ...config.messages, ...messages } }, log, limits),
  };
});

test('without channels, a message is logged with its whole body at every log level', async ({
  server,
  outbox,
}) => {
  const lines: string[] = [];
  const quiet = createLogger('error', { write: (line) => void lines.push(line) });
  const running = outbox.start(createChannels(server.services.config, quiet));
  await outbox.add(sms);
  running.wake();
  await expect.poll(outbox.state).toBe('sent');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, message: sms, msg: 'a message to deliver' },
  ]);
});

test('a failed delivery is repeated when it is due', async ({ outbox }) => {
  const gateway = await startGateway(onTestFinished, 503, 204);
  const running = outbox.start(outbox.channels({ sms: webhook(gateway.url) }));
  await outbox.add(sms);
  running.wake();
  await expect.poll(async () => (await outbox.row()).last_error).toContain('503');
  expect((await outbox.row()).delivered_at).toBeNull();
  await outbox.change({ next_attempt_at: new Date(0) });
  running.wake();
  await expect.poll(async () => (await outbox.row()).delivered_at).not.toBeNull();
  expect(gateway.received[1]?.body).toEqual({ to: '+905320000000', text: sms.body });
});

test.for([
  [1, 30],
  [2, 60],
  [5, 480],
  [20, 3600],
] as const)('the next attempt after attempt %i is due in %i s', async ([attempt, seconds], { outbox }) => {
  await outbox.add(sms);
  await outbox.change({ attempts: attempt - 1 });
  outbox.start(() => Promise.reject(new Error('offline')));
  await expect.poll(outbox.state).toBe('failed');
  const wait = secondsFromNow((await outbox.row()).next_attempt_at);
  expect(wait).toBeGreaterThan(seconds - 15);
  expect(wait).toBeLessThanOrEqual(seconds + 1);
});

test('a message is given up after its last attempt', async ({ outbox }) => {
  await outbox.add(sms);
  await outbox.change({ attempts: maxAttempts - 2 });
  const running = outbox.start(() => Promise.reject(new Error('offline')));
  await expect.poll(outbox.state).toBe('failed');
  await outbox.change({ next_attempt_at: new Date(0) });
  running.wake();
  await expect.poll(outbox.state).toBe('givenUp');
  await outbox.change({ next_attempt_at: new Date(0) });
  running.wake();
  await pause(200);
  expect(await outbox.row()).toMatchObject({ attempts: maxAttempts, last_error: 'offline' });
});

test.for([
  [400, 'givenUp'],
  [410, 'givenUp'],
  [413, 'givenUp'],
  [422, 'givenUp'],
  // a wrong token or address is corrected in the configuration
  [401, 'failed'],
  [404, 'failed'],
  [429, 'failed'],
  [500, 'failed'],
] as const)('a message for which the gateway answers %i is %s', async ([code, state], { outbox }) => {
  const gateway = await startGateway(onTestFinished, code);
  await outbox.add(sms);
  outbox.start(outbox.channels({ sms: webhook(gateway.url) }));
  await expect.poll(outbox.state).not.toBe('waiting');
  expect(await outbox.row()).toMatchObject({ state, last_error: `The SMS gateway answered ${code}` });
});

test.for([
  ['RCPT', '550 5.1.1 unknown', 'givenUp'],
  ['message', '554 spam', 'givenUp'],
  ['DATA', '554 5.6.0 no valid recipients', 'givenUp'],
  ['RCPT', '550 5.1.1 not one of 5.7.0', 'givenUp'],
  ['RCPT', '451 greylisted, 550 follows', 'failed'],
  ['message', '452 full', 'failed'],
  // faults of the configuration say nothing about the message
  ['greeting', '554 no service', 'failed'],
  ['MAIL', '530 sign in first', 'failed'],
  ['MAIL', '553 not you', 'failed'],
  ['RCPT', '554 5.7.1 your address is blocked', 'failed'],
  ['RCPT', '530 5.5.1 sign in first', 'failed'],
  ['AUTH', '535 wrong password', 'failed'],
] as const)(
  'a message for which the mail server answers %s with %s is %s',
  async ([command, answer, state], { outbox }) => {
    const mailServer = await startMailServer(onTestFinished, { [command]: answer });
    await outbox.add(mail);
    outbox.start(outbox.channels({ smtpUrl: `smtp://user:pass@127.0.0.1:${mailServer.port}` }));
    await expect.poll(outbox.state).not.toBe('waiting');
    expect((await outbox.row()).last_error).toContain(answer);
    expect(await outbox.state()).toBe(state);
  },
);

test('a slow mail server is abandoned at the time limit', async ({ outbox }) => {
  const mailServer = await startMailServer(onTestFinished, { greeting: '220-first line' });
  // every line restarts the inactivity timeout
  const drip = setInterval(() => {
    for (const socket of mailServer.sockets) socket.write('220-one more\r\n');
  }, 50);
  onTestFinished(() => clearInterval(drip));
  await outbox.add(mail);
  outbox.start(outbox.channels({ smtpUrl: mailServer.url }, shortLimits));
  await expect.poll(outbox.state, { timeout: 3_000 }).toBe('failed');
});

test('a mail server that accepts a message late gets it once, and others meanwhile', async ({
  server,
  outbox,
}) => {
  // RFC 5321, 4.5.3.2.6
  expect(deliveryLimits.mailSilenceMs).toBeGreaterThanOrEqual(10 * 60_000);
  const mailServer = await startMailServer(onTestFinished, { message: '' });
  const limits = { ...shortLimits, mailSilenceMs: 20_000, mailTimeoutMs: 20_000 };
  for (const to of ['ayse', 'veli', 'ece']) await outbox.add({ ...mail, to: `${to}@example.com` });
  outbox.start(outbox.channels({ smtpUrl: mailServer.url }, limits), 5_000, 100);
  await expect.poll(() => mailServer.received.length).toBe(3);
  // long enough for further attempts, if there were any
  await pause(1_000);
  expect(mailServer.received).toHaveLength(3);
  for (const socket of mailServer.sockets) socket.write('250 taken\r\n');
  const sent = server.services.db.selectFrom('outbox_messages').select(['state', 'attempts']);
  await expect.poll(() => sent.execute()).toEqual(Array(3).fill({ state: 'sent', attempts: 1 }));
});

test('of slow deliveries, no more than ten run at a time', async ({ outbox }) => {
  let begun = 0;
  const waiting: (() => void)[] = [];
  const deliver = () =>
    new Promise<undefined>((done) => {
      begun += 1;
      waiting.push(() => done(undefined));
    });
  for (let index = 0; index < maxRunning + 2; index += 1) await outbox.add(mail);
  outbox.start(deliver, 5_000, 20);
  await expect.poll(() => begun).toBe(maxRunning);
  await pause(300);
  expect(begun).toBe(maxRunning);
  waiting.pop()?.();
  await expect.poll(() => begun).toBe(maxRunning + 1);
  await pause(300);
  expect(begun).toBe(maxRunning + 1);
  for (const done of waiting) done();
});

test('a stop waits for the results of slow deliveries', async ({ outbox }) => {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<undefined>();
  await outbox.add(mail);
  const running = outbox.start(() => delivered, 5_000, 20);
  await expect.poll(async () => (await outbox.row()).attempts).toBe(1);
  // the round has left it behind
  await pause(200);
  const stopped = running.stop();
  deliver(undefined);
  await stopped;
  expect(await outbox.state()).toBe('sent');
});

test('a silent gateway is abandoned at the time limit', async ({ outbox }) => {
  const silent = createServer(() => undefined);
  const url = `http://127.0.0.1:${await listenUntil(onTestFinished, silent)}/`;
  onTestFinished(() => silent.closeAllConnections());
  await outbox.add(sms);
  outbox.start(outbox.channels({ sms: webhook(url) }, shortLimits));
  await expect.poll(outbox.state, { timeout: 3_000 }).toBe('failed');
});

test('a claim lasts longer than a delivery can take', async ({ outbox }) => {
  expect(claimSeconds * 1000).toBeGreaterThan(60_000 + Math.max(...Object.values(deliveryLimits)));
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<undefined>();
  await outbox.add(sms);
  outbox.start(() => delivered);
  await expect.poll(async () => (await outbox.row()).attempts).toBe(1);
  expect(secondsFromNow((await outbox.row()).next_attempt_at)).toBeGreaterThan(claimSeconds - 30);
  deliver(undefined);
});

/** Adds a waiting message with a reset link for a new consultant. */
async function addLinkMessage(server: RecordServer, email: string) {
  const { db, outbox } = server.services;
  const id = await server.addConsultant({ email });
  const link = await createResetLink(db, '', id, new Date(), resetLinkSeconds);
  await outbox.add(db, { kind: 'resetLink', to: email, subject: 'Bağlantı', body: link.url, link });
  return { id, token: link.url.split('token=')[1] ?? '' };
}

test('a link is delivered before it expires, and not afterwards', async ({ server, outbox }) => {
  const sent: string[] = [];
  const running = outbox.start(async ({ to }) => void sent.push(to));
  await addLinkMessage(server, 'gecerli@example.com');
  running.wake();
  await expect.poll(outbox.state).toBe('sent');
  await server.services.db.deleteFrom('outbox_messages').execute();

  await addLinkMessage(server, 'gecmis@example.com');
  await outbox.change({ expires_at: new Date(Date.now() - 1000) });
  running.wake();
  await expect.poll(outbox.state).toBe('expired');
  expect((await outbox.row()).attempts).toBe(0);
  expect(sent).toEqual(['gecerli@example.com']);
});

test('the last attempt for a link is due before the link expires', async ({ server, outbox }) => {
  await addLinkMessage(server, 'sonuna@example.com');
  const expires_at = new Date(Date.now() + 60_000);
  await outbox.change({ expires_at, attempts: 10 });
  outbox.start(() => Promise.reject(new Error('offline')));
  await expect.poll(outbox.state).toBe('failed');
  expect((await outbox.row()).next_attempt_at).toEqual(expires_at);
});

const password = 'Kuscular.35';
test.for<
  [string, (server: RecordServer, link: { id: number; token: string }) => ReturnType<RecordServer['call']>]
>([
  ['its consultant is cancelled', ({ call }, { id }) => call('DELETE', `/users/${id}`)],
  [
    'it has been used',
    ({ call }, { token }) => call('POST', '/users/reset-password', { token, password }, {}),
  ],
  [
    'its user has changed the password',
    async (server, { id }) =>
      server.submitForm('PATCH', `/users/${id}`, { password }, await server.signIn(id)),
  ],
])('a link is not delivered when %s', async ([name, end], { server, outbox }) => {
  const answer = await end(server, await addLinkMessage(server, `${name.replaceAll(' ', '.')}@example.com`));
  expect(answer.statusCode).toBeLessThan(300);
  const sent: string[] = [];
  outbox.start(async ({ subject }) => void sent.push(subject));
  const links = server.services.db.selectFrom('outbox_messages').where('kind', '=', 'resetLink');
  await expect.poll(() => links.select('state').execute()).toEqual([{ state: 'revoked' }]);
  // a new password is told to the mailbox
  expect(sent).not.toContain('Bağlantı');
});

test('each attempt has the same idempotency key, and a resent message has a new one', async ({
  server,
  outbox,
}) => {
  const gateway = await startGateway(onTestFinished, 500, 200);
  const running = outbox.start(outbox.channels({ sms: webhook(gateway.url) }));
  await outbox.add(sms);
  running.wake();
  await expect.poll(outbox.state).toBe('failed');
  await outbox.change({ next_attempt_at: new Date(0) });
  running.wake();
  await expect.poll(outbox.state).toBe('sent');
  const again = await server.call('POST', `/outbox/${(await outbox.row()).id}/resend`);
  expect(again.statusCode).toBe(202);
  running.wake();
  await expect.poll(() => gateway.received.length).toBe(3);
  const [first, second, third] = gateway.received.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('no message goes in the clear, or on to another host', async ({ outbox }) => {
  const elsewhere = await startGateway(onTestFinished);
  const moved = createServer((_, response) => response.writeHead(307, { location: elsewhere.url }).end());
  const port = await listenUntil(onTestFinished, moved);
  // without STARTTLS; this name of the machine is no loopback address
  const mailServer = await startMailServer(onTestFinished);
  const deliver = outbox.channels({
    sms: webhook(`http://127.0.0.1:${port}/`),
    smtpUrl: `smtp://0.0.0.0:${mailServer.port}`,
  });
  const { signal } = new AbortController();
  for (const message of [sms, mail])
    await expect(deliver({ ...message, deliveryKey: crypto.randomUUID() }, signal)).rejects.toThrow();
  expect([elsewhere.received, mailServer.received]).toEqual([[], []]);
});

test('the gateway gets JSON, and the token if one is configured', async ({ outbox }) => {
  const gateway = await startGateway(onTestFinished);
  const send = async (token?: string) => {
    const deliver = outbox.channels({ sms: webhook(gateway.url, token) });
    await deliver({ ...sms, deliveryKey: 'a' }, new AbortController().signal);
    return gateway.received.at(-1)?.headers;
  };
  expect(await send('gizli')).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer gizli',
  });
  expect(await send()).not.toHaveProperty('authorization');
});

test.for([
  ['Arazi Teklif <bilgi@arazi.example>', 'arazi.example'],
  ['bilgi@arazi.example', 'arazi.example'],
] as const)('an email from %s names %s in its Message-ID', async ([mailFrom, domain], { outbox }) => {
  const { url: smtpUrl, received } = await startMailServer(onTestFinished);
  const deliver = outbox.channels({ smtpUrl, mailFrom });
  await deliver({ ...mail, deliveryKey: 'a1' }, new AbortController().signal);
  expect(received[0]).toContain(`Message-ID: <a1@${domain}>\n`);
});

test('an email has the same Message-ID in each attempt', async ({ outbox }) => {
  const answers: Record<string, string> = { message: '451 later' };
  const mailServer = await startMailServer(onTestFinished, answers);
  const running = outbox.start(outbox.channels({ smtpUrl: mailServer.url }));
  await outbox.add(mail);
  running.wake();
  await expect.poll(outbox.state).toBe('failed');
  delete answers.message;
  await outbox.change({ next_attempt_at: new Date(0) });
  running.wake();
  await expect.poll(outbox.state).toBe('sent');
  const ids = mailServer.received.map((text) => /^Message-ID: (.*)$/im.exec(text)?.[1]);
  expect(ids[0]).toBe(`<${(await outbox.row()).delivery_key}@example.com>`);
  expect(ids[1]).toBe(ids[0]);
});

test('a delivery is not repeated when the database fails at its end, which is reported', async ({
  server,
  outbox,
}) => {
  const { db } = server.services;
  let delivered = 0;
  await outbox.add(sms);
  const running = outbox.start(async () => {
    delivered += 1;
    await sql`alter table outbox_messages rename to away`.execute(db);
  });
  await expect.poll(() => delivered).toBe(1);
  await pause(300);
  expect(outbox.failures).not.toEqual([]);
  await sql`alter table away rename to outbox_messages`.execute(db);
  await expect.poll(outbox.state).toBe('sent');
  running.wake();
  expect(delivered).toBe(1);
});

test('a stop ends the attempts to store a delivery while the database fails', async ({ server, outbox }) => {
  const { db } = server.services;
  await outbox.add(sms);
  const running = outbox.start(async () => {
    await sql`alter table outbox_messages rename to away`.execute(db);
  }, 100);
  await expect.poll(() => outbox.failures).not.toEqual([]);
  await running.stop();
  await sql`alter table away rename to outbox_messages`.execute(db);
  expect(outbox.failures.at(-1)).toMatchObject({ name: 'AbortError' });
});

test('a message that is resent while it is delivered is delivered again', async ({ server, outbox }) => {
  const delivered: Delivery[] = [];
  const { promise: resent, resolve: goOn } = Promise.withResolvers<void>();
  await outbox.add(sms);
  outbox.start(async (message) => {
    delivered.push(message);
    await resent;
  });
  await expect.poll(() => delivered.length).toBe(1);
  await server.call('POST', `/outbox/${(await outbox.row()).id}/resend`);
  goOn();
  await expect.poll(() => delivered.length).toBe(2);
  await expect.poll(outbox.state).toBe('sent');
  expect(delivered[1]?.deliveryKey).not.toBe(delivered[0]?.deliveryKey);
});

test('an outbox that has not been started claims no message', async ({ server, outbox }) => {
  await outbox.add(sms);
  const waiting = createOutbox(
    server.services.db,
    async () => undefined,
    () => undefined,
  );
  waiting.wake();
  await waiting.stop();
  expect((await outbox.row()).attempts).toBe(0);
});

test('an outbox that was stopped can be started again', async ({ outbox }) => {
  const running = outbox.start(async () => undefined);
  await running.stop();
  await outbox.add(sms);
  running.start();
  await expect.poll(outbox.state).toBe('sent');
});

test('a message that is added just after the outbox has looked is delivered at once', async ({
  server,
  outbox,
}) => {
  const { db } = server.services;
  let answers = 0;
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      answers += 1;
      // each of the two workers has looked for alerts to summarise, and for a message
      if (answers === 4) {
        await outbox.add(sms);
        await outbox.add(mail);
        running.wake();
      }
      return result;
    },
  });
  const running = createOutbox(
    watched,
    async () => undefined,
    () => undefined,
  );
  onTestFinished(() => running.stop());
  running.start();
  const waiting = () =>
    db.selectFrom('outbox_messages').select('id').where('state', '=', 'waiting').execute();
  await expect.poll(() => answers).toBeGreaterThan(4);
  // the next round comes after five seconds
  await expect.poll(waiting, { timeout: 3_000 }).toEqual([]);
});

test('an outbox without messages leaves the database alone until its next round', async ({ server }) => {
  await server.services.db.deleteFrom('outbox_messages').execute();
  let queries = 0;
  const failures: unknown[] = [];
  const db = server.services.db.withPlugin({
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const running = createOutbox(
    db,
    async () => undefined,
    (error) => failures.push(error),
  );
  // a round is two queries of each of the two workers
  running.start();
  await expect.poll(() => queries).toBe(4);
  await pause(80);
  expect(queries).toBe(4);
  running.wake();
  // the second call comes during the round of the first
  running.wake();
  await expect.poll(() => queries).toBe(12);
  await pause(80);
  await running.stop();
  expect(queries).toBe(12);
  expect(failures).toEqual([]);
});

test('a delivery that fails without an error is shown as unknown', async ({ outbox }) => {
  await outbox.add(sms);
  outbox.start(() => Promise.reject('offline'));
  await expect.poll(outbox.state).toBe('failed');
  expect((await outbox.row()).last_error).toBe('unknown');
});

test('a call during a delivery starts no second one', async ({ server, outbox }) => {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<undefined>();
  for (let count = 0; count < 2; count += 1) await outbox.add(sms);
  const running = outbox.start(() => delivered);
  const claimed = () =>
    server.services.db.selectFrom('outbox_messages').select('id').where('attempts', '=', 1).execute();
  await expect.poll(claimed).toHaveLength(1);
  running.wake();
  await pause(200);
  expect(await claimed()).toHaveLength(1);
  deliver(undefined);
  await expect.poll(claimed).toHaveLength(2);
});

test('a stopped outbox claims no message', async ({ outbox }) => {
  const running = outbox.start(async () => undefined);
  await running.stop();
  await outbox.add(sms);
  running.wake();
  expect((await outbox.row()).attempts).toBe(0);
});

test('a stop aborts a slow delivery, whose message is tried again', async ({ outbox }) => {
  await outbox.add(sms);
  const running = outbox.start(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    100,
  );
  await expect.poll(async () => (await outbox.row()).attempts).toBe(1);
  await running.stop();
  expect(await outbox.row()).toMatchObject({ state: 'failed', last_error: 'aborted' });
});

test('a stop does not wait for a delivery that ignores its signal', async ({ outbox }) => {
  await outbox.add(sms);
  const running = outbox.start(() => new Promise(() => undefined), 100);
  await expect.poll(async () => (await outbox.row()).attempts).toBe(1);
  await running.stop();
});

test('a mail server’s quote of a refused message is not logged', async () => {
  const { url } = await startMailServer(onTestFinished, {
    message: '554 ayse@example.com: blocked ?token=SECRET',
  });
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

test('a mail server that hangs does not delay text messages', async ({ outbox }) => {
  const texts: string[] = [];
  await outbox.add(mail);
  await outbox.add(sms);
  outbox.start(async ({ to }, signal) => {
    if (to !== mail.to) texts.push(to);
    else await new Promise((_, reject) => signal.addEventListener('abort', reject));
  }, 100);
  await expect.poll(() => texts, { timeout: 5_000 }).toEqual([sms.to]);
});
