import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** A day's reads are forgotten when the next day begins; their number stays with the post. */
export interface PostReads {
  /**
   * Counts a read, once per visitor, post and day. It answers at once and counts in the background:
   * nobody waits for it, and a read that could not be counted is only logged.
   */
  count(postId: number, visitor: { address: string; browser: string }): void;
}

export function createPostReads({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>): PostReads {
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

  /**
   * The day's salt, the same for every process; whoever makes it also throws away what older ones
   * were for.
   */
  const readSalt = async (day: string): Promise<string> => {
    const made = await db
      .insertInto('read_salts')
      .values({ day, salt: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .returning('salt')
      .executeTakeFirst();
    if (!made) {
      const stored = db.selectFrom('read_salts').select('salt').where('day', '=', day);
      return (await stored.executeTakeFirstOrThrow()).salt;
    }
    await db.deleteFrom('read_salts').where('day', '<', day).execute();
    await db.deleteFrom('post_reads').where('day', '<', day).execute();
    return made.salt;
  };

  const count = async (postId: number, address: string, browser: string): Promise<void> => {
    const day = now().toISOString().slice(0, 10);
    const visitor = createHash('sha256')
      .update(`${await saltOf(day)}\n${address}\n${browser}`)
      .digest('base64url');
    await sql`
      with counted as (
        insert into post_reads (day, post_id, visitor)
        select ${day}::date, id, ${visitor} from posts where id = ${postId}
        on conflict do nothing
        returning post_id
      )
      update posts set reads = reads + 1 where id in (select post_id from counted)
    `.execute(db);
  };

  return {
    count(postId, { address, browser }) {
      count(postId, address, browser).catch((error: unknown) => {
        log.warn({ err: error }, 'a read was not counted');
      });
    },
  };
}
