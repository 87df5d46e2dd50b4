import { createHash, randomBytes } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import { istanbulTime } from '../../../rules/records/istanbulTime.ts';
import { addressKey } from '../../identity/addressKey.ts';
import type { Services } from '../services.ts';

/** How many reads of a post one network can cause in a day, however many browsers it has. */
const maxReads = 8;

/**
 * Returns a function that counts a read, once per browser, post and day, and at most `maxReads`
 * times per network. It counts in the background: a read that could not be counted is only logged.
 * The data that distinguishes visitors is deleted when the next day begins.
 */
export function createPostReads({ db, now, log, clock }: Pick<Services, 'db' | 'now' | 'log' | 'clock'>) {
  let today: { day: string; salt: Promise<string> } | undefined;

  const saltOf = (day: string): Promise<string> => {
    if (today?.day !== day) {
      const salt = readSalt(day);
      today = { day, salt };
      salt.catch(() => {
        today = undefined;
      });
    }
    return today.salt;
  };

  /** The day's salt, shared by all processes. The process that creates it deletes older days. */
  const readSalt = async (day: string): Promise<string> => {
    const created = await db
      .insertInto('read_salts')
      .values({ day, salt: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .returning('salt')
      .executeTakeFirst();
    if (!created) {
      const stored = db.selectFrom('read_salts').select('salt').where('day', '=', day);
      return (await stored.executeTakeFirstOrThrow()).salt;
    }
    if (await clock.doubt()) return created.salt;
    // also those of a clock that was ahead; another process may see the next day already
    const isOther = sql<SqlBool>`day not between ${day}::date and ${day}::date + 1`;
    await db.deleteFrom('read_salts').where(isOther).execute();
    await db.deleteFrom('post_reads').where(isOther).execute();
    return created.salt;
  };

  const count = async (postId: number, address: string, browser: string): Promise<void> => {
    const { day } = istanbulTime(now());
    const slot = createHash('sha256').update(browser).digest().readUInt8(0) % maxReads;
    const visitor = createHash('sha256')
      .update(`${await saltOf(day)}\n${addressKey(address)}\n${slot}`)
      .digest('base64url');
    await sql`
      with counted as (
        insert into post_reads (day, post_id, visitor)
        select ${day}::date, id, ${visitor} from (
          -- a post that is being deleted is not counted
          select id from posts where id = ${postId} for key share
        ) as post
        on conflict do nothing
        returning post_id
      )
      update posts set reads = reads + 1 where id in (select post_id from counted)
    `.execute(db);
  };

  return (postId: number, { address, browser }: { address: string; browser: string }): void => {
    count(postId, address, browser).catch((error: unknown) => {
      log.warn({ err: error }, 'a read was not counted');
    });
  };
}
