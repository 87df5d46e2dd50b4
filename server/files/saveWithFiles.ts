import type { Upload } from '../forms/upload.ts';
import { newFileName } from './fileNames.ts';
import type { FileRemovals } from './fileRemovals.ts';
import { type FileStore, FileStoreError } from './fileStore.ts';

/** Where files are stored, and what removes the ones that nothing refers to. */
export interface FileServices {
  files: FileStore;
  removals: FileRemovals;
}

/**
 * Stores files, then runs the change that refers to them. Files of a failed change, and files that
 * the change has released, are removed in the background: no save waits for a removal.
 * @param change gets the new names by field; it registers them in its transaction.
 */
export async function saveWithFiles<Field extends string, Result>(
  { files, removals }: FileServices,
  uploads: Partial<Record<Field, Upload | undefined>>,
  change: (names: Partial<Record<Field, string>>) => Promise<Result>,
): Promise<Result> {
  const names: Partial<Record<Field, string>> = {};
  const announced: { name: string; upload: Upload }[] = [];
  for (const field in uploads) {
    const upload = uploads[field];
    if (!upload) continue;
    const name = newFileName(upload.extension);
    announced.push({ name, upload });
    names[field] = name;
  }
  await removals.announce(announced.map(({ name }) => name));
  try {
    for (const { name, upload } of announced) await files.put(upload, name);
    const result = await change(names);
    removals.wake();
    return result;
  } catch (error) {
    await removals.giveUp(
      announced.map(({ name }) => name),
      error instanceof FileStoreError,
    );
    throw error;
  }
}
