import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { reason, StartError } from '../config/startError.ts';
import { keepWalShort } from './keepWalShort.ts';
import { lockFolder } from './lockFolder.ts';
import type { Database } from './schema.ts';
import { syncedFolder, syncNewCluster } from './syncedFolder.ts';

/** Parsed as a number: every id and amount of the contract is a safe integer. */
const { INT8 } = pg.types.builtins;

/** Pages are in memory or on an SSD, where random reads cost hardly more than sequential ones. */
const plannerSettings = 'set random_page_cost = 1.1';

/** Opens the embedded engine. Outside this file, only tests need it. */
export async function openEmbedded(storage: PGliteOptions): Promise<PGlite> {
  const pglite = await PGlite.create({
    parsers: { [INT8]: Number },
    extensions: { pg_trgm },
    ...storage,
  });
  await pglite.exec(plannerSettings);
  return pglite;
}

export interface Connection {
  db: Kysely<Database>;
  /** The use of the connection pool; the embedded database has none. */
  pool?: () => { inUse: number; waiting: number; max: number };
  close(): Promise<void>;
}

/**
 * Opens the database that the configuration names: a PostgreSQL server, or the embedded one in
 * `dataDir`.
 * @param onFailure called when something fails that no query waits for. A connection that a server
 * has ended is replaced, and a write-ahead log that could not be trimmed is trimmed later.
 * @throws StartError when the database cannot be used.
 */
export async function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onFailure: (error: unknown) => void,
): Promise<Connection> {
  return config.databaseUrl === undefined
    ? await openFolder(config.dataDir, onFailure)
    : await openServer(config.databaseUrl, onFailure);
}

async function openFolder(dataDir: string, onFailure: (error: unknown) => void): Promise<Connection> {
  const unlock = lockFolder(dataDir);
  if (!unlock) throw new StartError(`DATA_DIR ${dataDir} is in use by another running server`);
  try {
    const { db, close } = connectionOf(await openEmbedded(syncedFolder(join(dataDir, 'db'))));
    await syncNewCluster(dataDir);
    const stopTrimming = keepWalShort(db, onFailure);
    return {
      db,
      async close() {
        await stopTrimming();
        await close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw new StartError(`Cannot open the database in DATA_DIR ${dataDir}: ${reason(error)}`, {
      cause: error,
    });
  }
}

function connectionOf(pglite: PGlite): Connection {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    async close() {
      await db.destroy();
      // kysely closes only a connection that it has used
      if (!pglite.closed) await pglite.close();
    },
  };
}

async function openServer(url: string, onFailure: (error: unknown) => void): Promise<Connection> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A server that has vanished without a word, as in a fail-over, is noticed after this time and
    // ten probes. No query has a time limit: migrations, backups and sweeps may take long.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // without a listener, losing an idle connection would end this process
  pool.on('error', onFailure);
  pool.on('connect', (client) => {
    client.query(plannerSettings).catch(onFailure);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartError(`Cannot use DATABASE_URL: ${reason(error)}`, { cause: error });
  }
  return {
    db,
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      max: pool.options.max,
    }),
    close: () => db.destroy(),
  };
}
