import { useHistoryState } from 'wouter/use-browser-location';

/**
 * The address that led to the sign-in, from the state of the history entry. Addresses outside the
 * product are ignored.
 */
export function destination(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}

/** The address that this page was shown instead of. */
export const useDestination = () => destination(useHistoryState());

/** The state of a link that leads on towards the sign-in. */
export const towards = (from: string | undefined) => (from ? { from } : undefined);
