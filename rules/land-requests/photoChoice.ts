import { type FileFault, fileFault, uploadLimits } from '../documents/uploadLimits.ts';

/** A photograph that is not sent, and why. */
export interface RefusedPhoto {
  name: string;
  /** `rejected`: by the server. */
  fault: FileFault | 'tooMany' | 'unreadable' | 'rejected';
  /** The server's sentence, if it sent one. */
  reason?: string | undefined;
  /** Shows which of several with one name it is. */
  file?: File;
}
/** Files that somebody has chosen. */
export interface PhotoChoice {
  files: readonly File[];
  /** The names of those that the browser could not read. */
  unreadable?: readonly string[];
}
interface PhotoCounts {
  /** What the office has. */
  stored: readonly unknown[];
  /** What is still to be sent. */
  queue: readonly unknown[];
}

const limit = uploadLimits.ownerPhoto;

/**
 * Copies chosen files into memory, as many as may be sent: until it is sent, a file may be deleted,
 * or a phone may end the page's access to it.
 */
export async function readPhotos(chosen: readonly File[], room: number): Promise<Required<PhotoChoice>> {
  const [files, unreadable]: [File[], string[]] = [[], []];
  let copies = 0;
  for (const file of chosen) {
    const { name, type, lastModified } = file;
    if (copies >= room || fileFault(file, limit)) files.push(file);
    else {
      try {
        files.push(new File([await file.arrayBuffer()], name, { type, lastModified }));
        copies += 1;
      } catch {
        unreadable.push(name);
      }
    }
  }
  return { files, unreadable };
}

/** Takes what may be sent of a choice, up to the room that is left; says of the rest why not. */
export function choosePhotos(
  { files, unreadable = [] }: PhotoChoice,
  room: number,
): { accepted: File[]; refused: RefusedPhoto[] } {
  const accepted: File[] = [];
  const refused: RefusedPhoto[] = unreadable.map((name) => ({ name, fault: 'unreadable' }));
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

/** The names of photographs. Equal names are numbered: a phone may give all of them one name. */
export function photoNames(photos: readonly Pick<File, 'name'>[]): string[] {
  return photos.map(({ name }, index) => {
    const isSame = (photo: Pick<File, 'name'>) => photo.name === name;
    if (photos.filter(isSame).length === 1) return name;
    return `${name} (${photos.slice(0, index + 1).filter(isSame).length})`;
  });
}
