import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { findProgram, programAddress } from '../../../server/backup/postgresqlPrograms.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

/** `folder` holds programs of the versions 13, 15 and 17, each in a folder of its own. */
const test = base.extend('folder', { scope: 'file' }, async ({}, { onCleanup }) => {
  const folder = await temporaryFolder(onCleanup);
  for (const version of [13, 15, 17]) {
    const path = join(folder, String(version), 'pg_dump');
    await mkdir(join(folder, String(version)));
    await writeFile(path, `#!/bin/sh\necho 'pg_dump (PostgreSQL) ${version}.4 (Debian ${version}.4-1)'\n`);
    await chmod(path, 0o700);
  }
  return folder;
});
const foldersIn = (folder: string, ...versions: number[]) =>
  versions.map((version) => join(folder, String(version)));

test("the program of the server's own version is taken, whichever comes first", async ({ folder }) => {
  expect(await findProgram('pg_dump', 15, foldersIn(folder, 17, 13, 15))).toBe(join(folder, '15', 'pg_dump'));
});

test.for([14, 16, 18])(
  'a server of version %i is not dumped by a program of another version',
  async (version, { folder }) => {
    await expect(findProgram('pg_dump', version, foldersIn(folder, 17, 13, 15))).rejects.toThrow(
      `the server is of version ${version} and pg_dump of 13, 15, 17; install PostgreSQL's client programs of version ${version}`,
    );
  },
);

test('a program that is missing is refused with what to install', async ({ folder }) => {
  await expect(findProgram('pg_dump', 15, [join(folder, 'none')])).rejects.toThrow(
    /^pg_dump was not found .*; install PostgreSQL's client programs of version 15$/,
  );
});

test('a password is not an argument of a program', () => {
  expect(programAddress('postgres://arazi:g%C3%BCl%40@db.example:5432/arazi?sslmode=require')).toEqual({
    url: 'postgres://arazi@db.example:5432/arazi?sslmode=require',
    environment: { PGPASSWORD: 'gül@' },
  });
});

test.each([
  ['ssl=false', ''],
  ['ssl=true', '?sslmode=require'],
  ['sslmode=disable', '?sslmode=disable'],
  // the product never goes on without TLS, the programs would
  ['sslmode=prefer', '?sslmode=require'],
  ['sslmode=no-verify', '?sslmode=require'],
  ['sslmode=verify-ca', '?sslmode=verify-ca'],
  ['sslmode=verify-full', '?sslmode=verify-full'],
  ['sslmode=require&sslrootcert=/ca.pem', '?sslmode=verify-full&sslrootcert=%2Fca.pem'],
  ['sslrootcert=/ca.pem', '?sslrootcert=%2Fca.pem&sslmode=verify-full'],
  ['uselibpqcompat=true&sslmode=require', '?sslmode=require'],
])('%s is translated for the programs', (given, expected) => {
  expect(programAddress(`postgres://db.example/arazi?${given}`).url).toBe(
    `postgres://db.example/arazi${expected}`,
  );
});
