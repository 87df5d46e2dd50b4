import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Connection, connect, dumpInMemory, openInMemory } from '../../server/database/connect.ts';
import { migrate } from '../../server/database/migrate.ts';
import { loadPlaces } from '../../server/locationData.ts';

const contents = ['empty', 'places'] as const;
type Content = (typeof contents)[number];

/**
 * Where the test processes find what {@link setup} has prepared: a folder, or a prefix of database
 * names.
 */
const variable = 'PREPARED_DATABASES';

/**
 * The maintenance database of the PostgreSQL server to test on; undefined for the embedded engine.
 */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL;

/**
 * Makes the databases that the tests begin with, once for all of them: a new one takes seconds, a
 * copy a fraction of one. Vitest calls this before the first test, and the function that it returns
 * after the last.
 */
export async function setup(): Promise<() => Promise<void>> {
  return testDatabaseUrl === undefined ? await prepareEmbedded() : await prepareServer();
}

async function prepareEmbedded(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'arazi-prepared-'));
  for (const [index, dump] of (await dumpInMemory([migrate, loadPlaces])).entries()) {
    await writeFile(join(folder, `${contents[index]}.tar`), Buffer.from(await dump.arrayBuffer()));
  }
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

async function prepareServer(): Promise<() => Promise<void>> {
  const prefix = `prepared_${randomBytes(4).toString('hex')}`;
  const [empty, places] = contents.map((content) => `${prefix}_${content}`);
  await administer(`create database ${empty}`);
  await withDatabase(`${empty}`, migrate);
  await administer(`create database ${places} template ${empty}`);
  await withDatabase(`${places}`, loadPlaces);
  process.env[variable] = prefix;
  return async () => {
    for (const content of contents) await administer(`drop database ${prefix}_${content} with (force)`);
  };
}

/** Runs one statement in the maintenance database. */
async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testDatabaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(testDatabaseUrl ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function withDatabase(database: string, act: (db: Connection['db']) => Promise<void>): Promise<void> {
  const { db, close } = await connect({ databaseUrl: urlOf(database), dataDir: '' }, () => {});
  await act(db);
  await close();
}

/** A database of a test's own on the PostgreSQL server. */
export interface ServerDatabase {
  url: string;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

/**
 * Makes a database on the PostgreSQL server that the tests run on.
 * @param content migrated, with all provinces, districts and neighbourhoods, or 'blank': not even
 * migrated.
 */
export async function createServerDatabase(content: Content | 'blank' = 'empty'): Promise<ServerDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = content === 'blank' ? 'template0' : `${process.env[variable]}_${content}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return { url: urlOf(name), drop: () => administer(`drop database ${name} with (force)`) };
}

export interface EngineEnvironment {
  /** What puts a server process on the engine under test. */
  variables: { DATABASE_URL?: string };
  remove(): Promise<void>;
}

/**
 * For tests that start the server as a process: a database of its own where the tests run on
 * PostgreSQL.
 */
export async function engineEnvironment(): Promise<EngineEnvironment> {
  if (testDatabaseUrl === undefined) return { variables: {}, remove: async () => {} };
  const { url, drop } = await createServerDatabase();
  return { variables: { DATABASE_URL: url }, remove: drop };
}

/** A migrated database of a test's own, on the engine that the tests run on; `close` removes it. */
export async function openTestDatabase(places: boolean): Promise<Connection & { url: string | undefined }> {
  const content = places ? 'places' : 'empty';
  if (testDatabaseUrl !== undefined) {
    const { url, drop } = await createServerDatabase(content);
    const { db, close } = await connect({ databaseUrl: url, dataDir: '' }, () => {});
    return {
      db,
      url,
      async close() {
        await close();
        await drop();
      },
    };
  }
  const folder = process.env[variable];
  // benchmarks start servers without the test runner
  const prepared = folder ? await openAsBlob(join(folder, `${content}.tar`)) : undefined;
  return { ...(await openInMemory(prepared)), url: undefined };
}
