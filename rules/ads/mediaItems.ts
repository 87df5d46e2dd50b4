import { type FileFault, fileFault, uploadLimits } from '../documents/uploadLimits.ts';

/** An image or video of an ad: stored, or a new file that the next save sends. */
export type MediaItem =
  | { kind: 'stored'; key: string; name: string }
  | { kind: 'new'; key: string; file: File };

/** Why a file was not added to the list. */
export type MediaFault = FileFault | 'tooMany';
export interface FaultyFile {
  name: string;
  fault: MediaFault;
}

/**
 * Splits the chosen files into those that can be added and those with faults, given the room left.
 */
export function acceptFiles(files: readonly File[], room: number): { taken: File[]; faulty: FaultyFile[] } {
  const taken: File[] = [];
  const faulty: FaultyFile[] = [];
  for (const file of files) {
    const fault = fileFault(file, uploadLimits.media) ?? (taken.length < room ? undefined : 'tooMany');
    if (fault) faulty.push({ name: file.name, fault });
    else taken.push(file);
  }
  return { taken, faulty };
}

/** Moves an item to an index. An out-of-range index is clamped. */
export function moveItem(media: readonly MediaItem[], key: string, to: number): readonly MediaItem[] {
  const found = media.find((item) => item.key === key);
  if (!found) return media;
  const others = media.filter((item) => item !== found);
  const at = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, at), found, ...others.slice(at)];
}

export function storedMedia(names: readonly string[]): MediaItem[] {
  return names.map((name) => ({ kind: 'stored', key: name, name }));
}
export function storedNames(media: readonly MediaItem[]): string[] {
  return media.flatMap((item) => (item.kind === 'stored' ? [item.name] : []));
}
export function newFiles(media: readonly MediaItem[]): File[] {
  return media.flatMap((item) => (item.kind === 'new' ? [item.file] : []));
}

/**
 * The order of the media for `existing_images`: stored ones by name, new ones as `new`. New ones
 * after the last stored one are left out, because the server appends them anyway.
 */
export function mediaOrder(media: readonly MediaItem[]): string {
  const ordered = media.slice(0, media.findLastIndex(({ kind }) => kind === 'stored') + 1);
  return ordered.map((item) => (item.kind === 'stored' ? item.name : 'new')).join(',');
}

/** Whether two lists hold the same media in the same order. */
export function isSameMedia(one: readonly MediaItem[], other: readonly MediaItem[]): boolean {
  return one.length === other.length && one.every(({ key }, index) => key === other[index]?.key);
}

/**
 * My list merged with another admin's: media they removed are gone, media they added follow mine.
 * The server refuses a merged list that is too long, and the admin then removes some.
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

/** The item that lists show: the first image, or else the first video, as `coverOf` has it. */
export function coverItem(media: readonly MediaItem[]): MediaItem | undefined {
  return media.find((item) => !isVideoItem(item)) ?? media[0];
}

/** Whether an item is a video; the name of a chosen file may have no ending. */
export function isVideoItem(item: MediaItem): boolean {
  if (item.kind === 'stored') return isVideo(item.name);
  return item.file.type.startsWith('video/') || isVideo(item.file.name);
}

/** Whether a file is a video, by its name (product, 2). */
export function isVideo(name: string): boolean {
  return /\.(mp4|webm|ogg)$/i.test(name);
}
