/** A product with something of everything to be backed up, and ways to compare what came back. */
import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { connect } from '../../server/database/connect.ts';
import type { Database } from '../../server/database/schema.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script of the product to its end. */
export async function runScript(
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...output };
}

export const runBackup = (file: string, environment: Record<string, string>) =>
  runScript(['server/backup/main.ts', 'backup', file], environment);
export const runRestore = (file: string, environment: Record<string, string>) =>
  runScript(['server/backup/main.ts', 'restore', file], environment);

/**
 * Fills an empty database with the demo's requests, consultants with documents, posts and ads with
 * images.
 */
export async function fillDemo(environment: Record<string, string>): Promise<void> {
  const { code, stderr } = await runScript(['server/demo.ts'], environment);
  if (code !== 0) throw new Error(`The demo could not be filled: ${stderr}`);
}

export type Rows = Record<string, string[]>;

/** Every row of every table, as text, in an order of its own. */
export async function rowsOf(db: Kysely<Database>): Promise<Rows> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: Rows = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(one)::text as row from ${sql.table(name)} as one order by 1`.execute(db);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

/** The rows of an embedded database that nothing runs on. */
export async function rowsIn(dataDir: string): Promise<Rows> {
  const { db, close } = await connect({ databaseUrl: undefined, dataDir }, () => undefined);
  return await rowsOf(db).finally(close);
}

/** Every file of a folder by name, as text that is equal for equal bytes. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).toSorted();
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, (await readFile(join(folder, name))).toString('base64')] as const),
    ),
  );
}
