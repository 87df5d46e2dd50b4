import { isVideo } from './mediaItems.ts';

/** The file names in an ad's `images`, which the API joins by commas (product, 3). */
export function mediaNames(images: string): string[] {
  return images
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/**
 * The cover of an ad in a list: its first image, or else its first video. `opensWithVideo` tells
 * whether a video is the first of all media.
 */
export function coverOf(images: string): { name: string | undefined; opensWithVideo: boolean } {
  const names = mediaNames(images);
  const name = names.find((one) => !isVideo(one)) ?? names[0];
  return { name, opensWithVideo: names[0] !== undefined && isVideo(names[0]) };
}
