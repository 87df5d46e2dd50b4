import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reason, StartError } from '../config/startError.ts';

/**
 * Creates the data folder if it is missing.
 * @throws StartError when the folder cannot be written to.
 */
export async function prepareDataDir(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`Cannot write to DATA_DIR ${folder}: ${reason(error)}`, { cause: error });
  }
}

/** The path of a file that exists while a restore puts files and database in place. */
export function restoreMarker(folder: string): string {
  return join(folder, 'restore-unfinished');
}

/** @throws StartError when a restore into the folder has not finished. */
export async function requireNoUnfinishedRestore(folder: string): Promise<void> {
  if (await stat(restoreMarker(folder)).catch(() => undefined))
    throw new StartError(
      `A restore into DATA_DIR ${folder} has not finished: repeat it (npm run restore -- FILE), or empty the folder`,
    );
}

/**
 * Creates the folder and its parents one by one, because Node's recursive mkdir never returns in a
 * file system that reports a folder as missing below an existing one, such as /proc.
 */
async function makeFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  // the embedded database makes its files readable by all, regardless of the umask
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
