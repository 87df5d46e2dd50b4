import type { Readable } from 'node:stream';
import type { Upload } from '../forms/upload.ts';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** Reads the file, or a part of it. */
  read(range?: ByteRange): Promise<Readable>;
}

/**
 * Where uploaded files are stored. Names are random, so a stored file never changes. Every method
 * may fail with {@link FileStoreError}.
 */
export interface FileStore {
  /** Stores a received file under a name from `newFileName`. */
  put(upload: Pick<Upload, 'path' | 'size'>, name: string): Promise<void>;
  /** Stores bytes under a name that belongs to a stored file, such as `abc-w150.jpg`. */
  putBuffer(name: string, data: Buffer): Promise<void>;
  /** @returns undefined when no such file exists. */
  open(name: string): Promise<StoredFile | undefined>;
  /** @throws Error when the folder cannot be written to, or the bucket cannot be read. */
  probe(): Promise<void>;
  /**
   * Removes files and their smaller copies, and ignores missing ones; only `fileRemovals.ts` calls
   * it.
   * @param signal ends the call early; the remaining files stay.
   */
  remove(names: readonly string[], signal?: AbortSignal): Promise<void>;
}

/** The store is unreachable, too slow, full or broken. A failed write may still have happened. */
export class FileStoreError extends Error {
  readonly operation: 'read' | 'write';

  constructor(operation: FileStoreError['operation'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileStoreError';
    this.operation = operation;
  }
}
