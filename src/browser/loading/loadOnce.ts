import { loadFile } from './loadFile.ts';

/** Loads a file with its first use, and keeps it. A file that has failed is loaded again. */
export function loadOnce<File>(load: () => Promise<File>): () => Promise<File> {
  let file: Promise<File> | undefined;
  return () => {
    file ??= loadFile(load).catch((error: unknown) => {
      file = undefined;
      throw error;
    });
    return file;
  };
}

/** Loads a file ahead of its first use, which reports a failure. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
