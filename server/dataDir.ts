import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { reason, StartError } from './startError.ts';

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
