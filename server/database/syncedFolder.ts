import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { reason } from '../config/startError.ts';

/**
 * PGlite's file system with a working fsync. Its own `NodeFS` ignores fsync, so a power cut would
 * lose acknowledged commits.
 */
class SyncedFolder extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const guard: NonNullable<typeof emscriptenOpts.preRun>[number] = ({ NODEFS }) => {
      const operations = Reflect.get(NODEFS, 'stream_ops');
      const pathOf = ({ node }: Stream) =>
        String(Reflect.apply(Reflect.get(NODEFS, 'realPath'), NODEFS, [node]));
      Reflect.set(operations, 'fsync', (stream: Stream) => {
        try {
          // an open folder has no descriptor
          if (stream.nfd === undefined) syncFolder(pathOf(stream));
          else fsyncSync(stream.nfd);
          return 0;
        } catch (error) {
          return endProcess(reason(error));
        }
      });
      const write = Reflect.get(operations, 'write');
      Reflect.set(operations, 'write', (stream: Stream, ...rest: unknown[]): unknown => {
        try {
          return Reflect.apply(write, operations, [stream, ...rest]);
        } catch (error) {
          if (pathOf(stream).includes(`${sep}pg_wal${sep}`)) endProcess('is it full?');
          throw error;
        }
      });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), guard] } };
  }
}

interface Stream {
  nfd?: number;
  node: object;
}

/**
 * After a failed sync, or a failed write of its log, PostgreSQL stops and recovers from the log at
 * its next start. The embedded database cannot stop by itself, and its next statement would never
 * return, so the process ends.
 */
function endProcess(why: string): never {
  process.stderr.write(`The database cannot be written to the disk: ${why}\n`);
  process.exit(1);
}

/** Waits until the names in a folder are on the disk. */
export function syncFolder(path: string): void {
  // Windows cannot open a folder; it writes a folder's entries with the file
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Without PGlite's `-F`, which turns fsync off. `fdatasync` does nothing in its build. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** The options that make PGlite store its data in this folder and sync every commit. */
export function syncedFolder(path: string) {
  return { fs: new SyncedFolder(path), startParams };
}

/**
 * Syncs a new embedded database and the folders above it, because PostgreSQL creates a cluster
 * without syncing it. The marker file `db-synced` records that this has been done.
 */
export async function syncNewCluster(dataDir: string): Promise<void> {
  const marker = join(dataDir, 'db-synced');
  if (existsSync(marker)) return;
  await syncTree(join(dataDir, 'db'));
  await writeFile(marker, '');
  for (const folder of [dataDir, dirname(dataDir)]) syncFolder(folder);
}

/** Syncs a folder and every file and folder below it. */
export async function syncTree(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    const entryPath = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) syncFolder(entryPath);
    else if (entry.isFile()) {
      const file = await open(entryPath, 'r');
      await file.sync().finally(() => file.close());
    }
  }
  syncFolder(path);
}
