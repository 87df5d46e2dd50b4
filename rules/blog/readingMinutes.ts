import { plainText } from './excerpt.ts';

/** What an adult reads of a Turkish text in a minute. */
const wordsPerMinute = 180;

/** The minutes that the reading of a post takes, at least 1. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
