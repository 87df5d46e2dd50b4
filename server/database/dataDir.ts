import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reason, StartError } from '../config/startError.ts';

/**
 * Makes the folder in which everything is kept, if it is not there.
 * @throws StartError when it cannot be written to.
 */
export async function prepareDataDir(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`Cannot write to DATA_DIR ${folder}: ${reason(error)}`, { cause: error });
  }
}

/** Exists while a restore puts its files and its database in place. */
export function restoreMarker(folder: string): string {
  return join(folder, 'restore-unfinished');
}

/**
 * Keeps the product from starting on half of a restored installation.
 * @throws StartError when a restore into the folder has not finished.
 */
export async function requireNoUnfinishedRestore(folder: string): Promise<void> {
  if (await stat(restoreMarker(folder)).catch(() => undefined))
    throw new StartError(
      `A restore into DATA_DIR ${folder} has not finished: repeat it (npm run restore -- FILE), or empty the folder`,
    );
}

/**
 * Level by level: Node's own recursive mkdir never returns where a folder claims not to exist below
 * one that does, as in /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  // the files of the embedded database are readable by all, whatever the umask: the folder protects
  // them
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
