/** A consistent copy of the embedded database while it is in use. */
import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { appendFile, copyFile, mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../config/startError.ts';
import type { Database } from '../database/schema.ts';
import { walkFolder } from './walkFolder.ts';

export interface Snapshot {
  /** Holds the copy, `db`, and `files.txt` with the names of the stored files, one per line. */
  folder: string;
  /** The last migration. */
  schema: string;
  takenAt: string;
  /** How long all other queries had to wait. */
  heldMs: number;
}

const maxNamesPerQuery = 5_000;
/**
 * File timestamps are coarse: a file that was written this recently may change again without a new
 * timestamp.
 */
const settledMs = 2_000;

/** Free space for what the database writes while it is copied. */
const marginBytes = 256 * 1024 * 1024;

/** Where snapshots are made; a killed process may have left one. */
export function snapshotsFolder(dataDir: string): string {
  return join(dataDir, 'snapshots');
}

/**
 * Copies the embedded database. A first pass copies all files while the database is in use. Then
 * all queries wait while the files that have changed are copied again. The copy equals the files
 * after a crash at that moment, from which PostgreSQL recovers.
 * @throws StartError when the copy could fill the disk.
 */
export async function takeSnapshot(db: Kysely<Database>, dataDir: string): Promise<Snapshot> {
  const folder = join(snapshotsFolder(dataDir), randomBytes(8).toString('hex'));
  const source = join(dataDir, 'db');
  const target = join(folder, 'db');
  await requireSpace(dataDir, source);
  await mkdir(target, { recursive: true, mode: 0o700 });
  try {
    // the second checkpoint then writes less, and less is copied again while the queries wait
    await sql`checkpoint`.execute(db);
    const copied = await copyTree(source, target, new Map());
    // the embedded database has one connection: while this holds it, all queries wait
    return await db.connection().execute(async (connection) => {
      const since = performance.now();
      const takenAt = new Date().toISOString();
      await sql`checkpoint`.execute(connection);
      const current = await copyTree(source, target, copied);
      for (const name of copied.keys()) {
        if (!current.has(name)) await rm(join(target, name), { recursive: true, force: true });
      }
      await listFiles(connection, join(folder, 'files.txt'));
      const schema = await lastMigration(connection);
      return { folder, schema, takenAt, heldMs: performance.now() - since };
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** @throws StartError on too little free space: a full disk would end the server. */
async function requireSpace(dataDir: string, source: string): Promise<void> {
  let neededBytes = marginBytes;
  for await (const { path, isFolder } of walkFolder(source)) {
    // the running database may have removed the file
    if (!isFolder) neededBytes += (await stat(path).catch(() => undefined))?.size ?? 0;
  }
  const { bavail, bsize } = await statfs(dataDir);
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;
  if (bavail * bsize < neededBytes)
    throw new StartError(
      `Copying the database needs ${megabytes(neededBytes)} of free space in DATA_DIR ${dataDir}; ${megabytes(bavail * bsize)} are free`,
    );
}

/** The state of each copied file; undefined when a later change could go unnoticed. */
type Copied = Map<string, { ino: bigint; mtimeNs: bigint; size: bigint } | undefined>;

/** Copies a folder, except for the files that have not changed since `before`. */
async function copyTree(source: string, target: string, before: Copied): Promise<Copied> {
  const copied: Copied = new Map();
  for await (const { name, path, isFolder } of walkFolder(source)) {
    if (isFolder) {
      await mkdir(join(target, name), { recursive: true, mode: 0o700 });
      copied.set(name, undefined);
      continue;
    }
    try {
      const readAtMs = Date.now();
      const { ino, mtimeNs, size, mtimeMs } = await stat(path, { bigint: true });
      const known = before.get(name);
      if (known?.ino !== ino || known.mtimeNs !== mtimeNs || known.size !== size)
        await copyFile(path, join(target, name), constants.COPYFILE_FICLONE);
      copied.set(name, readAtMs - Number(mtimeMs) > settledMs ? { ino, mtimeNs, size } : undefined);
    } catch (error) {
      // the running database has removed the file
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return copied;
}

async function listFiles(db: Kysely<Database>, path: string): Promise<void> {
  await writeFile(path, '', { mode: 0o600 });
  for await (const names of storedFileNames(db)) await appendFile(path, `${names.join('\n')}\n`);
}

/** The names of all stored files, in batches. */
export async function* storedFileNames(db: Kysely<Database>): AsyncGenerator<string[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('files')
      .select('name')
      .where('name', '>', last)
      .orderBy('name')
      .limit(maxNamesPerQuery)
      .execute();
    const names = rows.map(({ name }) => name);
    const end = names.at(-1);
    if (end === undefined) return;
    yield names;
    last = end;
  }
}

/** The last migration of a database. */
export async function lastMigration(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? '';
}
