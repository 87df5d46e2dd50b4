/**
 * A consistent copy of the database for a backup, with the names of the files that belong to it.
 */
import { createReadStream } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/startError.ts';
import { connect } from '../database/connect.ts';
import { lockFolder } from '../database/lockFolder.ts';
import { pauseRemovals } from '../files/removalPause.ts';
import type { BackupFacts } from './archive.ts';
import { backupUnderWay, borrowSnapshot } from './control.ts';
import { findProgram, runProgram, serverVersion } from './postgresqlPrograms.ts';
import type { Scratch } from './scratch.ts';
import { lastMigration, type Snapshot, storedFileNames, takeSnapshot } from './snapshot.ts';
import { type FoundPath, walkFolder } from './walkFolder.ts';

/** Advisory lock of a backup in the database of a server; an arbitrary number. */
const backupLockKey = 7_316_204_815;

export interface BackupSource {
  facts: Pick<BackupFacts, 'engine' | 'schema' | 'takenAt'>;
  /** How long every query of the product had to wait; undefined when none had to. */
  heldMs: number | undefined;
  /** The files of the copy, with their names in the archive. */
  parts(): AsyncIterable<FoundPath>;
  /** The names of the stored files, in batches. */
  fileNames(): AsyncIterable<string[]>;
  /** @throws Error when files that the copy names may have been removed since. */
  check(): void;
  /** Removes the copy, and closes the database. */
  end(): Promise<void>;
}

/**
 * Copies the configured database.
 * @param scratch names the temporary dump of a server's database. The scratch files of killed
 * backups are removed as soon as no other backup can run.
 * @throws StartError when there is no database, it cannot be copied, or another backup runs.
 */
export async function openSource(config: Config, scratch: Scratch): Promise<BackupSource> {
  if (config.databaseUrl !== undefined) return await openServerSource(config.databaseUrl, scratch);
  const source = await openFolderSource(config);
  await scratch.removeOld();
  return source;
}

async function openFolderSource(config: Config): Promise<BackupSource> {
  const { dataDir } = config;
  const found = await stat(join(dataDir, 'db')).catch(() => undefined);
  if (!found) throw new StartError(`There is no database in DATA_DIR ${dataDir}`);
  const unlock = lockFolder(dataDir);
  if (!unlock) {
    const snapshot = await borrowSnapshot(dataDir);
    return sourceOf(snapshot, snapshot.check, async () => snapshot.end());
  }
  unlock();
  const connection = await connect(config, () => undefined);
  try {
    const snapshot = await takeSnapshot(connection.db, dataDir);
    return sourceOf(
      { ...snapshot, heldMs: undefined },
      () => undefined,
      async () => {
        await rm(snapshot.folder, { recursive: true, force: true });
        await connection.close();
      },
    );
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function sourceOf(
  { folder, schema, takenAt, heldMs }: Omit<Snapshot, 'heldMs'> & { heldMs: number | undefined },
  check: () => void,
  end: () => Promise<void>,
): BackupSource {
  return {
    facts: { engine: 'embedded', schema, takenAt },
    heldMs,
    async *parts() {
      const path = join(folder, 'db');
      yield { name: 'db', path, isFolder: true };
      yield* walkFolder(path, 'db/');
    },
    async *fileNames() {
      for await (const name of createInterface({ input: createReadStream(join(folder, 'files.txt')) }))
        yield [name];
    },
    check,
    end,
  };
}

async function openServerSource(databaseUrl: string, scratch: Scratch): Promise<BackupSource> {
  const { patientDb: db, close: disconnect } = await connect({ databaseUrl, dataDir: '' }, () => undefined);
  const closing: (() => unknown)[] = [disconnect, () => rm(scratch.dump, { force: true })];
  const end = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const version = await serverVersion(db);
    const program = await findProgram('pg_dump', version);
    const { rows } = await sql<{ name: string | null }>`
      select to_regclass('removal_pause')::text as name`.execute(db);
    if (rows[0]?.name == null)
      throw new StartError(
        'The database of DATABASE_URL is empty or of an older version; start this version of the product on it first',
      );
    const pause = await pauseRemovals(db);
    closing.push(pause.end);
    // stays open, so that the list of files matches the copy
    const trx = await db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    closing.push(() => trx.rollback().execute());
    // the transaction ends with the connection, so a killed backup releases the lock at once
    const locked = await sql<{ ours: boolean }>`
      select pg_try_advisory_xact_lock(${backupLockKey}) as ours`.execute(trx);
    if (locked.rows[0]?.ours !== true) throw new StartError(backupUnderWay);
    await scratch.removeOld();
    const exported = await sql<{ id: string; at: Date }>`
      select pg_export_snapshot() as id, now() as at`.execute(trx);
    const [{ id, at } = { id: '', at: new Date() }] = exported.rows;
    // personal data: readable by the account that makes the backup only
    await writeFile(scratch.dump, '', { mode: 0o600, flag: 'wx' });
    await runProgram(program, 'pg_dump', databaseUrl, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      `--snapshot=${id}`,
      `--file=${scratch.dump}`,
    ]);
    const schema = await lastMigration(trx);
    return {
      facts: { engine: 'postgresql', schema, takenAt: at.toISOString() },
      heldMs: undefined,
      async *parts() {
        yield { name: 'database.dump', path: scratch.dump, isFolder: false };
      },
      fileNames: () => storedFileNames(trx),
      check: pause.check,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The product's version, for the backup's manifest. */
export async function productVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return version;
}
