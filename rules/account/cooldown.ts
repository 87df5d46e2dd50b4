/**
 * The wait between two requests for a reset link, in milliseconds (product, 4 and 9).
 */
export const cooldownLength = 5 * 60 * 1000;

/**
 * When a stored cooldown ends; 0 when none is stored. A value that no cooldown could have written
 * (the clock was wrong, or somebody typed it) counts as one full wait from now: it neither
 * lengthens the wait beyond that nor ends it.
 */
export function cooldownEnd(stored: number | undefined, now: number): number {
  if (stored === undefined) return 0;
  return stored > 0 ? Math.min(stored, now + cooldownLength) : now + cooldownLength;
}

/** The time left as `m:ss`, rounded up to whole seconds. */
export function timeLeft(end: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
