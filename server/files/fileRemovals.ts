import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FileStore } from './fileStore.ts';
import { removalsAllowed } from './removalPause.ts';

/**
 * Removes files from the store, never before the change that gave them up is committed, and however
 * often this process ends in between: what is to go stands in the database. Several processes may
 * remove from one store: files are claimed first.
 */
export interface FileRemovals {
  /**
   * Before files are stored: should this process end before a change refers to them, they go after
   * an hour.
   */
  announce(names: readonly string[]): Promise<void>;
  /**
   * After a failed change: makes what it has announced, and nothing refers to, due.
   * @param storeFailed leaves the store a minute, since it may still be finishing a write whose
   * answer was not waited for.
   */
  giveUp(names: readonly string[], storeFailed: boolean): Promise<void>;
  /**
   * Something may be due: the worker begins a round now. Returns at once, and does nothing before
   * `start`.
   */
  wake(): void;
  /**
   * Runs a round and waits for it. Files that cannot be removed are logged and tried again later:
   * they cost disk space, never the change.
   */
  run(): Promise<void>;
  /** Starts the worker, which looks every minute for what is due. */
  start(): void;
  /** Stops the worker, and ends the round that is under way early. */
  stop(): Promise<void>;
}

const roundIntervalMs = 60_000;
/** The time limits of the store keep the removal of this many files far shorter than a claim. */
const batchSize = 20;

export function createFileRemovals(
  db: Kysely<Database>,
  files: Pick<FileStore, 'remove'>,
  onFailure: (error: unknown) => void,
): FileRemovals {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let queued = false;

  async function removeDue(): Promise<void> {
    while (!stopping.signal.aborted) {
      const names = await claim(db);
      if (names.length === 0) return;
      try {
        await files.remove(names, stopping.signal);
      } catch (error) {
        if (!stopping.signal.aborted) onFailure(error);
        // the claim ends by itself; until then a store that is down is left in peace
        return;
      }
      await db.deleteFrom('file_removals').where('name', 'in', names).execute();
    }
  }

  const run = (): Promise<void> => {
    // one after the other, so that a stop waits for the last of them
    round = round
      .then(() => {
        queued = false;
        return removeDue();
      })
      .catch(onFailure);
    return round;
  };

  const wake = (): void => {
    if (timer === undefined || queued) return;
    queued = true;
    void run();
  };

  return {
    async announce(names) {
      if (names.length === 0) return;
      await db
        .insertInto('file_removals')
        .values(names.map((name) => ({ name, due_at: sql<Date>`now() + interval '1 hour'` })))
        .execute();
    },
    async giveUp(names, storeFailed) {
      if (names.length === 0) return;
      const due_at = storeFailed ? sql<Date>`now() + interval '1 minute'` : sql<Date>`now()`;
      await db
        .insertInto('file_removals')
        .values(names.map((name) => ({ name, due_at })))
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ due_at }))
        .execute()
        .catch(onFailure);
      wake();
    },
    wake,
    run,
    start() {
      timer = setInterval(wake, roundIntervalMs);
      wake();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      stopping.abort();
      await round;
    },
  };
}

/**
 * Takes files that are due, and makes them due again in five minutes: a process that fails or ends
 * meanwhile leaves them to the next round of any process, and no other one takes them before. A
 * registered file is never taken: a change whose commit was acknowledged too late for its caller
 * has given up files that it refers to.
 */
async function claim(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with due as materialized (
      select name from file_removals
      where due_at <= now()
        and ${removalsAllowed}
        and not exists (select from files where files.name = file_removals.name)
      order by due_at
      limit ${batchSize}
      for update skip locked
    )
    update file_removals
    set attempts = attempts + 1, due_at = now() + interval '5 minutes'
    from due
    where file_removals.name = due.name
    returning file_removals.name`.execute(db);
  return rows.map(({ name }) => name);
}
