/** The wait between two requests for a reset link, in milliseconds (specification, sections 4 and 9). */
export const cooldownLength = 5 * 60 * 1000;

/**
 * When a stored cooldown ends. A value that no cooldown could have written (the clock was wrong, or somebody typed it) is held to
 * at most one full wait from now.
 */
export function cooldownEnd(stored: number | undefined, now: number): number {
  if (stored === undefined || !Number.isFinite(stored)) return 0;
  return Math.min(stored, now + cooldownLength);
}

/** The time left as `m:ss`, rounded up to whole seconds. */
export function timeLeft(end: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
