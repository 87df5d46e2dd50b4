import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createDiskFiles } from './diskFiles.ts';
import type { FileStore } from './fileStore.ts';
import { createS3Files } from './s3Files.ts';

/** The configured store for uploaded files. */
export function createFileStore(config: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return config.s3 ? createS3Files(config.s3) : createDiskFiles(join(config.dataDir, 'files'));
}
