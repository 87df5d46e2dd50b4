import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reason, StartError } from '../config/startError.ts';

/** SQLite's code for a database that another connection has locked. */
const busy = 5;

/**
 * Takes a folder for this process. Two processes on one embedded database would destroy it, and the
 * database does not guard itself. SQLite holds an exclusive lock on the file `lock` in the folder.
 * The operating system releases that lock however the process ends, `kill -9` included, and honours
 * it between containers that share a volume, where locks on names or sockets end at the container.
 * @returns a function that gives the folder back; undefined when another process holds it.
 */
export function lockFolder(folder: string): (() => void) | undefined {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw new StartError(`Cannot lock DATA_DIR ${folder}: ${reason(error)}`, { cause: error });
  }
  return () => lock.close();
}
