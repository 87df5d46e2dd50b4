import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { OutboxMessage } from './outbox.ts';

/** Brings one message to its recipient; rejects when it did not get there. */
export type Deliver = (message: OutboxMessage) => Promise<void>;

/**
 * Email by SMTP and text messages by an HTTP gateway, where they are configured; without them a message is written to the log with its
 * whole body, which is how a small installation reads them.
 */
export function createChannels({ messages }: Pick<Config, 'messages'>, log: FastifyBaseLogger): Deliver {
  // the log is the channel here: a quieter log must not swallow what has to be delivered
  const always = log.child({}, { level: 'info' });
  const toLog: Deliver = async ({ kind, to, subject, body }) => {
    always.info({ message: { kind, to, subject, body } }, 'a message to deliver');
  };
  const mail = messages.smtpUrl ? byMail(messages.smtpUrl, messages.mailFrom) : toLog;
  const sms = messages.smsUrl ? bySms(messages.smsUrl, messages.smsToken) : toLog;
  return (message) => (message.to.includes('@') ? mail(message) : sms(message));
}

function byMail(url: string, from: string): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 8_000,
  });
  return async ({ to, subject, body }) => {
    await transport.sendMail({ from, to, subject, text: body });
  };
}

function bySms(url: string, token: string | undefined): Deliver {
  return async ({ to, body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ to, text: body }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
  };
}
