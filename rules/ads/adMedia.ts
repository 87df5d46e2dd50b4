import { isVideo } from '../documents/media.ts';

/** The names in an ad's `images`: comma-separated on the wire (product, 3). */
export function mediaNames(images: string): string[] {
  return images
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/**
 * What stands for an ad in a list: its first image, else its first video, else nothing; and whether
 * a film opens the ad.
 */
export function coverOf(images: string): { name: string | undefined; isFilm: boolean } {
  const names = mediaNames(images);
  const name = names.find((one) => !isVideo(one)) ?? names[0];
  return { name, isFilm: names[0] !== undefined && isVideo(names[0]) };
}
