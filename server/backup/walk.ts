import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundPath {
  /** Below the folder, with slashes. */
  name: string;
  path: string;
  isFolder: boolean;
}

/**
 * Everything below a folder, each folder before what is in it. A folder that vanishes meanwhile is
 * empty.
 */
export async function* walk(folder: string, prefix = ''): AsyncGenerator<FoundPath> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (prefix !== '' && error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const found = {
      name: prefix + entry.name,
      path: join(folder, entry.name),
      isFolder: entry.isDirectory(),
    };
    yield found;
    if (found.isFolder) yield* walk(found.path, `${found.name}/`);
  }
}

/**
 * Waits until the names in a folder are on the disk; Windows cannot open a folder, and needs no
 * such step.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
