import { createContext } from 'react';
import type { WaitingCounts } from '../../machines/lists/waitingCounts.ts';

interface Waiting {
  /** New land requests, which the window's title counts. */
  landRequests: number;
  /** Counts again what waits, because a record has stopped waiting. */
  recount?: () => void;
  /** Why the SMS gateway sends nothing for the office's account. */
  smsRefusal?: WaitingCounts['sms'];
  /** The same of WhatsApp. */
  whatsappRefusal?: WaitingCounts['whatsapp'];
}

/** What waits for an admin; the panel's layout provides it. */
export const WaitingContext = createContext<Waiting>({ landRequests: 0 });
