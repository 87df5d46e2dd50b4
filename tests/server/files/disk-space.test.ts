/** A disk that fills up: warnings long before, and files that are refused before anything else. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Writable } from 'node:stream';
import { expect, test as plainTest } from 'vitest';
import { parseConfig } from '../../../server/config/config.ts';
import { createDiskSpace } from '../../../server/files/diskSpace.ts';
import { fileStoreText } from '../../../server/files/fileStoreText.ts';
import { warnOfDisk } from '../../../server/outbox/diskAlert.ts';
import { openPlan } from '../../../server/resources/land-requests/purchasePlans.ts';
import { applicationForm, jpg, megabyte, pdf } from '../fixtures/forms.ts';
import { adForm, mediaFields, startRecordServer } from '../fixtures/recordServer.ts';

const gigabyte = 1024 * megabyte;
const s3 = {
  S3_BUCKET: 'arazi',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_ACCESS_KEY_ID: 'test',
  S3_SECRET_ACCESS_KEY: 'test',
};
/** A disk of 100 GB in blocks of 4 KB, of which root may write more. */
const diskOf = (freeBytes: number) => async () => ({
  bavail: freeBytes / 4096,
  bfree: freeBytes / 4096 + 1_000_000,
  blocks: (100 * gigabyte) / 4096,
  bsize: 4096,
});
const spaceOf = (freeBytes: number, environment: Record<string, string> = {}) =>
  createDiskSpace(parseConfig(environment), diskOf(freeBytes));

const test = plainTest
  .extend('free', { scope: 'file' }, () => ({ bytes: 50 * gigabyte }))
  .extend('server', { scope: 'file' }, async ({ free }, { onCleanup }) => {
    const environment = { ALERT_TO: 'ofis@example.com,0532 111 22 33' };
    const server = await startRecordServer({
      environment,
      services: ({ config }) => {
        const { disk } = parseConfig({});
        return { disk: createDiskSpace({ ...config, disk }, () => diskOf(free.bytes)()) };
      },
    });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('apply', ({ server }) => (email: string) => {
    return server.submitForm('POST', '/users', applicationForm({ email }), {});
  })
  .extend('readiness', ({ server }) => async () => {
    const answer = await server.app.inject({ url: '/readyz' });
    return [answer.statusCode, answer.json()];
  });

test.for([
  [20, undefined],
  [14, 'low'],
  [0.4, 'full'],
] as const)('with %s GB of 100 GB the warning is %s', async ([free, level]) => {
  expect((await spaceOf(free * gigabyte).warning())?.level).toBe(level);
});

test('the thresholds and the reserve are set by variables', async () => {
  const levelAt = async (free: number, environment: Record<string, string>) =>
    (await spaceOf(free * gigabyte, environment).warning())?.level;
  expect(await levelAt(20, { DISK_WARN_PERCENT: '25' })).toBe('low');
  expect(await levelAt(20, { DISK_WARN_PERCENT: '0', DISK_WARN_MB: '20481' })).toBe('low');
  expect(await levelAt(20, { DISK_RESERVE_MB: '20481' })).toBe('full');
  for (const name of ['DISK_WARN_PERCENT', 'DISK_WARN_MB', 'DISK_RESERVE_MB'])
    expect(() => parseConfig({ [name]: 'much' })).toThrow(`${name} must be a whole number`);
});

test('only the disks of the embedded database and of stored files count', async () => {
  const namesWith = async (environment: Record<string, string>) =>
    (await spaceOf(gigabyte, environment).volumes()).map(({ name }) => name);
  const DATABASE_URL = 'postgresql://127.0.0.1/arazi';
  expect(await namesWith({})).toEqual(['database', 'files']);
  expect(await namesWith({ DATABASE_URL })).toEqual(['files']);
  expect(await namesWith(s3)).toEqual(['database']);
  expect(await namesWith({ ...s3, DATABASE_URL })).toEqual([]);
});

test('a disk that cannot be measured warns of nothing and refuses nothing', async () => {
  for (const read of [
    () => Promise.reject(new Error('not supported')),
    async () => ({ bavail: 0, blocks: 0, bsize: 4096 }),
  ]) {
    const disk = createDiskSpace(parseConfig({}), read);
    expect([await disk.volumes(), await disk.warning()]).toEqual([[], undefined]);
    (await disk.claim(gigabyte))();
  }
});

test('forms that arrive together do not take the same room', async () => {
  const disk = spaceOf(520 * megabyte);
  const giveBack = await disk.claim(15 * megabyte);
  await expect(disk.claim(15 * megabyte)).rejects.toMatchObject({ status: 507 });
  giveBack();
  giveBack();
  const [first, second] = await Promise.allSettled([disk.claim(15 * megabyte), disk.claim(15 * megabyte)]);
  expect([first.status, second.status].toSorted()).not.toEqual(['fulfilled', 'fulfilled']);
});

test.beforeEach(({ free }) => {
  free.bytes = 50 * gigabyte;
});
const noRoom = { status: 'error', message: fileStoreText.noRoom };

test('a full disk refuses files, and takes everything else', async ({ server, free, apply }) => {
  const id = await server.sendApplication('once@example.com');
  const landRequest = await server.addLandRequest();
  await openPlan(server.services.db, landRequest, new Date());
  const paper = { kind: 'title', belge: { data: pdf } };
  const table = { kind: 'ads', file_name: 'a.csv', file: { data: Buffer.from('Başlık;Fiyat\nArsa;1\n') } };
  const before = await server.filesAfterRemovals();
  free.bytes = 500 * megabyte;
  for (const refused of [
    await server.submitForm('POST', `/lands/papers/${landRequest}`, paper),
    await server.submitForm('POST', '/imports', table),
    await server.submitForm('PUT', `/parcels/request/${landRequest}`, {
      parsel_dosyasi: { data: Buffer.from('{}') },
    }),
    await apply('dolu@example.com'),
    await server.submitForm('PATCH', `/users/${id}`, { tax_plate: { data: pdf } }),
    await server.submitForm('POST', '/blog', { title: 'a', content: 'b', file: { data: jpg } }),
    await server.submitForm('PATCH', '/blog/1', { title: 'a', content: 'b', file: { data: jpg } }),
    await server.submitForm('POST', '/blog/images', { file: { data: jpg } }),
    await server.submitForm('POST', '/lands', adForm({}, mediaFields(jpg))),
    await server.submitForm('PATCH', '/lands/update/1', adForm({}, mediaFields(jpg))),
  ])
    expect([refused.statusCode, refused.json()]).toEqual([507, noRoom]);
  expect(await server.filesAfterRemovals()).toEqual(before);
  await server.addLandRequest();
  expect((await server.call('PATCH', `/users/status-ok/${id}`)).statusCode).toBe(202);
  free.bytes = gigabyte;
  expect((await apply('dolu@example.com')).statusCode).toBe(200);
});

test('a form gives its room back when it ends, refused or not', async ({ server, free, apply }) => {
  free.bytes = 500 * megabyte + 64 * 1024;
  for (let count = 0; count < 5; count += 1) {
    const large = { tax_plate: { data: Buffer.alloc(30 * 1024) }, email: 'yer@example.com' };
    const refused = await server.submitForm('POST', '/users', applicationForm(large), {});
    expect(refused.statusCode).toBe(415);
  }
  expect((await apply('yer@example.com')).statusCode).toBe(200);
});

test('a process stays ready, and says that the disk fills up', async ({ free, readiness, server }) => {
  expect(await readiness()).toEqual([200, { status: 'success' }]);
  free.bytes = 14 * gigabyte;
  expect(await readiness()).toEqual([200, { status: 'success', warnings: ['diskLow'] }]);
  free.bytes = 400 * megabyte;
  expect(await readiness()).toEqual([200, { status: 'success', warnings: ['diskFull'] }]);
  expect((await server.call('GET', '/waiting')).json().disk).toEqual({
    level: 'full',
    free_bytes: 400 * megabyte,
    free_percent: 0,
  });
});

test('the office is told once a day, and once more when the disk is full', async ({ server, free }) => {
  const { services } = server;
  const subjects = async () => {
    const rows = services.db.selectFrom('outbox_messages').select(['subject', 'recipient', 'body']);
    return (await rows.where('kind', '=', 'alert').orderBy('id').execute()).flatMap((one) =>
      one.subject.startsWith('Disk') ? [one] : [],
    );
  };
  const warnTwice = async (days: number) => {
    const now = () => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    for (let count = 0; count < 2; count += 1) await warnOfDisk({ ...services, now });
  };
  await warnTwice(0);
  expect(await subjects()).toEqual([]);
  free.bytes = 1.75 * gigabyte;
  await warnTwice(0);
  expect(await subjects()).toMatchObject([
    { recipient: 'ofis@example.com', body: expect.stringContaining('1,8 GB boş yer kaldı (%1)') },
    { recipient: '0532 111 22 33' },
  ]);
  free.bytes = 100 * megabyte;
  await warnTwice(0);
  expect((await subjects()).map(({ subject }) => subject).slice(2)).toEqual(['Disk doldu', 'Disk doldu']);
  free.bytes = 1.75 * gigabyte;
  await warnTwice(2);
  expect(await subjects()).toHaveLength(6);
});

/** The error of a full disk. */
const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: 'write' });

test.for([
  [
    'while a form arrives',
    () => {
      const real = fs.createWriteStream;
      const full = () => new Writable({ write: (_chunk, _encoding, done) => done(noSpace()) });
      Object.assign(fs, { createWriteStream: full });
      return () => Object.assign(fs, { createWriteStream: real });
    },
  ],
  [
    'while a file is stored',
    () => {
      const real = fs.promises.rename;
      Object.assign(fs.promises, { rename: () => Promise.reject(noSpace()) });
      return () => Object.assign(fs.promises, { rename: real });
    },
  ],
] as const)('a disk that is full %s leaves no half file', async ([, fill], { server, apply }) => {
  const before = await server.filesAfterRemovals();
  const empty = fill();
  syncBuiltinESMExports();
  try {
    const refused = await apply('yarim@example.com');
    expect([refused.statusCode, refused.json()]).toEqual([507, noRoom]);
  } finally {
    empty();
    syncBuiltinESMExports();
  }
  expect(await server.temporaryFiles()).toEqual([]);
  await server.services.db
    .updateTable('file_removals')
    .set({ due_at: new Date(0) })
    .execute();
  expect(await server.filesAfterRemovals()).toEqual(before);
  expect((await apply(`sonra-${before.length}@example.com`)).statusCode).toBe(200);
});
