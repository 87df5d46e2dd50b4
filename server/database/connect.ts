import { Socket } from 'node:net';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { reason, StartError } from '../config/startError.ts';
import { keepWalShort } from './keepWalShort.ts';
import { lockFolder } from './lockFolder.ts';
import { planOnce } from './plannedOnce.ts';
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

/** How many connections to a server a process opens, and how long each may wait for an answer. */
interface PoolLimits {
  max: number;
  /** The server ends a statement after this time, waiting for a lock included. */
  statementMs: number;
  /** A connection on which nothing arrives for this time is closed: its server hangs. */
  silenceMs: number;
}
const callLimits: PoolLimits = { max: 10, statementMs: 20_000, silenceMs: 30_000 };
const noLimits = { max: 4, statementMs: 0, silenceMs: 0 };

export interface Connection {
  /** For calls: a statement has a time limit on a server. */
  db: Kysely<Database>;
  /** For migrations, backups and sweeps, which may take long. */
  patientDb: Kysely<Database>;
  /** The use of the connection pool; the embedded database has none. */
  pool?: () => { inUse: number; waiting: number; max: number };
  close(): Promise<void>;
}

/**
 * Opens the database that the configuration names: a PostgreSQL server, or the embedded one in
 * `dataDir`.
 * @param onFailure called when something fails that no query waits for. A connection that a server
 * has ended is replaced, and a write-ahead log that could not be trimmed is trimmed later.
 * @param limits of calls to a server.
 * @throws StartError when the database cannot be used.
 */
export async function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onFailure: (error: unknown) => void,
  limits = callLimits,
): Promise<Connection> {
  return config.databaseUrl === undefined
    ? await openFolder(config.dataDir, onFailure)
    : await openServer(config.databaseUrl, onFailure, limits);
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
      patientDb: db,
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

function connectionOf(pglite: PGlite): Pick<Connection, 'db' | 'close'> {
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

async function openServer(
  url: string,
  onFailure: (error: unknown) => void,
  limits: PoolLimits,
): Promise<Connection> {
  const pool = openPool(url, onFailure, limits);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const patientDb = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: async () => openPool(url, onFailure, noLimits) }),
  });
  const close = async () => {
    await Promise.all([db.destroy(), patientDb.destroy()]);
  };
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await close();
    throw new StartError(`Cannot use DATABASE_URL: ${reason(error)}`, { cause: error });
  }
  return {
    db,
    patientDb,
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      max: pool.options.max,
    }),
    close,
  };
}

/** Opens its connections when they are needed. */
function openPool(
  url: string,
  onFailure: (error: unknown) => void,
  { max, statementMs, silenceMs }: PoolLimits,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    // a server can vanish without closing its connections, as in a fail-over; these probes notice
    // it even on a connection without a time limit
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // without a listener, losing an idle connection would end this process
  pool.on('error', onFailure);
  pool.on('connect', (client) => {
    // losing one in use would end it too; its statement already fails with the same error
    client.on('error', () => undefined);
    planOnce(client);
    // not as start parameters, which a pooler may refuse
    client.query(`${plannerSettings}; set statement_timeout = ${statementMs}`).catch(onFailure);
    // pg's own `query_timeout` would give the connection back with its transaction still open
    if (client instanceof pg.Client) closeWhenSilent(client.connection.stream, silenceMs);
  });
  return pool;
}

/** The statement under way then fails, and the pool opens another connection. */
function closeWhenSilent(stream: unknown, silenceMs: number): void {
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(silenceMs, () => {
    stream.destroy(new Error(`The database server has been silent for ${silenceMs} ms`));
  });
}
