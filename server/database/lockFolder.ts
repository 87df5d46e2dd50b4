import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reason, StartError } from '../config/startError.ts';

/** SQLite's code for a database that another connection has locked. */
const busy = 5;

/**
 * Locks a folder for this process. Two processes on one embedded database would destroy it, and the
 * database does not lock itself. The lock is SQLite's exclusive one on the file `lock`. The
 * operating system releases it when the process ends in any way, `kill -9` included, and honours it
 * between containers that share a volume, where locks on names or sockets do not work.
 * @returns the function that unlocks the folder; undefined when another process has locked it.
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
