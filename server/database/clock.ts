/**
 * Whether the time is plausible. A clock that is 400 days ahead would erase what is to be kept for
 * 400 days more, so whatever destroys by time asks here first. The latest time seen is stored: a
 * process whose clock has jumped can neither move it nor destroy anything, until an admin confirms.
 */
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from './schema.ts';

/** How far a clock may be from the latest time seen, either way. */
const maxJumpDays = 7;
const maxJumpMs = maxJumpDays * 24 * 60 * 60 * 1000;
/** A page may stand open this long before its admin confirms the date on it. */
const maxConfirmationAgeMs = 24 * 60 * 60 * 1000;

/** A time that is implausible. */
interface ClockDoubt {
  time: Date;
  /** The latest time seen. */
  seenAt: Date;
}

export interface Clock {
  /** The doubt about the clock of this process, or else of the database server. */
  doubt(): Promise<ClockDoubt | undefined>;
  /**
   * Moves the latest time seen forward, when the time is plausible.
   * @returns the doubt, as long as there is one.
   */
  step(): Promise<ClockDoubt | undefined>;
  /**
   * Takes the time as the latest one seen, because a person has confirmed it.
   * @param shown the date that the person was shown: another process may have another clock.
   * @returns false when it is not this process's time, or the database server has another date.
   */
  confirm(trx: Kysely<Database>, shown: Date): Promise<boolean>;
}

/** The same for the time of the database, as a condition on statements that use `now()`. */
export const databaseTimeIsPlausible = sql<SqlBool>`exists (
  select from clock
  where abs(extract(epoch from now() - seen_at)) <= ${sql.lit(maxJumpMs / 1000)}
)`;

const areClose = (one: Date, other: Date, maxMs: number): boolean =>
  Math.abs(one.getTime() - other.getTime()) <= maxMs;

/** @param isEmbedded the database has the clock of this process. */
export function createClock(
  db: Kysely<Database>,
  now: () => Date,
  { isEmbedded }: { isEmbedded: boolean },
): Clock {
  const read = async (from: Kysely<Database>) => {
    const row = await from
      .selectFrom('clock')
      .select(['seen_at', sql<Date>`clock_timestamp()`.as('database_time')])
      .executeTakeFirstOrThrow();
    const own = now();
    const database = isEmbedded ? own : row.database_time;
    const doubted = [own, database].find((time) => !areClose(time, row.seen_at, maxJumpMs));
    return { own, database, doubt: doubted && { time: doubted, seenAt: row.seen_at } };
  };

  return {
    async doubt() {
      return (await read(db)).doubt;
    },
    async step() {
      const { own, database, doubt } = await read(db);
      if (doubt) return doubt;
      const time = own < database ? own : database;
      // several processes do so: it only moves forward
      await db.updateTable('clock').set({ seen_at: time }).where('seen_at', '<', time).execute();
      return undefined;
    },
    async confirm(trx, shown) {
      const { own, database } = await read(trx);
      if (!areClose(own, shown, maxConfirmationAgeMs) || !areClose(own, database, maxJumpMs)) return false;
      await trx.updateTable('clock').set({ seen_at: own }).execute();
      return true;
    },
  };
}
