import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileName, withCopies } from './fileNames.ts';
import { type FileStore, FileStoreError } from './fileStore.ts';

/**
 * Files in a folder. A file gets its name only when it is complete and synced, so that a crash
 * leaves no truncated file.
 */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (name: string): string => {
    if (!isFileName(name)) throw new Error('not the name of a stored file');
    return join(folder, name);
  };

  let isEntrySynced = false;
  const makeFolder = async (): Promise<void> => {
    await mkdir(folder, { recursive: true });
    if (isEntrySynced) return;
    // a killed process may have made the folder without syncing its entry
    await sync(dirname(folder));
    isEntrySynced = true;
  };

  const store = async (name: string, write: (path: string) => Promise<void>): Promise<void> => {
    const path = pathOf(name);
    const partial = join(folder, `.${randomBytes(8).toString('hex')}.part`);
    try {
      await makeFolder();
      await write(partial);
      await sync(partial);
      await rename(partial, path);
      await sync(dirname(path));
    } catch (error) {
      await rm(partial, { force: true }).catch(() => {});
      throw new FileStoreError('write', 'the folder of the stored files cannot be written', { cause: error });
    }
  };

  return {
    async put(upload, name) {
      await store(name, (path) => moveFile(upload.path, path));
    },

    async putBuffer(name, data) {
      await store(name, (path) => writeFile(path, data, { mode: 0o600 }));
    },

    async open(name) {
      if (!isFileName(name)) return undefined;
      const path = pathOf(name);
      const found = await stat(path).catch(ignoreMissing);
      if (!found?.isFile()) return undefined;
      return {
        size: found.size,
        read: async (range) => createReadStream(path, range ?? {}),
      };
    },

    async probe() {
      const path = join(folder, `.${randomBytes(8).toString('hex')}.part`);
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(path, 'probe', { mode: 0o600 });
      } finally {
        await rm(path, { force: true });
      }
    },

    async remove(names) {
      await Promise.all(
        withCopies(names.filter(isFileName)).map((name) => rm(pathOf(name), { force: true })),
      );
    },
  };
}

/** Moves the file, or copies it when the temporary folder is on another disk. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    await copyFile(from, to);
  }
}

/** Syncs a file or folder to the disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    // systems that cannot open a folder need no sync of it
    if (hasCode(error, 'EISDIR') || hasCode(error, 'EPERM')) return undefined;
    throw error;
  });
  if (!handle) return;
  try {
    await handle.sync();
  } catch (error) {
    if (!hasCode(error, 'EPERM') && !hasCode(error, 'EINVAL')) throw error;
  } finally {
    await handle.close();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function ignoreMissing(error: unknown): undefined {
  if (hasCode(error, 'ENOENT')) return undefined;
  throw error;
}
