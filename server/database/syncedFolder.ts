import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { reason } from '../config/startError.ts';

/**
 * The embedded database's folder, with every sync that PostgreSQL asks for done on the disk.
 * PGlite's own `NodeFS` has no fsync, so that an acknowledged commit would be lost with the power.
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
          // a folder is opened without a descriptor of its own
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
 * After a failed sync, or a failed write of its log, PostgreSQL ends at once and recovers from the
 * log at its next start. The embedded one cannot end by itself: its next statement would never
 * return. So the process ends.
 */
function endProcess(why: string): never {
  process.stderr.write(`The database cannot be written to the disk: ${why}\n`);
  process.exit(1);
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

/**
 * Syncs the embedded database's folder, and the folders above it, once: PostgreSQL creates a new
 * cluster without syncing it. The file `db-synced` says that it has been done.
 */
export async function syncNewCluster(dataDir: string): Promise<void> {
  const marker = join(dataDir, 'db-synced');
  if (existsSync(marker)) return;
  await syncTree(join(dataDir, 'db'));
  await writeFile(marker, '');
  for (const folder of [dataDir, dirname(dataDir)]) syncFolder(folder);
}

/** Syncs every file and folder below a folder, and the folder itself. */
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
