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
  /** Reads the whole file, or a part of it. */
  read(range?: ByteRange): Promise<Readable>;
}

/**
 * Where uploaded files live. Names are random, so a stored file never changes. Every call may fail
 * with {@link FileStoreError}.
 */
export interface FileStore {
  /** Stores a received file for good, under a name from `newFileName`. */
  put(upload: Pick<Upload, 'path' | 'size'>, name: string): Promise<void>;
  /** Stores bytes under a name that belongs to a kept file, such as `abc-w150.jpg`. */
  putBuffer(name: string, data: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  open(name: string): Promise<StoredFile | undefined>;
  /**
   * @throws Error when the store cannot be used: a folder that cannot be written to, a bucket that
   * cannot be read.
   */
  probe(): Promise<void>;
  /**
   * Removes files and their smaller copies; `fileRemovals.ts` alone calls it. Missing ones are no
   * error.
   * @param signal ends the call early; what was not removed by then stays.
   */
  remove(names: readonly string[], signal?: AbortSignal): Promise<void>;
}

/** The store is unreachable, too slow, full or broken. Whether a write has arrived is unknown. */
export class FileStoreError extends Error {
  readonly operation: 'read' | 'write';

  constructor(operation: FileStoreError['operation'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileStoreError';
    this.operation = operation;
  }
}

/** Pixels. */
export type CopyWidth = 150 | 640;
