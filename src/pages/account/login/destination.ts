/**
 * The address that led to the sign-in, from the state of the history entry. Addresses outside the
 * product are ignored.
 */
export function destination(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}
