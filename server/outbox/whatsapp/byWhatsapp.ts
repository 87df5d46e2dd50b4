import { smsNumber } from '../../../rules/people/phone.ts';
import {
  AccountRefused,
  type Deliver,
  DeliveryPostponed,
  DeliveryRefused,
  NotByWhatsapp,
} from '../deliveryEnds.ts';
import type { GatewayAccount } from '../gatewayAccount.ts';
import type { Whatsapp } from './createWhatsapp.ts';
import { whatsappText as text } from './whatsappText.ts';

/** A status comes within minutes; after that the office decides. */
const maxUnknownSeconds = 3600;
/** A message that is known not to be taken goes by SMS after a quarter of an hour. */
const maxAttempts = 6;

/**
 * Delivers by an approved template. It goes by SMS where the answer says that it will not arrive,
 * and never while that is unknown: no call tells what has become of a message, but its statuses
 * come to the webhook.
 * @param options.hasSms whether a gateway takes what WhatsApp does not; without one, a message
 *   waits until the office has set its account right.
 */
export function byWhatsapp(
  whatsapp: Whatsapp,
  account: Pick<GatewayAccount, 'accepted' | 'refused'> | undefined,
  { hasSms, timeoutMs }: { hasSms: boolean; timeoutMs: number },
): Deliver {
  return async ({ to: phone, template, deliveryKey, unknownForSeconds, attempts = 1 }, signal) => {
    const to = smsNumber(phone);
    if (to === undefined || !template) throw new NotByWhatsapp(text.noNumber);
    if (unknownForSeconds !== undefined) {
      if (unknownForSeconds < maxUnknownSeconds) throw new Error(text.unanswered);
      throw new DeliveryRefused(text.undecided);
    }
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const result = await whatsapp.send({ to, template, deliveryKey }, within);
    switch (result.end) {
      case 'taken':
        await account?.accepted().catch(() => undefined);
        return { provider: 'whatsapp', reference: result.reference, isAsked: false };
      case 'person':
        throw new NotByWhatsapp(result.reason);
      case 'account':
        await account?.refused(result.reason).catch(() => undefined);
        throw hasSms ? new NotByWhatsapp(result.reason) : new AccountRefused(result.reason);
      case 'again':
        throw !hasSms || attempts < maxAttempts
          ? new DeliveryPostponed(result.reason)
          : new NotByWhatsapp(result.reason);
      case 'unknown':
        throw new Error(result.reason);
    }
  };
}
