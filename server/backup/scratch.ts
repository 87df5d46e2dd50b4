/** The temporary files of a backup, next to its target. */
import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export interface Scratch {
  /** The backup file until it is complete. */
  archive: string;
  /** The dump of a server's database. */
  dump: string;
  /**
   * Removes the temporary files of killed backups to the same target. Call it only while no other
   * backup of this installation can run.
   */
  removeOld(): Promise<void>;
}

/** Chooses random names, so that two backups to one target never share a file. */
export function createScratch(target: string): Scratch {
  const id = randomBytes(8).toString('hex');
  const folder = dirname(target);
  const prefix = `${basename(target)}.`;
  return {
    archive: `${target}.${id}.part`,
    dump: `${target}.${id}.dump.part`,
    async removeOld() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (entry.isDirectory() || !entry.name.startsWith(prefix)) continue;
        const suffix = entry.name.slice(prefix.length);
        // names without the random part come from older versions
        if (!/^([0-9a-f]{16}\.)?(dump\.)?part$/.test(suffix) || suffix.startsWith(id)) continue;
        // a leftover that cannot be removed does not harm this backup
        await rm(join(folder, entry.name), { force: true }).catch(() => undefined);
      }
    },
  };
}
