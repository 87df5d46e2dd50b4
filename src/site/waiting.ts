import { createContext } from 'react';

interface Waiting {
  /** New land requests, which the window's title counts. */
  landRequests: number;
  /** Counts again what waits, because a record has stopped waiting. */
  recount?: () => void;
}

/** What waits for an admin; the panel's layout provides it. */
export const WaitingContext = createContext<Waiting>({ landRequests: 0 });
