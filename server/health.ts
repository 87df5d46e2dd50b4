import { sql } from 'kysely';
import type { Handlers } from './contract.ts';
import type { Services } from './services.ts';

/** Whether the server serves: the routes are open by the time anyone can ask, and the database answers. */
export function healthHandlers({ db }: Services): Pick<Handlers, 'getHealth'> {
  return {
    async getHealth() {
      await sql`select 1`.execute(db);
      return { status: 200, body: { status: 'success' } };
    },
  };
}
