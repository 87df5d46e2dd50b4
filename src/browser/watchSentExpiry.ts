import { type EventObject, fromCallback } from 'xstate';
import { sentLandOfferMs } from '../../rules/land-requests/landOfferDraft.ts';

/** Reports that a land offer form has been shown long enough since it was sent. */
export const watchSentExpiry = fromCallback<EventObject, number | undefined>(
  ({ input: sentAtMs, sendBack }) => {
    if (sentAtMs === undefined) return undefined;
    // one timer of ten minutes would stand still while the device sleeps
    const timer = setInterval(() => {
      if (Date.now() - sentAtMs >= sentLandOfferMs) sendBack({ type: 'sent.expire' });
    }, 1000);
    return () => clearInterval(timer);
  },
);
