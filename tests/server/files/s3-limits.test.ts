/** The time limits of calls to a bucket, each of which must end a call without the other. */
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { parseConfig } from '../../../server/config/config.ts';
import { newFileName } from '../../../server/files/fileNames.ts';
import { type FileStore, FileStoreError } from '../../../server/files/fileStore.ts';
import { createS3Files, type S3Limits } from '../../../server/files/s3Files.ts';
import { storeTest, testLimits } from './s3Store.ts';

const test = storeTest.extend('filesWithin', ({ store }) => (limits: Partial<S3Limits>) => {
  const { s3 } = parseConfig(store.environment);
  if (!s3) throw new Error('there is no bucket');
  return createS3Files(s3, { ...testLimits, ...limits });
});

test.afterEach(({ store }) => store.setState('working'));

const path = fileURLToPath(import.meta.url);
const name = newFileName('jpg');

const calls: Record<string, (files: FileStore) => Promise<unknown>> = {
  'storing a file': (files) => files.put({ path, size: statSync(path).size }, name),
  'storing a copy': (files) => files.putBuffer(name, Buffer.from('a')),
  'looking for a file': (files) => files.open(name),
  probing: (files) => files.probe(),
  'removing a file': (files) => files.remove([name]),
};
const soon = { timeout: 30_000 };

describe.each([
  ['silence', { idleMs: 300, callMs: 600_000 }],
  // a store may send a byte now and then
  ['the whole time', { idleMs: 600_000, callMs: 300, minUploadBytesPerSecond: 1_000_000 }],
] as const)('the limit of %s alone ends', (_limit, limits) => {
  test.for(Object.entries(calls))('%s', soon, async ([_what, call], { store, filesWithin }) => {
    await store.setState('stalled');
    await expect(call(filesWithin(limits))).rejects.toThrow(FileStoreError);
  });
});

// a reader may pause, so `withTimeLimits` limits the silence of a read
test(
  'the limit of the whole time ends a read whose answer does not begin',
  soon,
  async ({ store, filesWithin }) => {
    const files = filesWithin({ callMs: 1_000 });
    await files.putBuffer(name, Buffer.from('a'));
    const stored = await files.open(name);
    await store.setState('stalled');
    await expect(stored?.read()).rejects.toThrow(FileStoreError);
  },
);
