import { type FileFault, fileFault, uploadLimits } from './uploadLimits.ts';

/** An image or video of an ad: stored already, or a file that goes with the next save. */
export type MediaItem =
  | { kind: 'stored'; key: string; name: string }
  | { kind: 'new'; key: string; file: File };

/** Why a file was not taken. */
export type MediaFault = FileFault | 'tooMany';
export interface RefusedFile {
  name: string;
  fault: MediaFault;
}

/** Which of the chosen files can be listed, while there is room. */
export function sortOut(files: readonly File[], room: number): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const fault = fileFault(file, uploadLimits.media) ?? (taken.length < room ? undefined : 'tooMany');
    if (fault) refused.push({ name: file.name, fault });
    else taken.push(file);
  }
  return { taken, refused };
}

/** The list with one of its media at another place; a place outside the list is its nearest end. */
export function moved(media: readonly MediaItem[], key: string, to: number): readonly MediaItem[] {
  const found = media.find((medium) => medium.key === key);
  if (!found) return media;
  const others = media.filter((medium) => medium !== found);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), found, ...others.slice(at)];
}

export function storedMedia(names: readonly string[]): MediaItem[] {
  return names.map((name) => ({ kind: 'stored', key: name, name }));
}
export function storedNames(media: readonly MediaItem[]): string[] {
  return media.flatMap((medium) => (medium.kind === 'stored' ? [medium.name] : []));
}
export function newFiles(media: readonly MediaItem[]): File[] {
  return media.flatMap((medium) => (medium.kind === 'new' ? [medium.file] : []));
}

/**
 * The order of the media as `existing_images` tells it: a stored one by its name, the next new one
 * as `new`. New ones behind the last stored one are left out: a server puts what has no place there
 * anyway, and one that does not know the mark is not troubled with it.
 */
export function orderOf(media: readonly MediaItem[]): string {
  const told = media.slice(0, media.findLastIndex(({ kind }) => kind === 'stored') + 1);
  return told.map((medium) => (medium.kind === 'stored' ? medium.name : 'new')).join(',');
}

export function isSameMedia(one: readonly MediaItem[], other: readonly MediaItem[]): boolean {
  return one.length === other.length && one.every(({ key }, index) => key === other[index]?.key);
}

/**
 * One's own list as it can be saved over another admin's: what they have removed is gone from the
 * store, and what they have added stays behind one's own. Where that is more than an ad may have,
 * the save is refused and the person decides what goes.
 */
export function rebaseMedia(
  mine: readonly MediaItem[],
  theirs: readonly MediaItem[],
  base: readonly MediaItem[],
): readonly MediaItem[] {
  if (isSameMedia(mine, base)) return theirs;
  const known = new Set([...base, ...mine].map(({ key }) => key));
  const left = new Set(theirs.map(({ key }) => key));
  return [
    ...mine.filter(({ kind, key }) => kind === 'new' || left.has(key)),
    ...theirs.filter(({ key }) => !known.has(key)),
  ];
}

/** Whether a stored file is a video, by its name (product, 2). */
export function isVideo(name: string): boolean {
  return /\.(mp4|webm|ogg)$/i.test(name);
}
