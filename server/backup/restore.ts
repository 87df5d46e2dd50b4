import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { reason, StartError } from '../config/startError.ts';
import { connect } from '../database/connect.ts';
import { prepareDataDir, restoreMarker } from '../database/dataDir.ts';
import { lockFolder } from '../database/lockFolder.ts';
import { knowsMigration } from '../database/migrate.ts';
import { syncFolder, syncTree } from '../database/syncedFolder.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { isFileName } from '../files/fileNames.ts';
import { type ArchiveTarget, BadBackup, type Manifest, readArchive, verifyArchive } from './archive.ts';
import { findProgram, runProgram, serverVersion } from './postgresqlPrograms.ts';
import { lastMigration } from './snapshot.ts';

/** Where a backup is unpacked. */
const workName = '.restore';
/** Entries that an empty `DATA_DIR` may have. */
const harmlessNames = new Set([workName, 'lost+found', 'lock', 'lock-journal']);
/** What a restore puts into `DATA_DIR`. */
const placedNames = ['files', 'db'];

/** Tables that every version of the product has. */
const ourTables = ['kysely_migration', 'users', 'land_requests', 'files', 'outbox_messages'];

/**
 * Puts a backup into an empty `DATA_DIR`, or an empty database of `DATABASE_URL`. The backup is
 * unpacked and checked before anything is put in place. The database comes last, so that the
 * product cannot start after a restore that failed. Leftovers of a killed restore in `DATA_DIR` are
 * removed once all checks have passed.
 * @throws StartError when it fails; `DATA_DIR` and database are then as they were, but files that
 * were already put into a bucket stay there.
 */
export async function restore(config: Config, path: string): Promise<Manifest> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new StartError(`There is no backup ${path}`);
  const { dataDir } = config;
  const existed = (await stat(dataDir).catch(() => undefined)) !== undefined;
  if (existed) await requireEmpty(dataDir);
  await verifyArchive(path).catch(asStartError);
  await prepareDataDir(dataDir);
  const unlock = lockFolder(dataDir);
  if (!unlock) throw new StartError(`DATA_DIR ${dataDir} is in use by another running server`);
  let done = false;
  try {
    await requireEmpty(dataDir);
    const manifest = await place(config, path, join(dataDir, workName));
    done = true;
    return manifest;
  } catch (error) {
    return asStartError(error);
  } finally {
    await rm(join(dataDir, workName), { recursive: true, force: true });
    unlock();
    if (!done && !existed) await removeMade(dataDir);
  }
}

function asStartError(error: unknown): never {
  if (error instanceof StartError) throw error;
  if (error instanceof BadBackup) throw new StartError(error.message, { cause: error });
  throw new StartError(`The restore failed: ${reason(error)}`, { cause: error });
}

/** Removes a folder that the restore has made, with the lock in it. */
async function removeMade(dataDir: string): Promise<void> {
  for (const name of harmlessNames) await rm(join(dataDir, name), { recursive: true, force: true });
  await rmdir(dataDir).catch(() => undefined);
}

async function requireEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    throw new StartError(`Cannot read DATA_DIR ${dataDir}: ${reason(error)}`);
  });
  const marker = basename(restoreMarker(dataDir));
  const expected = new Set([...harmlessNames, ...(names.includes(marker) ? [marker, ...placedNames] : [])]);
  if (names.some((name) => !expected.has(name)))
    throw new StartError(`DATA_DIR ${dataDir} is not empty; a backup is restored into an empty one only`);
}

/**
 * Removes what a restore has put into `DATA_DIR`. The marker goes last, so that an interrupted
 * removal can be repeated.
 */
async function clearPlaced(dataDir: string): Promise<void> {
  for (const name of placedNames) await rm(join(dataDir, name), { recursive: true, force: true });
  syncFolder(dataDir);
  await rm(restoreMarker(dataDir), { force: true });
}

async function place(config: Config, path: string, work: string): Promise<Manifest> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { mode: 0o700 });
  const names: string[] = [];
  const manifest = await readArchive(path, unpackInto(path, work, names));
  requireFitting(path, manifest, config);
  if (config.databaseUrl === undefined) {
    await requireOpens(work, manifest);
    await syncTree(work);
  }
  const server = config.databaseUrl === undefined ? undefined : await prepareServer(config.databaseUrl);

  // only after all checks: until then the files may belong to a filled database
  await clearPlaced(config.dataDir);
  const marker = restoreMarker(config.dataDir);
  await writeFile(marker, '', { mode: 0o600, flag: 'wx' });
  syncFolder(config.dataDir);
  try {
    const store = createFileStore(config);
    for (const name of names) {
      const path = join(work, 'files', name);
      await store.put({ path, size: (await stat(path)).size }, name);
    }
    if (server) await server(join(work, 'database.dump'));
    else await rename(join(work, 'db'), join(config.dataDir, 'db'));
    syncFolder(config.dataDir);
    await rm(marker);
    syncFolder(config.dataDir);
  } catch (error) {
    await clearPlaced(config.dataDir);
    throw error;
  }
  return manifest;
}

/** Accepts only the names that a backup contains, so that no path leaves the folder. */
function unpackInto(path: string, work: string, names: string[]): ArchiveTarget {
  const placeOf = (name: string): string => {
    const parts = name.split('/');
    const isPart = (part: string) => /^[\w.-]+$/.test(part) && part !== '.' && part !== '..';
    const [top = '', second = '', ...rest] = parts;
    const isExpected =
      name === 'database.dump' ||
      (top === 'db' && parts.every(isPart)) ||
      (top === 'files' && rest.length === 0 && isFileName(second));
    if (!isExpected) throw new BadBackup(path, `${JSON.stringify(name)} is not an entry of a backup`);
    return join(work, ...parts);
  };
  return {
    async addFolder(name) {
      await mkdir(placeOf(name), { recursive: true, mode: 0o700 });
    },
    async addFile(name, content) {
      const place = placeOf(name);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      await pipeline(content, createWriteStream(place, { mode: 0o600, flags: 'wx' }));
      if (name.startsWith('files/')) names.push(name.slice('files/'.length));
    },
  };
}

function requireFitting(path: string, { engine, schema, version }: Manifest, config: Config): void {
  if (engine === 'embedded' && config.databaseUrl !== undefined)
    throw new StartError(`${path} holds an embedded database; restore it without DATABASE_URL`);
  if (engine === 'postgresql' && config.databaseUrl === undefined)
    throw new StartError(`${path} holds a PostgreSQL server's database; set DATABASE_URL to restore it`);
  if (!knowsMigration(schema))
    throw new StartError(`${path} was made by version ${version} of the product; restore it with that one`);
}

/** @throws Error when the unpacked database cannot be opened. */
async function requireOpens(work: string, { schema }: Manifest): Promise<void> {
  const connection = await connect({ databaseUrl: undefined, dataDir: work }, () => undefined);
  try {
    if ((await lastMigration(connection.db)) !== schema)
      throw new Error('its database is not the expected one');
  } finally {
    await connection.close();
  }
}

/**
 * Checks that a dump can be restored into the database of a server.
 * @returns a function that restores it, in one transaction.
 * @throws StartError when the database is not empty, or `pg_restore` is missing.
 */
async function prepareServer(databaseUrl: string): Promise<(dump: string) => Promise<void>> {
  const { patientDb: db, close } = await connect({ databaseUrl, dataDir: '' }, () => undefined);
  try {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
        and relname in (${sql.join(ourTables)})`.execute(db);
    if (rows.length > 0)
      throw new StartError(
        'The database of DATABASE_URL is not empty; a backup is restored into an empty one only',
      );
    const program = await findProgram('pg_restore', await serverVersion(db));
    return (dump) =>
      runProgram(program, 'pg_restore', databaseUrl, [
        '--single-transaction',
        '--exit-on-error',
        '--no-owner',
        '--no-privileges',
        dump,
      ]);
  } finally {
    await close();
  }
}
