import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Delivery } from './message.ts';

/**
 * Brings one message to its recipient, in a bounded time; rejects when it did not get there, with
 * {@link DeliveryRefused} when another attempt would not get there either.
 * @param signal cuts the delivery off.
 */
export type Deliver = (message: Delivery, signal: AbortSignal) => Promise<void>;

/** The mail server or the gateway will never take this message. */
export class DeliveryRefused extends Error {}

/** The longest that a whole delivery may take. */
export interface DeliveryLimits {
  mailTimeoutMs: number;
  smsTimeoutMs: number;
}

export const deliveryLimits: DeliveryLimits = { mailTimeoutMs: 60_000, smsTimeoutMs: 15_000 };

/**
 * Email by SMTP and text messages by an HTTP gateway, where they are configured; without them a
 * message is written to the log with its whole body, which is how a small installation reads them.
 */
export function createChannels(
  { messages }: Pick<Config, 'messages'>,
  log: FastifyBaseLogger,
  limits = deliveryLimits,
): Deliver {
  // the log is the channel here: a quieter log must not swallow what has to be delivered
  const always = log.child({}, { level: 'info' });
  const toLog: Deliver = async ({ kind, to, subject, body }) => {
    always.info({ message: { kind, to, subject, body } }, 'a message to deliver');
  };
  const mail = messages.smtpUrl ? byMail(messages.smtpUrl, messages.mailFrom, limits.mailTimeoutMs) : toLog;
  const sms = messages.smsUrl ? bySms(messages.smsUrl, messages.smsToken, limits.smsTimeoutMs) : toLog;
  return (message, signal) => (message.to.includes('@') ? mail(message, signal) : sms(message, signal));
}

function byMail(url: string, from: string, timeoutMs: number): Deliver {
  const transport = createTransport({
    url,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, body, deliveryKey }, signal) => {
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        text: body,
        messageId: `<${deliveryKey}@${domain}>`,
        // the timeouts above begin anew with every line of a slow server
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
    } catch (error) {
      throw isRefusedForGood(error) ? new DeliveryRefused(error.message, { cause: error }) : error;
    }
  };
}

/**
 * A 5xx for the recipient or the message. One for the sign-in or the sender, and one for a policy
 * (5.7.x: a blocked address, a missing sign-in), concerns every message until somebody mends it.
 */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error) || !('command' in error) || !('response' in error)) return false;
  const { command, response } = error;
  return (
    (command === 'RCPT TO' || command === 'DATA') &&
    typeof response === 'string' &&
    /^5\d\d(?![ -]5\.7\.)/.test(response) &&
    !response.startsWith('530')
  );
}

/**
 * The gateway has judged the message itself; other failures may be its own, or those of the
 * configuration.
 */
const refusals = [400, 410, 413, 422];

function bySms(url: string, token: string | undefined, timeoutMs: number): Deliver {
  return async ({ to, body, deliveryKey }, signal) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': deliveryKey,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ to, text: body }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    // nobody reads it, and unread it would keep the connection
    await answer.body?.cancel();
    if (answer.ok) return;
    const problem = `The SMS gateway answered ${answer.status}`;
    throw refusals.includes(answer.status) ? new DeliveryRefused(problem) : new Error(problem);
  };
}
