/**
 * Where a person wanted to be before the sign-in, from the history's state; only an address of our
 * own is followed.
 */
export function destination(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}
