import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { smsNumber } from '../../rules/people/phone.ts';
import type { Config } from '../config/config.ts';
import { deliveryText } from './deliveryText.ts';
import type { Delivery } from './message.ts';

/**
 * Delivers one message within a time limit.
 * @param signal aborts the delivery.
 * @throws DeliveryRefused when another attempt would fail too; any other error otherwise.
 */
export type Deliver = (message: Delivery, signal: AbortSignal) => Promise<void>;

/** The mail server or the SMS gateway rejects this message permanently. */
export class DeliveryRefused extends Error {}

interface DeliveryLimits {
  /** How long a mail server that has greeted may be silent. */
  mailSilenceMs: number;
  /** Of a whole delivery. */
  mailTimeoutMs: number;
  smsTimeoutMs: number;
}

export const deliveryLimits: DeliveryLimits = {
  // RFC 5321, 4.5.3.2: a server may check a message for ten minutes before it accepts it, and who
  // hangs up earlier sends it again
  mailSilenceMs: 600_000,
  mailTimeoutMs: 660_000,
  smsTimeoutMs: 15_000,
};

/**
 * Delivers email by SMTP and text messages by an HTTP gateway. Without them, a message is logged
 * with its whole body, from which a small installation can pass it on.
 */
export function createChannels(
  { messages }: Pick<Config, 'messages'>,
  log: FastifyBaseLogger,
  limits = deliveryLimits,
): Deliver {
  // messages are logged regardless of the log level
  const messageLog = log.child({}, { level: 'info' });
  const toLog: Deliver = async ({ kind, to, subject, body }) => {
    messageLog.info({ message: { kind, to, subject, body } }, 'a message to deliver');
  };
  const mail = messages.smtpUrl ? byMail(messages.smtpUrl, messages.mailFrom, limits) : toLog;
  const { smsUrl, smsToken } = messages;
  const sms = smsUrl ? bySms(smsUrl, smsToken, limits.smsTimeoutMs) : toLog;
  return (message, signal) => (message.to.includes('@') ? mail(message, signal) : sms(message, signal));
}

function byMail(url: string, from: string, { mailSilenceMs, mailTimeoutMs }: DeliveryLimits): Deliver {
  const { protocol, hostname } = new URL(url);
  const transport = createTransport({
    url,
    // a server that offers no STARTTLS, or somebody in between who removes the offer, would get names
    // and links that set passwords in the clear
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: mailSilenceMs,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, body, deliveryKey }, signal) => {
    if (/[\s,;<>"]/.test(to)) throw new DeliveryRefused(deliveryText.noMailbox);
    try {
      await transport.sendMail({
        from,
        // a text would be read as a list, in which a comma separates two strangers
        to: { name: '', address: to },
        subject,
        text: body,
        messageId: `<${deliveryKey}@${domain}>`,
        // every line of a slow server restarts the timeouts above
        signal: AbortSignal.any([signal, AbortSignal.timeout(mailTimeoutMs)]),
      });
    } catch (error) {
      throw isPermanent(error) ? new DeliveryRefused(error.message) : error;
    }
  };
}

const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(host);

/**
 * Whether the error is a 5xx reply about the recipient or the message. Replies about the sign-in,
 * the sender or a policy (5.7.x) affect every message until the configuration is corrected.
 */
function isPermanent(error: unknown): error is Error {
  const { command, response }: { command?: unknown; response?: unknown } = Object(error);
  return (
    error instanceof Error &&
    (command === 'RCPT TO' || command === 'DATA') &&
    /^5(?!30)\d\d(?![ -]5\.7\.)/.test(String(response))
  );
}

/** The gateway's answers about the message itself, unlike those about the configuration. */
const permanentStatuses = [400, 410, 413, 422];

function bySms(url: string, token: string | undefined, timeoutMs: number): Deliver {
  return async ({ to: phone, body, deliveryKey }, signal) => {
    const to = smsNumber(phone);
    if (to === undefined) throw new DeliveryRefused(deliveryText.noSms);
    const answer = await fetch(url, {
      method: 'POST',
      // the message is for this host alone
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': deliveryKey,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ to, text: body }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    // an unread body would keep the connection busy
    await answer.body?.cancel();
    if (answer.ok) return;
    const problem = `The SMS gateway answered ${answer.status}`;
    throw permanentStatuses.includes(answer.status) ? new DeliveryRefused(problem) : new Error(problem);
  };
}
