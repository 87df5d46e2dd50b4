import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../../../server/config/config.ts';
import { createDiskFiles } from '../../../server/files/diskFiles.ts';
import { newFileName } from '../../../server/files/fileNames.ts';
import type { FileStore } from '../../../server/files/fileStore.ts';
import { createS3Files } from '../../../server/files/s3Files.ts';
import { type S3Store, startS3Store } from './s3Store.ts';

let bucket: S3Store;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arazi-stores-'));
  bucket = await startS3Store();
});
afterAll(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const stores: [string, () => { store: FileStore; names: () => Promise<string[]> }][] = [
  [
    'the folder',
    () => ({ store: createDiskFiles(join(folder, 'files')), names: () => readdir(join(folder, 'files')) }),
  ],
  [
    'the bucket',
    () => {
      const { s3 } = parseConfig(bucket.environment);
      if (!s3) throw new Error('there is no bucket');
      return { store: createS3Files(s3), names: bucket.names };
    },
  ],
];

describe.each(stores)('%s', (_name, open) => {
  test('stores a file under a random name, reads parts of it, and removes it with its copies', async () => {
    const { store, names } = open();
    const data = Buffer.from('0123456789'.repeat(50));
    const path = join(folder, 'gelen');
    await writeFile(path, data);
    const name = newFileName('png');
    await store.put({ path, size: data.length }, name);
    expect(name).toMatch(/^[a-z0-9]{20}\.png$/);
    const copy = name.replace('.png', '-w150.jpg');
    await store.putBuffer(copy, Buffer.from('küçük'));
    expect((await names()).toSorted()).toEqual([copy, name].toSorted());

    const stored = await store.open(name);
    expect(stored?.size).toBe(data.length);
    if (!stored) return;
    expect((await buffer(await stored.read())).equals(data)).toBe(true);
    expect((await buffer(await stored.read({ start: 3, end: 6 }))).toString()).toBe('3456');

    await store.remove([name]);
    expect(await names()).toEqual([]);
    expect(await store.open(name)).toBeUndefined();
    await store.remove([name]);
  });

  test('opens, writes and removes nothing outside itself', async () => {
    const { store } = open();
    const outside = join(folder, 'disarida.txt');
    await writeFile(outside, 'kalır');
    expect(await store.open('../disarida.txt')).toBeUndefined();
    await store.remove(['../disarida.txt']);
    expect(await readFile(outside, 'utf8')).toBe('kalır');
    await expect(store.putBuffer('../disarida.txt', Buffer.alloc(1))).rejects.toThrow();
  });
});
