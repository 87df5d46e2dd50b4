import type { Carrier } from './gateways/gateway.ts';
import type { Delivery } from './message.ts';

/**
 * Delivers one message within a time limit.
 * @param signal aborts the delivery.
 * @returns what the gateway tells of it; nothing for other channels.
 * @throws DeliveryRefused when another attempt would fail too, NotByWhatsapp when it goes by SMS,
 *   DeliveryPostponed when it was not taken; after any other error nobody knows.
 */
export type Deliver = (message: Delivery, signal: AbortSignal) => Promise<HandedOver | undefined>;

/** What a gateway tells of a message that it has taken. */
export interface HandedOver {
  provider: Carrier;
  /** The gateway's id of the message. */
  reference: string | undefined;
  /** Whether the gateway is asked for a report of it. */
  isAsked: boolean;
  /** How many parts it is estimated to have; undefined for what has none. */
  parts?: number;
}

/** The mail server or the SMS gateway rejects this message permanently. */
export class DeliveryRefused extends Error {
  /** Whether no message gets to the number or the address. */
  readonly isRecipientFault: boolean;
  /** The gateway that says that the number's owner refuses commercial messages. */
  readonly refusedAt: Carrier | undefined;

  constructor(
    message: string,
    {
      isRecipientFault = false,
      refusedAt,
    }: { isRecipientFault?: boolean; refusedAt?: Carrier | undefined } = {},
  ) {
    super(message);
    this.isRecipientFault = isRecipientFault;
    this.refusedAt = refusedAt;
  }
}

/** The message will certainly not arrive by WhatsApp, and goes by SMS at once. */
export class NotByWhatsapp extends Error {}

/** The message was certainly not taken, and is tried again. */
export class DeliveryPostponed extends Error {
  /** The next attempt is not before. */
  readonly waitSeconds: number;

  constructor(message: string, waitSeconds = 0) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}

/** The gateway sends nothing for this account until the office changes something there. */
export class AccountRefused extends DeliveryPostponed {
  constructor(message: string) {
    super(message, accountRetrySeconds);
  }
}

const accountRetrySeconds = 300;
