import { type FileFault, fileFault, uploadLimits } from '../documents/uploadLimits.ts';

/** A chosen file that was not added, and why. */
export interface RefusedPhoto {
  name: string;
  fault: FileFault | 'tooMany';
}
interface PhotoCounts {
  /** What the office has. */
  stored: readonly unknown[];
  /** What is still to be sent. */
  queue: readonly unknown[];
}

const limit = uploadLimits.ownerPhoto;

/** Takes what may be sent of a choice, up to the room that is left; says of the rest why not. */
export function choosePhotos(
  files: readonly File[],
  room: number,
): { accepted: File[]; refused: RefusedPhoto[] } {
  const accepted: File[] = [];
  const refused: RefusedPhoto[] = [];
  for (const file of files) {
    const fault = fileFault(file, limit) ?? (accepted.length < room ? undefined : 'tooMany');
    if (fault) refused.push({ name: file.name, fault });
    else accepted.push(file);
  }
  return { accepted, refused };
}

/** How many photographs can still be chosen. */
export const photoRoom = ({ stored, queue }: PhotoCounts): number =>
  Math.max(0, limit.maxFiles - stored.length - queue.length);
