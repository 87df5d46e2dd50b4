import { useHistoryState } from 'wouter/use-browser-location';
import { property } from '../../../rules/records/properties.ts';

/**
 * Where a sign-in leads: the address that required it, from the state of the history entry.
 * Addresses outside the product are ignored.
 */
export function destinationOf(state: unknown): string | undefined {
  const destination = property(state, 'destination');
  return typeof destination === 'string' && /^\/(?![/\\])/.test(destination) ? destination : undefined;
}

/** The address that this page was shown instead of. */
export const useDestination = () => destinationOf(useHistoryState());

/** The history state of a link on the way to the sign-in: it passes the address on. */
export const towards = (destination: string | undefined) => (destination ? { destination } : undefined);
