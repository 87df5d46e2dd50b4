/** The product with its files in an S3-compatible store that works, fails and recovers. */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { newFileName } from '../../../server/files/fileNames.ts';
import { fileStoreText } from '../../../server/files/fileStoreText.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { applicationForm, encodeForm, jpg, megabyte, mp4, type Part } from '../fixtures/forms.ts';
import { makeProductFolder, startProcess } from '../fixtures/process.ts';
import { adForm, mediaFields } from '../fixtures/recordServer.ts';
import { type StoreState, startRecordServerOnS3, startS3Store, storeTest, testLimits } from './s3Store.ts';

const test = storeTest.extend('server', { scope: 'file' }, async ({ store }, { onCleanup }) => {
  const server = await startRecordServerOnS3(store);
  onCleanup(server.stop);
  const { db, removals } = server.services;
  return {
    ...server,
    file: (name: string, headers: Record<string, string> = {}) =>
      server.call('GET', `/users/docs/${name}`, undefined, headers),
    /** Removes every queued file, due or not. */
    async removeAll(): Promise<void> {
      await db
        .updateTable('file_removals')
        .set({ due_at: new Date(0) })
        .execute();
      await removals.run();
    },
  };
});

test.afterEach(({ store }) => store.setState('working'));

const copies = (name: string) => [150, 640].map((width) => name.replace(/\.(jpg|png)$/, `-w${width}.jpg`));

test.for(['working', 'slow'] as const)(
  'with a %s store, an image and a video are stored, served in parts, and removed',
  async (state, { store, server }) => {
    await store.setState(state);
    const videoData = Buffer.concat([mp4, Buffer.alloc(3 * megabyte, 5)]);
    const id = await server.addAd({}, mediaFields(jpg, videoData));
    const [image = '', video = ''] = await server.mediaOf(id);
    expect((await server.file(image)).rawPayload.equals(jpg)).toBe(true);
    const part = await server.file(video, { range: 'bytes=1000000-2999999' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(videoData.subarray(1_000_000, 3_000_000))).toBe(true);

    await server.changeAd(id, { existing_images: video });
    await server.services.removals.run();
    expect((await server.file(image)).statusCode).toBe(404);
    expect((await server.file(video)).rawPayload.equals(videoData)).toBe(true);
    await server.call('DELETE', `/lands/${id}`);
    await server.services.removals.run();
    expect((await store.names()).filter((name) => [image, video].includes(name))).toEqual([]);
  },
);

const saves: [string, path: string, fields: (name: string) => [string, Part][]][] = [
  ['an application', '/users', (name) => applicationForm({ email: `${name}@example.com` })],
  ['an ad', '/lands', () => adForm({}, mediaFields(jpg, mp4))],
];
const broken: StoreState[] = ['stopped', 'stalled', 'full'];

describe.each(broken)('while the store is %s', (state) => {
  test.for(saves)(
    '%s is refused, leaves no file, and can be saved later',
    async ([_what, path, make], { store, server }) => {
      await server.removeAll();
      const before = await store.names();
      const fields = make(state);
      await store.setState(state);
      const refused = await server.submitForm('POST', path, fields);
      expect([refused.statusCode, refused.json()]).toEqual([
        500,
        { status: 'error', message: fileStoreText.failed.write },
      ]);

      await store.setState('working');
      await server.removeAll();
      expect(await store.names()).toEqual(before);
      expect((await server.submitForm('POST', path, fields)).statusCode).toBe(200);
    },
  );

  test('a save without files succeeds, and the files that it releases are removed later', async ({
    store,
    server,
  }) => {
    const id = await server.addAd({}, mediaFields(jpg));
    const [image = ''] = await server.mediaOf(id);
    await store.setState(state);
    expect((await server.call('DELETE', `/lands/${id}`)).statusCode).toBe(202);

    await server.services.removals.run();
    await store.setState('working');
    await server.removeAll();
    expect((await store.names()).filter((name) => name.startsWith(image.slice(0, 20)))).toEqual([]);
  });
});

describe.each(['stopped', 'stalled'] as const)('while the store is %s', (state) => {
  test('a file answers 500, and is served once the store is back', async ({ store, server }) => {
    const image: string = (await server.submitForm('POST', '/blog/images', { file: { data: jpg } })).json()
      .file;
    await store.setState(state);
    const refused = await server.file(image);
    expect([refused.statusCode, refused.json()]).toEqual([
      500,
      { status: 'error', message: fileStoreText.failed.read },
    ]);
    expect(refused.headers['cache-control']).toBe('no-store');
    await store.setState('working');
    expect((await server.file(image)).rawPayload.equals(jpg)).toBe(true);
  });
});

test('a save succeeds while many removals get no answer', async ({ onTestFinished }) => {
  // its own: files of this database stay in it
  const store = await startS3Store();
  onTestFinished(store.stop);
  // too long for a save that waits for the end of a removal
  const server = await startRecordServerOnS3(store, { ...testLimits, idleMs: 60_000, callMs: 60_000 });
  const { db, removals } = server.services;
  const values = Array.from({ length: 20 }, () => ({ name: newFileName('jpg') }));
  await db.insertInto('file_removals').values(values).execute();
  await store.setState('hangingRemovals');
  const before = store.removed().length;
  removals.start();
  await expect.poll(() => store.removed().length - before).toBeGreaterThanOrEqual(10);
  await server.addAd({}, mediaFields(jpg));
  await server.stop();
});

test('a stop aborts a removal that the store does not answer', async ({ store, server }) => {
  const id = await server.addAd({}, mediaFields(jpg));
  const stopping = await startRecordServerOnS3(store);
  await stopping.services.db
    .insertInto('file_removals')
    .values({ name: (await server.mediaOf(id))[0] ?? '' })
    .execute();
  await store.setState('stalled');
  stopping.services.removals.start();
  await expect.poll(store.heldBack).toBeGreaterThan(0);
  await stopping.services.removals.stop();
  // a call that ran into its time limit would be logged
  expect(stopping.logLines.filter((line) => line.includes('not removed'))).toEqual([]);
  await stopping.stop();
});

test('a file that stalls midway is cut off, and never looks complete', async ({ store, server }) => {
  const videoData = Buffer.concat([mp4, Buffer.alloc(2 * megabyte, 7)]);
  const id = await server.addAd({}, mediaFields(videoData));
  const [video = ''] = await server.mediaOf(id);
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await store.setState('stallingAnswers');
  const answer = await fetch(`${url}/api/v1/users/docs/${video}`);
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow();
  await store.setState('working');
  const again = await fetch(`${url}/api/v1/users/docs/${video}`);
  expect(Buffer.from(await again.arrayBuffer()).equals(videoData)).toBe(true);
});

test('readers who do not read their files delay neither saves nor other readers', async ({
  onTestFinished,
}) => {
  // its own: files of this database stay in it
  const store = await startS3Store();
  onTestFinished(store.stop);
  // too long for a reader that is cut off while the others begin
  const server = await startRecordServerOnS3(store, { ...testLimits, idleMs: 60_000, callMs: 60_000 });
  onTestFinished(server.stop);
  const videoData = Buffer.concat([mp4, Buffer.alloc(300_000, 8)]);
  const id = await server.addAd({}, mediaFields(videoData));
  const [video = ''] = await server.mediaOf(id);
  const stored = await server.services.files.open(video);
  // more than the connections of one client
  const reads = await Promise.all(Array.from({ length: 60 }, async () => await stored?.read()));
  expect((await server.submitForm('POST', '/blog/images', { file: { data: jpg } })).statusCode).toBe(200);
  const part = await server.call('GET', `/users/docs/${video}`, undefined, { range: 'bytes=4-7' });
  expect(part.body).toBe('ftyp');
  for (const read of reads) read?.destroy();
});

test('while the store comes and goes, every acknowledged file can be read, and no other file stays', async ({
  store,
  server,
}) => {
  const acknowledged: string[] = [];
  let refused = 0;
  const send = async () => {
    const answer = await server.submitForm('POST', '/blog/images', { file: { data: jpg } });
    if (answer.statusCode === 200) acknowledged.push(answer.json().file);
    else {
      expect(answer.json().message).toContain('kaydedilemiyor');
      refused += 1;
    }
  };
  const states: StoreState[] = ['working', 'stopped', 'working', 'full', 'slow', 'stalled', 'working'];
  for (const state of states) {
    await store.setState(state);
    const batch = Array.from({ length: 6 }, send);
    await pause(30);
    await store.setState(state === 'working' ? 'stopped' : state);
    await Promise.all(batch);
  }
  await store.setState('working');
  await Promise.all(Array.from({ length: 6 }, send));
  expect(refused).toBeGreaterThan(0);
  await server.removeAll();

  for (const name of acknowledged) expect((await server.file(name)).rawPayload.equals(jpg)).toBe(true);
  const registered = await server.services.db.selectFrom('files').select('name').execute();
  const expected = registered.flatMap(({ name }) =>
    /\.(jpg|png)$/.test(name) ? [name, ...copies(name)] : [name],
  );
  const orphans = (await store.names()).filter((name) => !expected.includes(name));
  expect(orphans).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(5);
});

test('a process stops within seconds while its store delays a save and a removal', async ({
  onTestFinished,
}) => {
  // its own: files of this process's database stay in it
  const store = await startS3Store();
  onTestFinished(store.stop);
  const folder = makeProductFolder();
  onTestFinished(folder.remove);
  const running = startProcess({ ...folder.environment, ...store.environment });
  onTestFinished(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
  });
  const api = `${await running.url}/api/v1`;
  const session = await fetch(`${api}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@arazi-teklif.local', password: digestOf('Zeytin.61') }),
  });
  const { data }: { data: { id: number; token: string } } = await session.json();
  const headers = { token: `${data.id}.${data.token}` };
  const send = async (path: string, fields: Parameters<typeof encodeForm>[0]) => {
    const body = await encodeForm(fields);
    return await fetch(api + path, {
      method: 'POST',
      headers: { ...headers, ...body.headers },
      body: body.payload,
    });
  };
  const post = await send('/blog', { title: 'Yazı', content: '<p>a</p>', file: { data: jpg } });
  const { id }: { id: number } = await post.json();
  await store.setState('stalled');
  const deleted = await fetch(`${api}/blog/${id}`, { method: 'DELETE', headers });
  expect(deleted.status).toBe(202);
  await expect.poll(store.heldBack, { timeout: 20_000 }).toBeGreaterThan(0);
  const removals = store.heldBack();
  // a busy machine may refuse it before its connection is cut
  const acknowledged = send('/users', applicationForm()).then(
    ({ ok }) => ok,
    () => false,
  );
  await expect.poll(store.heldBack, { timeout: 20_000 }).toBeGreaterThan(removals);

  const start = performance.now();
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(12_000);
  expect(await acknowledged).toBe(false);
}, 400_000);
