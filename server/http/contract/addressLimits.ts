import { addressCounts } from '../../identity/addressKey.ts';
import type { OperationId } from '../../resources/handlerTypes.ts';
import type { Services } from '../../resources/services.ts';

interface AddressLimit {
  calls: number;
  windowSeconds: number;
}

/**
 * How many calls one address may make (an IPv6 /48 more, see `addressCounts`) to the operations that write without a sign-in, and to those
 * that read by a link. Sign-in is not among them: `signInHandlers.ts` limits its failures
 * instead. `server/identity/uploadSlots.ts` limits the forms that arrive at the same time.
 */
export const addressLimits: Readonly<Partial<Record<OperationId, AddressLimit>>> = {
  applyAsConsultant: { calls: 20, windowSeconds: 60 },
  sendContactMessage: { calls: 20, windowSeconds: 60 },
  forgotPassword: { calls: 30, windowSeconds: 60 },
  resetPassword: { calls: 30, windowSeconds: 60 },
  getOffer: { calls: 120, windowSeconds: 60 },
  listLandRequestPhotos: { calls: 120, windowSeconds: 60 },
  addLandRequestPhotos: { calls: 60, windowSeconds: 60 },
  removeLandRequestPhoto: { calls: 60, windowSeconds: 60 },
  endReceipt: { calls: 60, windowSeconds: 60 },
  replyToOffer: { calls: 60, windowSeconds: 60 },
  getLinkedSearch: { calls: 120, windowSeconds: 60 },
  endLinkedSearch: { calls: 60, windowSeconds: 60 },
  // a gateway reports each message, or many at once
  receiveDeliveryReports: { calls: 600, windowSeconds: 60 },
  // the customers of a mobile operator share one address, and so do the users of an office
  createLandRequest: { calls: 600, windowSeconds: 60 },
};

/**
 * Counts a call to an operation that has a limit.
 * @throws Refusal 429 over the limit.
 */
export async function countCall(
  operationId: OperationId,
  ip: string,
  { throttle }: Pick<Services, 'throttle'>,
): Promise<void> {
  const limit = addressLimits[operationId];
  if (!limit) return;
  for (const { key, factor } of addressCounts(ip))
    await throttle.hit(`${operationId}:address:${key}`, factor * limit.calls, limit.windowSeconds);
}
