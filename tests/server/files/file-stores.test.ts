import fs, { readdir, readFile, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { test as base, describe, expect, vi } from 'vitest';
import { parseConfig } from '../../../server/config/config.ts';
import { createDiskFiles } from '../../../server/files/diskFiles.ts';
import { newFileName } from '../../../server/files/fileNames.ts';
import type { FileStore } from '../../../server/files/fileStore.ts';
import { createS3Files } from '../../../server/files/s3Files.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';
import { startS3Store } from './s3Store.ts';

interface Files {
  store: FileStore;
  names(): Promise<string[]>;
}

const test = base.extend('folder', ({}, { onCleanup }) => temporaryFolder(onCleanup));

const stores = {
  'the folder': test.extend('files', ({ folder }): Files => {
    const path = join(folder, 'files');
    return { store: createDiskFiles(path), names: () => readdir(path) };
  }),
  'the bucket': test.extend('files', async ({}, { onCleanup }): Promise<Files> => {
    const bucket = await startS3Store();
    onCleanup(bucket.stop);
    const { s3 } = parseConfig(bucket.environment);
    if (!s3) throw new Error('there is no bucket');
    return { store: createS3Files(s3), names: bucket.names };
  }),
};

describe.each(Object.entries(stores))('%s', (_name, test) => {
  test('stores a file under a random name, reads parts of it, and removes it with its copies', async ({
    folder,
    files: { store, names },
  }) => {
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

  test('opens, writes and removes nothing outside itself', async ({ folder, files: { store } }) => {
    const outside = join(folder, 'disarida.txt');
    await writeFile(outside, 'kalır');
    expect(await store.open('../disarida.txt')).toBeUndefined();
    await store.remove(['../disarida.txt']);
    expect(await readFile(outside, 'utf8')).toBe('kalır');
    await expect(store.putBuffer('../disarida.txt', Buffer.alloc(1))).rejects.toThrow();
  });
});

test('a stored file is on the disk, and so are the entries of its folder and of the new folder', async ({
  folder,
  onTestFinished,
}) => {
  const synced: string[] = [];
  const { open } = fs;
  const spy = vi.spyOn(fs, 'open').mockImplementation(async (path, ...rest) => {
    const handle = await open(path, ...rest);
    const sync = handle.sync.bind(handle);
    handle.sync = async () => {
      await sync();
      synced.push(relative(folder, String(path)).replace(/\w+\.part$/, 'part'));
    };
    return handle;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  const store = createDiskFiles(join(folder, 'files'));
  await store.putBuffer(newFileName('png'), Buffer.from('bir'));
  expect(synced.toSorted()).toEqual(['', 'files', 'files/.part']);
});
