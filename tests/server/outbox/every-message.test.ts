/**
 * Every message that leaves the server, as its recipient gets it. When a text is changed on
 * purpose, `vitest run -u` with this file writes `every-message.txt` anew.
 */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createLogger } from '../../../server/http/logging.ts';
import { createChannels } from '../../../server/outbox/channels.ts';
import { createOutbox } from '../../../server/outbox/outbox.ts';
import { parsedContract } from '../../contract/document/parsedContract.ts';
import { clockTest } from '../fixtures/clockTest.ts';
import { startRecordServer } from '../fixtures/recordServer.ts';
import { readEmail, startGateway, startMailServer } from './receivers.ts';
import { night, office, sendEveryMessage } from './sendEveryMessage.ts';

const copy = import.meta.glob<object>('../../../server/**/*Text.ts', { eager: true });

const test = clockTest(night)
  .extend('mailServer', { scope: 'file' }, ({}, { onCleanup }) => startMailServer(onCleanup))
  .extend('gateway', { scope: 'file' }, ({}, { onCleanup }) => startGateway(onCleanup))
  .extend('server', { scope: 'file' }, async ({ clock, mailServer, gateway }, { onCleanup }) => {
    const server = await startRecordServer({
      environment: {
        PUBLIC_URL: 'https://arazi.example',
        MAIL_FROM: 'Işık Arazi <bilgi@arazi.example>',
        SMTP_URL: mailServer.url,
        SMS_URL: gateway.url,
        CONTACT_EMAIL: 'iletisim@example.com',
        ALERT_TO: `${office}, +90 532 999 88 77`,
        OWNER_RECEIPT: 'on',
      },
      now: () => clock.now,
    });
    onCleanup(() => server.stop());
    return server;
  })
  /** The functions of the server's copy that write messages, and whether each has been called. */
  .extend('writers', { scope: 'file' }, ({}, { onCleanup }) => {
    const writers = new Map<string, boolean>();
    const replaced: (() => void)[] = [];
    onCleanup(() => {
      for (const restore of replaced) restore();
    });
    const watch = (holder: object, path: string) => {
      for (const [key, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
        const [value, name]: [unknown, string] = [Reflect.get(holder, key), `${path} ${key}`];
        if (typeof value === 'object' && value !== null) watch(value, name);
        // whatever writes a message names its subject
        if (typeof value !== 'function' || !/\bsubject *[:,]/.test(String(value))) continue;
        writers.set(name, false);
        const watched = (...parameters: unknown[]) => {
          writers.set(name, true);
          return Reflect.apply(value, holder, parameters);
        };
        Object.defineProperty(holder, key, { configurable: true, enumerable: true, value: watched });
        replaced.push(() => Object.defineProperty(holder, key, descriptor));
      }
    };
    for (const [file, module] of Object.entries(copy)) watch(module, file);
    return writers;
  })
  /** Delivers the waiting messages. @returns the emails and then the text messages that arrived. */
  .extend('deliver', { scope: 'file' }, ({ server, mailServer, gateway }) => async () => {
    const { db, config } = server.services;
    const lines = new Map<string, string>();
    let line = '';
    const log = createLogger('info', {
      write: (written) => {
        line = written;
      },
    });
    const toRecipient = createChannels(config, log);
    const toLog = createChannels(
      { messages: { ...config.messages, smtpUrl: undefined, sms: undefined } },
      log,
    );
    const failures: unknown[] = [];
    const outbox = createOutbox(
      db,
      async (message, signal) => {
        const isLogged = toLog(message, signal);
        // the other worker's line comes after this one
        lines.set(message.deliveryKey, line);
        await Promise.all([isLogged, toRecipient(message, signal)]);
      },
      (failure) => failures.push(failure),
    );
    const messages = db
      .selectFrom('outbox_messages')
      .selectAll()
      // the summaries of emails and of text messages are written at the same time
      .orderBy(sql`recipient not like '%@%'`)
      .orderBy('id');
    outbox.start();
    await expect
      .poll(async () => (await messages.execute()).filter(({ state }) => state !== 'sent'))
      .toEqual([]);
    await outbox.stop();
    expect(failures).toEqual([]);
    const sent = (await messages.execute()).map(({ kind, recipient: to, subject, delivery_key }) => {
      const email = mailServer.received.find((one) => one.includes(delivery_key));
      const text = gateway.received.find(({ headers }) => headers['idempotency-key'] === delivery_key);
      const { to: number, text: sms } = Object(text?.body);
      const { head, body } = email ? readEmail(email) : { head: [`SMS to ${number}`], body: sms };
      expect(JSON.parse(lines.get(delivery_key) ?? '').message).toEqual({ kind, to, subject, body });
      return {
        kind,
        text: [`--- ${kind}: ${subject}`, ...head, '', body, ''].join('\n').replace(delivery_key, 'KEY'),
      };
    });
    await db.deleteFrom('outbox_messages').execute();
    return sent;
  })
  .extend('sent', { scope: 'file' }, async ({ server, clock, writers, deliver }) => {
    const kinds = new Set<string>();
    let text = '';
    await sendEveryMessage(server, clock, async (event) => {
      const messages = await deliver();
      for (const { kind } of messages) kinds.add(kind);
      text += [`=== ${event}`, ...messages.map((one) => one.text), ''].join('\n');
    });
    return { kinds, writers, text: text.replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'TOKEN') };
  });

test('every message says what it said', async ({ sent: { text } }) => {
  await expect(text).toMatchFileSnapshot('every-message.txt');
});

test('messages of all kinds are sent', async ({ sent: { kinds } }) => {
  const { components } = Object(await parsedContract());
  const declared: string[] = components.schemas.OutboxMessage.properties.kind.enum;
  expect([...kinds].toSorted()).toEqual(declared.toSorted());
});

test('all texts of messages are sent', ({ sent: { writers } }) => {
  expect(writers.size).toBeGreaterThan(0);
  const unsent = [...writers].filter(([, isCalled]) => !isCalled);
  expect(unsent.map(([name]) => name)).toEqual([]);
});
