import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { reason } from '../startError.ts';

/**
 * The embedded database's folder, with every sync that PostgreSQL asks for done on the disk.
 * PGlite's own `NodeFS` has no fsync, so that an acknowledged commit would be lost with the power.
 */
class SyncedFolder extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addSync: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ NODEFS }) => {
      Reflect.set(Reflect.get(NODEFS, 'stream_ops'), 'fsync', (stream: { nfd?: number; node: object }) => {
        // a folder is opened without a descriptor of its own
        const folder = () => String(Reflect.apply(Reflect.get(NODEFS, 'realPath'), NODEFS, [stream.node]));
        endOnFailure(() => (stream.nfd === undefined ? syncFolder(folder()) : fsyncSync(stream.nfd)));
        return 0;
      });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } };
  }
}

/**
 * After a failed sync the system does not tell which pages are on the disk. PostgreSQL ends then,
 * and recovers from its log at the next start. The embedded one cannot end by itself, so the
 * process does.
 */
function endOnFailure(sync: () => void): void {
  try {
    sync();
  } catch (error) {
    process.stderr.write(`The database cannot be written to the disk: ${reason(error)}\n`);
    process.exit(1);
  }
}

function syncFolder(path: string): void {
  // Windows cannot open a folder, and writes its entries with the file
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * PGlite's defaults without `-F`, which switches syncing off; `fdatasync` is an empty call in its
 * build.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** The options that make PGlite keep its data in this folder, and sync every commit. */
export function syncedFolder(path: string) {
  return { fs: new SyncedFolder(path), startParams };
}

/** Syncs a whole folder once: PostgreSQL creates a new cluster without syncing it. */
export async function syncTree(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    const one = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) syncFolder(one);
    else if (entry.isFile()) {
      const file = await open(one, 'r');
      await file.sync().finally(() => file.close());
    }
  }
  syncFolder(path);
}
