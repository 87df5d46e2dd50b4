import type { MessageClass } from '../../../rules/messages/messageClass.ts';
import type { SmsProvider } from '../../config/smsConfig.ts';
import type { HttpAnswer } from './callGateway.ts';

/** Who hands over messages to phones. */
export type Carrier = SmsProvider | 'whatsapp';

/** A text message as the gateways take it. */
export interface Sms {
  /** `+` and digits. */
  to: string;
  /** For SMS, see `toSmsText`. */
  text: string;
  /** Ours, the same for every attempt. */
  deliveryKey: string;
  messageClass: MessageClass;
}

/** How an attempt to hand over a message has ended; every reason is shown to the office. */
export type SendResult =
  /** @param reference the gateway's id, where it tells one. */
  | { end: 'taken'; reference?: string }
  /**
   * Another attempt would be refused too; `isNumberFault` where no text gets to the number,
   * `isConsentRefused` where its owner wants no commercial ones.
   */
  | { end: 'refused'; reason: string; isNumberFault: boolean; isConsentRefused?: boolean }
  /** No message goes out until the office changes something at the gateway. */
  | { end: 'accountRefused'; reason: string }
  | { end: 'later'; reason: string; seconds: number }
  /** The message may have gone out. */
  | { end: 'unknown'; reason: string };

/** What is done about a message whose last attempt ended unknown. */
export type RepeatDecision =
  /** It was not taken, or the gateway itself discards a second one. */
  | { decision: 'send' }
  | { decision: 'taken'; reference?: string }
  | { decision: 'wait'; reason: string }
  /** Nobody can tell any more, and a second one would go out. */
  | { decision: 'giveUp'; reason: string };

export interface UnknownAttempt {
  deliveryKey: string;
  /** Since the first attempt whose end is unknown. */
  secondsAgo: number;
}

/** The account as the gateway sees it; `problem` where it refuses to send. */
export type AccountCheck = { problem: string | undefined } | 'unknown';

/** What a gateway says of a message that it has taken. */
export interface DeliveryReport {
  /** One of both names the message. */
  reference?: string | undefined;
  deliveryKey?: string | undefined;
  /** 'open' can still change, or never will. */
  state: 'open' | 'delivered' | 'undelivered';
  /** Why it was not delivered. */
  reason?: string | undefined;
  /** Whether no text gets to the number. */
  isNumberFault?: boolean;
  /** Whether the number's owner wants no commercial texts. */
  isConsentRefused?: boolean;
  parts?: number | undefined;
  /** What the account was charged, in the gateway's credits. */
  cost?: number | undefined;
}

/** The answer to a question for reports: what is known, or that the gateway wants fewer questions. */
export type AskedReports = readonly DeliveryReport[] | 'busy';

/** An SMS gateway behind the outbox. No method throws for what the gateway answers. */
export interface SmsGateway {
  provider: SmsProvider;
  send(sms: Sms, signal: AbortSignal): Promise<SendResult>;
  /** Called before a message is sent again whose last attempt ended unknown. */
  beforeRepeat(attempt: UnknownAttempt, signal: AbortSignal): Promise<RepeatDecision>;
  /** Tests user, password and header. */
  checkAccount?(signal: AbortSignal): Promise<AccountCheck>;
  /** Asks what has become of messages; for gateways that are asked. */
  reports?: {
    /** References of one call. */
    max: number;
    ask(references: readonly string[], signal: AbortSignal): Promise<AskedReports>;
  };
}

/** To whom commercial messages go, by the names of İYS; traders have fewer rights. */
export const commercialRecipient = 'BIREYSEL';

/** What an adapter makes of an answer; undefined for one that it does not know. */
export function resultOf(
  answer: HttpAnswer,
  read: (answer: { status: number; body: string }) => SendResult | undefined,
): SendResult {
  if (answer === 'unreachable') return { end: 'later', reason: gatewayText.unreachable, seconds: 0 };
  if (answer === 'unanswered') return { end: 'unknown', reason: gatewayText.unanswered };
  return read(answer) ?? { end: 'unknown', reason: gatewayText.strange(answer.status) };
}

/** Why a message waits or was not sent; 'Giden Mesajlar' shows it. */
export const gatewayText = {
  unreachable: 'SMS sağlayıcısına ulaşılamadı.',
  unanswered: 'SMS sağlayıcısı yanıt vermedi; mesajın alınıp alınmadığı bilinmiyor.',
  strange: (status: number) =>
    `SMS sağlayıcısından anlaşılmayan bir yanıt geldi (HTTP ${status}); mesajın alınıp alınmadığı bilinmiyor.`,
  undecided:
    'Mesajın SMS sağlayıcısına ulaşıp ulaşmadığı bilinmiyor; alıcıya iki kez gitmemesi için yeniden denenmedi. Sağlayıcının panelinden kontrol edip gerekirse yeniden gönderin.',
  askedInVain: 'SMS sağlayıcısına mesajı alıp almadığı soruldu, yanıt alınamadı.',
  /** With the gateway's own word. */
  refused: (what: string, code: string | number) => `${what} (${code})`,
} as const;

/** A JSON text as its value; undefined for any other text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A field of a parsed answer, whatever the answer is. */
export const fieldOf = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** An id or a code, which a gateway may write as text or as a number. */
export function wordOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** @param headers as the gateway lists them: texts, or objects that hold one. */
export function checkHeader(headers: unknown, header: string, missing = ''): AccountCheck {
  const list = typeof headers === 'string' ? [headers] : headers;
  if (!Array.isArray(list)) return 'unknown';
  const isListed = list.some((one) => one === header || Object.values(Object(one)).includes(header));
  if (isListed) return { problem: undefined };
  return list.every((one) => typeof one === 'string') ? { problem: `${missing}: ${header}` } : 'unknown';
}

/** A count or an amount, which a gateway may write as text or as a number. */
export function numberOf(value: unknown): number | undefined {
  const number = Number(wordOf(value));
  return number >= 0 && number < 1e6 ? number : undefined;
}
