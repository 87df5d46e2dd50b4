import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { InTurn } from '../forms/inspectFile.ts';
import { addressCounts } from './addressKey.ts';
import type { Throttle } from './throttle.ts';

/**
 * Limits the images that this process decodes for visitors: a small file may hold an image that
 * takes a processor for seconds.
 */
export interface VisitorImages {
  /**
   * Runs the decoding of images that a visitor from this address has sent, one image at a time.
   * Each image counts before it is decoded, readable or not.
   * @throws Refusal 429 with `Retry-After`, by what it returns, for too many images from one
   * address, and where its turn does not come.
   */
  turnsOf(ip: string): InTurn;
}

/** Twenty owners behind one address of a mobile operator send six photographs each. */
const maxPerHour = 120;
const hourSeconds = 60 * 60;
const maxWaitMs = 15_000;
const retryAfterSeconds = 10;

export function createVisitorImages(throttle: Pick<Throttle, 'hit'>): VisitorImages {
  const waiting: (() => void)[] = [];
  let isBusy = false;

  const takeTurn = () =>
    new Promise<void>((resolve, reject) => {
      if (!isBusy) {
        isBusy = true;
        resolve();
        return;
      }
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        const headers = { 'Retry-After': String(retryAfterSeconds) };
        reject(new Refusal(429, refusalText.tooManyUploads, { headers }));
      }, maxWaitMs);
      waiting.push(begin);
    });

  const passTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else isBusy = false;
  };

  return {
    turnsOf: (ip) => async (decode) => {
      for (const { key, factor } of addressCounts(ip))
        await throttle.hit(`visitorImages:address:${key}`, factor * maxPerHour, hourSeconds);
      await takeTurn();
      try {
        return await decode();
      } finally {
        passTurn();
      }
    },
  };
}
