import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskFiles } from '../../server/diskFiles.ts';
import { newFileName } from '../../server/fileNames.ts';
import type { FileStore } from '../../server/files.ts';
import { createS3Files } from '../../server/s3Files.ts';

const port = 3411;
const objects = new Map<string, Buffer>();
/** As much of the bucket protocol as the store uses. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = new URL(request.url ?? '/', 'http://store').pathname;
  const body = await buffer(request);
  const found = objects.get(key);
  if (request.method === 'PUT') objects.set(key, body);
  else if (request.method === 'DELETE') objects.delete(key);
  else if (!found) response.statusCode = 404;
  else {
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    const part = range ? found.subarray(Number(range[1]), Number(range[2]) + 1) : found;
    response.writeHead(range ? 206 : 200, { 'content-length': part.length });
    response.end(request.method === 'HEAD' ? undefined : part);
    return;
  }
  response.end();
}
const bucket = createServer((request, response) => void answer(request, response));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arazi-stores-'));
  await new Promise<void>((resolve) => bucket.listen(port, '127.0.0.1', resolve));
});
afterAll(async () => {
  bucket.closeAllConnections();
  await new Promise((resolve) => bucket.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const stores: [string, () => { store: FileStore; names: () => Promise<string[]> }][] = [
  [
    'the folder',
    () => ({ store: createDiskFiles(join(folder, 'files')), names: () => readdir(join(folder, 'files')) }),
  ],
  [
    'the bucket',
    () => ({
      store: createS3Files({
        bucket: 'arazi',
        region: 'us-east-1',
        endpoint: `http://127.0.0.1:${port}`,
        accessKeyId: 'test',
        secretAccessKey: 'test',
      }),
      names: async () => [...objects.keys()].map((key) => key.replace('/arazi/', '')),
    }),
  ],
];

describe.each(stores)('%s', (_name, open) => {
  test('keeps a file under a random name, reads it in parts, and removes it with its copies', async () => {
    const { store, names } = open();
    const data = Buffer.from('0123456789'.repeat(50));
    const path = join(folder, 'gelen');
    await writeFile(path, data);
    const name = newFileName('png');
    await store.keep({ path, size: data.length, type: 'image/png', extension: 'png' }, name);
    expect(name).toMatch(/^[a-z0-9]{20}\.png$/);
    const copy = name.replace('.png', '-w150.jpg');
    await store.keepBuffer(copy, Buffer.from('küçük'));
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

  test('opens and removes nothing outside itself', async () => {
    const { store } = open();
    const outside = join(folder, 'disarida.txt');
    await writeFile(outside, 'kalır');
    expect(await store.open('../disarida.txt')).toBeUndefined();
    await store.remove(['../disarida.txt']);
    expect(await readFile(outside, 'utf8')).toBe('kalır');
    await expect(store.keepBuffer('../disarida.txt', Buffer.alloc(1))).rejects.toThrow();
  });
});
