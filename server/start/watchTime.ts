import type { Services } from '../resources/services.ts';

/** A clock that was set back by less than this is one that is being adjusted. */
const setBackMs = 60_000;

/**
 * Returns a function that a process calls every minute: it moves the latest time seen forward, and
 * logs when the clock begins or ceases to be implausible, and when it was set back.
 * @returns whether what time has ended may be destroyed, and whether the clock was set back since
 * the last call. Nothing may be destroyed while the database does not answer.
 */
export function createTimeWatch({ clock, now, log }: Pick<Services, 'clock' | 'now' | 'log'>) {
  let wasDoubted = false;
  let last: { time: number; ticks: number } | undefined;

  return async (): Promise<{ mayDestroy: boolean; wasSetBack: boolean }> => {
    const seen = { time: now().getTime(), ticks: performance.now() };
    const wasSetBack = last !== undefined && seen.time - last.time < seen.ticks - last.ticks - setBackMs;
    last = seen;
    if (wasSetBack) log.warn({ time: now() }, 'the clock was set back');
    try {
      const doubt = await clock.step();
      if (doubt && !wasDoubted) log.warn(doubt, doubtLine);
      if (!doubt && wasDoubted) log.info('the time is plausible again: what time has ended is removed');
      wasDoubted = doubt !== undefined;
      return { mayDestroy: !doubt, wasSetBack };
    } catch (error) {
      log.error({ err: error }, 'could not compare the clock with the latest time seen');
      return { mayDestroy: false, wasSetBack };
    }
  };
}

const doubtLine =
  'the clock is more than seven days from the latest time seen: nothing is erased or removed until it is right, or an admin confirms the date in the panel';
