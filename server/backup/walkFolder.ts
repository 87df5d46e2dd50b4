import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundPath {
  /** Relative to the folder, with slashes. */
  name: string;
  path: string;
  isFolder: boolean;
}

/** Lists everything below a folder, each folder before its content. Vanished folders are empty. */
export async function* walkFolder(folder: string, prefix = ''): AsyncGenerator<FoundPath> {
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
    if (found.isFolder) yield* walkFolder(found.path, `${found.name}/`);
  }
}
