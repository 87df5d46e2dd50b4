import type { Upload } from '../forms/upload.ts';
import { newFileName } from './fileNames.ts';
import type { FileRemovals } from './fileRemovals.ts';
import { type FileStore, FileStoreError } from './fileStore.ts';

export interface FileServices {
  files: FileStore;
  removals: FileRemovals;
}

/**
 * Stores files, then runs the change that refers to them. Files of a failed change, and files that
 * the change has released, are removed in the background: no save waits for a removal.
 * @param save registers the files in its transaction.
 */
export async function saveWithFiles<Result>(
  { files, removals }: FileServices,
  newFiles: readonly { name: string; upload: Upload }[],
  save: () => Promise<Result>,
): Promise<Result> {
  const names = newFiles.map(({ name }) => name);
  await removals.announce(names);
  try {
    for (const { name, upload } of newFiles) {
      await files.put(upload, name);
      // twenty videos may take hours to a slow store
      await removals.postpone(names);
    }
    const result = await save();
    removals.wake();
    return result;
  } catch (error) {
    await removals.makeDue(names, error instanceof FileStoreError);
    throw error;
  }
}

/** Stores documents. @param save gets their new names by field. */
export async function saveWithDocuments<Field extends string, Result>(
  services: FileServices,
  uploads: Partial<Record<Field, Upload | undefined>>,
  save: (names: Partial<Record<Field, string>>) => Promise<Result>,
): Promise<Result> {
  const names: Partial<Record<Field, string>> = {};
  const newFiles: { name: string; upload: Upload }[] = [];
  for (const field in uploads) {
    const upload = uploads[field];
    if (!upload) continue;
    const name = newFileName(upload.extension);
    names[field] = name;
    newFiles.push({ name, upload });
  }
  return await saveWithFiles(services, newFiles, () => save(names));
}
