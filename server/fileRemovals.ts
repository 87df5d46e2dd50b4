import { type Kysely, sql } from 'kysely';
import type { Database } from './database/schema.ts';
import type { FileStore } from './files.ts';

/**
 * Removes files from the store, never before the change that gave them up is committed, and however often this process ends in
 * between: what is to go stands in the database.
 */
export interface FileRemovals {
  /** Before files are stored: should this process end before a change refers to them, they go after an hour. */
  announce(names: readonly string[]): Promise<void>;
  /** After a failed change: what it has announced, and nothing refers to, goes now. */
  giveUp(names: readonly string[]): Promise<void>;
  /** Removes what is due. What cannot be removed is logged, and tried again later; it costs disk space, never the change. */
  run(): Promise<void>;
  /** Begins to look for what is due every minute. */
  start(): void;
  stop(): Promise<void>;
}

const roundEvery = 60_000;
const batch = 100;
const retryAfter = sql<Date>`now() + interval '5 minutes'`;

export function createFileRemovals(
  db: Kysely<Database>,
  files: Pick<FileStore, 'remove'>,
  onFailure: (error: unknown) => void,
): FileRemovals {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  async function removeDue(): Promise<void> {
    for (;;) {
      const due = await db
        .selectFrom('file_removals')
        .select('name')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(batch)
        .execute();
      if (due.length === 0) return;
      const names = due.map(({ name }) => name);
      try {
        await files.remove(names);
      } catch (error) {
        onFailure(error);
        await db
          .updateTable('file_removals')
          .set({ due_at: retryAfter })
          .where('name', 'in', names)
          .execute();
        return;
      }
      await db.deleteFrom('file_removals').where('name', 'in', names).execute();
    }
  }

  const run = (): Promise<void> => {
    // one after the other, so that a stop waits for the last of them
    round = round.then(removeDue).catch(onFailure);
    return round;
  };

  return {
    async announce(names) {
      if (names.length === 0) return;
      await db
        .insertInto('file_removals')
        .values(names.map((name) => ({ name, due_at: sql<Date>`now() + interval '1 hour'` })))
        .execute();
    },
    async giveUp(names) {
      if (names.length === 0) return;
      await db
        .updateTable('file_removals')
        .set({ due_at: sql<Date>`now()` })
        .where('name', 'in', names)
        .execute()
        .catch(onFailure);
      await run();
    },
    run,
    start() {
      timer = setInterval(() => void run(), roundEvery);
      void run();
    },
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
