import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FileStore } from './fileStore.ts';
import { removalsAllowed } from './removalPause.ts';

/**
 * Removes files from the store after the change that released them is committed. The queue is in
 * the database, so a removal survives the end of the process. Each process claims files before it
 * removes them, so several may work on one store.
 */
export interface FileRemovals {
  /** Queues files that are about to be stored, in case no change ever refers to them. */
  announce(names: readonly string[]): Promise<void>;
  /** Puts the announced removals off for an hour, because their change has not failed yet. */
  postpone(names: readonly string[]): Promise<void>;
  /**
   * Makes the announced removal of a failed change's files due.
   * @param storeFailed delays it by a minute, because the store may still be finishing a write.
   */
  makeDue(names: readonly string[], storeFailed: boolean): Promise<void>;
  /** Begins a round in the background, if the worker is started. */
  wake(): void;
  /** Removes what is due. Failures are logged, and the files are tried again later. */
  run(): Promise<void>;
  /** Starts the worker, which runs a round every minute. */
  start(): void;
  /** Stops the worker and ends a running round early. */
  stop(): Promise<void>;
}

const inAnHour = sql<Date>`now() + interval '1 hour'`;
const roundIntervalMs = 60_000;
/** Few enough that the store's time limits end their removal long before the claim expires. */
const batchSize = 20;

/** @param onFailure called when a round fails; its files are tried again later. */
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
        // the claim expires; until then, a store that is down is not called again
        return;
      }
      await db.deleteFrom('file_removals').where('name', 'in', names).execute();
    }
  }

  const run = (): Promise<void> => {
    // rounds run one after another, so that a stop waits for the last
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
        .values(names.map((name) => ({ name, due_at: inAnHour })))
        .execute();
    },
    async postpone(names) {
      await db
        .updateTable('file_removals')
        .set({ due_at: inAnHour })
        .where('name', 'in', names)
        .where('attempts', '=', 0)
        .execute();
    },
    async makeDue(names, storeFailed) {
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
 * Claims due files for five minutes; afterwards, any process may claim them again. Registered files
 * are skipped: when a change fails after its commit, its files become due although they are used.
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
