import type { FileStore } from './files.ts';
import type { Services } from './services.ts';
import type { Upload } from './uploads.ts';

/**
 * Stores files, then runs the change that refers to them. Files of a change that failed are removed; files that the change
 * replaced are removed only once it is committed. A removal that fails costs disk space, never the change.
 * @param change gets the new names by field, and answers its result with the names that nothing refers to any more.
 */
export async function withKeptFiles<Field extends string, Result>(
  { files, log }: { files: FileStore; log: Services['log'] },
  uploads: Partial<Record<Field, Upload | undefined>>,
  change: (names: Partial<Record<Field, string>>) => Promise<{ result: Result; unused: readonly string[] }>,
): Promise<Result> {
  const names: Partial<Record<Field, string>> = {};
  const kept: string[] = [];
  const remove = async (gone: readonly string[]) => {
    if (gone.length === 0) return;
    await files
      .remove(gone)
      .catch((error: unknown) => log.error({ err: error }, 'stored files were not removed'));
  };
  try {
    for (const field in uploads) {
      const upload = uploads[field];
      if (!upload) continue;
      const name = await files.keep(upload);
      kept.push(name);
      names[field] = name;
    }
    const { result, unused } = await change(names);
    await remove(unused);
    return result;
  } catch (error) {
    await remove(kept);
    throw error;
  }
}
