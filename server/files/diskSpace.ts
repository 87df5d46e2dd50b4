import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { components } from '../../api/schema.ts';
import type { Config } from '../config/config.ts';
import { Refusal } from '../config/refusal.ts';
import { fileStoreText } from './fileStoreText.ts';

/** The disk that holds the embedded database, or the stored files. */
interface Volume {
  name: 'database' | 'files';
  /** What this process may still write. */
  freeBytes: number;
  totalBytes: number;
}

export type DiskWarning = components['schemas']['DiskWarning'];

/**
 * The room on the disks of this product. A PostgreSQL server and a bucket have disks of their own,
 * which are not seen from here.
 */
export interface DiskSpace {
  /** Without those that cannot be measured. */
  volumes(): Promise<Volume[]>;
  /** The volume that has the least room, once it is below a threshold. */
  warning(): Promise<DiskWarning | undefined>;
  /**
   * Takes room for a form before it is received. The reserve is left to the database, so that a
   * full disk refuses files before it refuses anything else.
   * @returns a function that gives the room back; by then the files are on the disk, or gone.
   * @throws Refusal 507 without room.
   */
  claim(bytes: number): Promise<() => void>;
}

/** What `statfs` answers, as far as it is read here. */
type ReadSpace = (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>;

export function createDiskSpace(
  { dataDir, databaseUrl, s3, disk }: Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'disk'>,
  readSpace: ReadSpace = statfs,
): DiskSpace {
  const watched: [Volume['name'], folder: string][] = [];
  if (databaseUrl === undefined) watched.push(['database', join(dataDir, 'db')]);
  if (s3 === undefined) watched.push(['files', join(dataDir, 'files')]);
  let claimedBytes = 0;

  const measure = async (name: Volume['name'], folder: string): Promise<Volume[]> => {
    // the folder is made with its first file
    const read = readSpace(folder).catch(() => readSpace(dirname(folder)));
    const found = await read.catch(() => undefined);
    // some network file systems report no size
    if (!found || found.blocks === 0) return [];
    // `bavail`: what is reserved for root is not ours
    return [{ name, freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize }];
  };
  const volumes = async () =>
    (await Promise.all(watched.map(([name, folder]) => measure(name, folder)))).flat();
  const isFull = ({ freeBytes }: Volume) => freeBytes < disk.reserveBytes;
  const isLow = ({ freeBytes, totalBytes }: Volume) =>
    freeBytes < disk.warnBytes || freeBytes * 100 < disk.warnPercent * totalBytes;

  return {
    volumes,

    async warning() {
      const low = (await volumes()).filter((one) => isFull(one) || isLow(one));
      const [least] = low.toSorted((a, b) => a.freeBytes - b.freeBytes);
      if (!least) return undefined;
      const { freeBytes, totalBytes } = least;
      const free_percent = Math.floor((freeBytes * 100) / totalBytes);
      return { level: isFull(least) ? 'full' : 'low', free_bytes: freeBytes, free_percent };
    },

    async claim(bytes) {
      // before the wait for the disk, so that forms that arrive together see each other
      claimedBytes += bytes;
      let isHeld = true;
      const giveBack = () => {
        if (isHeld) claimedBytes -= bytes;
        isHeld = false;
      };
      const found = await volumes();
      if (found.some(({ freeBytes }) => freeBytes - claimedBytes < disk.reserveBytes)) {
        giveBack();
        throw noRoom();
      }
      return giveBack;
    },
  };
}

/** The refusal of a form for which the disk has no room. */
export function noRoom(): Refusal {
  return new Refusal(507, fileStoreText.noRoom);
}

/** Whether an error, or what has caused it, is that of a full disk or a used-up quota of one. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull = 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
  return isFull || isDiskFull(error.cause);
}
