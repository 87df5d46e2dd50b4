/** The cooldown between two requests for a reset link (product, 4 and 9). */
export const cooldownMs = 5 * 60 * 1000;

/**
 * When a stored cooldown ends, at most one full cooldown from now; both in milliseconds since 1970.
 * A stored value that is not a positive time (edited by hand, say) counts as a full cooldown.
 */
export function clampCooldownEnd(stored: number, now: number): number {
  return stored > 0 ? Math.min(stored, now + cooldownMs) : now + cooldownMs;
}

/** The time left as `m:ss`, rounded up to whole seconds. */
export function timeLeft(end: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
