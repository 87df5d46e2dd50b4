import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { messageClasses } from '../../rules/messages/messageClass.ts';
import { maxSmsParts, smsParts, toSmsText } from '../../rules/messages/smsText.ts';
import { smsNumber } from '../../rules/people/phone.ts';
import type { Config } from '../config/config.ts';
import {
  AccountRefused,
  type Deliver,
  DeliveryPostponed,
  DeliveryRefused,
  NotByWhatsapp,
} from './deliveryEnds.ts';
import { deliveryText } from './deliveryText.ts';
import type { GatewayAccount } from './gatewayAccount.ts';
import { createGateway } from './gateways/createGateway.ts';
import type { SmsGateway } from './gateways/gateway.ts';
import { byWhatsapp } from './whatsapp/byWhatsapp.ts';
import { createWhatsapp } from './whatsapp/createWhatsapp.ts';
import { whatsappText } from './whatsapp/whatsappText.ts';

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

type Watched = Pick<GatewayAccount, 'accepted' | 'refused'>;

/**
 * Delivers email by SMTP, text messages by an SMS gateway, and templates by WhatsApp. Without them,
 * a message is logged with its whole body, from which a small installation can pass it on.
 * @param accounts learn from each message whether the carrier accepts the account.
 */
export function createChannels(
  { messages }: Pick<Config, 'messages'>,
  log: FastifyBaseLogger,
  limits = deliveryLimits,
  accounts: { sms?: Watched; whatsapp?: Watched } = {},
): Deliver {
  // messages are logged regardless of the log level
  const messageLog = log.child({}, { level: 'info' });
  const toLog: Deliver = async ({ kind, to, subject, body }) => {
    messageLog.info({ message: { kind, to, subject, body } }, 'a message to deliver');
    return undefined;
  };
  const mail = messages.smtpUrl ? byMail(messages.smtpUrl, messages.mailFrom, limits) : toLog;
  const gateway = messages.sms && bySms(createGateway(messages.sms), limits.smsTimeoutMs);
  const sms = gateway ? (accounts.sms ? watched(gateway, accounts.sms) : gateway) : toLog;
  const whatsapp = messages.whatsapp
    ? byWhatsapp(createWhatsapp(messages.whatsapp), accounts.whatsapp, {
        hasSms: gateway !== undefined,
        timeoutMs: limits.smsTimeoutMs,
      })
    : notByWhatsapp;
  return (message, signal) => {
    if (message.channel === 'whatsapp') return whatsapp(message, signal);
    return message.to.includes('@') ? mail(message, signal) : sms(message, signal);
  };
}

/** For messages that were waiting when WhatsApp was switched off. */
async function notByWhatsapp(): Promise<never> {
  throw new NotByWhatsapp(whatsappText.off);
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
      throw permanentRefusal(error) ?? error;
    }
  };
}

const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(host);

/**
 * The refusal in a 5xx reply about the recipient or the message; undefined for any other error.
 * Replies about the sign-in, the sender or a policy (5.7.x) affect every message until the
 * configuration is corrected.
 */
function permanentRefusal(error: unknown): DeliveryRefused | undefined {
  const { command, response }: { command?: unknown; response?: unknown } = Object(error);
  const reply = String(response);
  if (command !== 'RCPT TO' && command !== 'DATA') return undefined;
  if (!/^5(?!30)\d\d(?![ -]5\.7\.)/.test(reply)) return undefined;
  // RFC 3463: no such mailbox or domain, moved, takes no mail, switched off. A full one empties.
  const isUnknown = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)(?!\d)/.test(reply);
  const isUnexplained = command === 'RCPT TO' && /^55[013](?![ -]\d\.)/.test(reply);
  const isRecipientFault = isUnknown || isUnexplained;
  const words = isRecipientFault ? deliveryText.unknownMailbox : deliveryText.mailRefused;
  return new DeliveryRefused(words(reply), { isRecipientFault });
}

/** Reports what each delivery says of the account; a failure of that changes no delivery. */
function watched(sms: Deliver, account: Watched): Deliver {
  return async (message, signal) => {
    try {
      const taken = await sms(message, signal);
      await account.accepted().catch(() => undefined);
      return taken;
    } catch (error) {
      if (error instanceof AccountRefused) await account.refused(error.message).catch(() => undefined);
      throw error;
    }
  };
}

function bySms(gateway: SmsGateway, timeoutMs: number): Deliver {
  return async ({ kind, to: phone, body, deliveryKey, unknownForSeconds }, signal) => {
    const to = smsNumber(phone);
    if (to === undefined) throw new DeliveryRefused(deliveryText.noSms, { isRecipientFault: true });
    // a webhook gets the text as it is, whatever it is sent by
    const text = gateway.provider === 'webhook' ? body : toSmsText(body);
    const parts = smsParts(text);
    if (gateway.provider !== 'webhook' && parts > maxSmsParts)
      throw new DeliveryRefused(deliveryText.tooLong);
    const within = () => AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const taken = (reference?: string) => ({
      provider: gateway.provider,
      reference,
      isAsked: gateway.reports !== undefined && reference !== undefined,
      parts,
    });
    if (unknownForSeconds !== undefined) {
      const repeat = await gateway.beforeRepeat({ deliveryKey, secondsAgo: unknownForSeconds }, within());
      if (repeat.decision === 'taken') return taken(repeat.reference);
      if (repeat.decision === 'wait') throw new Error(repeat.reason);
      if (repeat.decision === 'giveUp') throw new DeliveryRefused(repeat.reason);
    }
    const sms = { to, text, deliveryKey, messageClass: messageClasses[kind] };
    const result = await gateway.send(sms, within());
    if (result.end === 'taken') return taken(result.reference);
    if (result.end === 'refused') {
      const { isNumberFault, isConsentRefused = false } = result;
      const refusedAt = isConsentRefused ? gateway.provider : undefined;
      throw new DeliveryRefused(result.reason, { isRecipientFault: isNumberFault, refusedAt });
    }
    if (result.end === 'accountRefused') throw new AccountRefused(result.reason);
    if (result.end === 'later') throw new DeliveryPostponed(result.reason, result.seconds);
    throw new Error(result.reason);
  };
}
