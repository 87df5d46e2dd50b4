import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { untouchedSettings } from '../../../rules/lists/listSettings.ts';
import type { Database } from '../../database/schema.ts';
import { requireOpenSession, requireSession } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { refuseOutdated } from '../versions.ts';

const { version: _, ...untouched } = untouchedSettings;

const selectSettings = (db: Kysely<Database>, userId: number, list: string) =>
  db
    .selectFrom('list_settings')
    .select(['settings', 'version'])
    .where('user_id', '=', userId)
    .where('list', '=', list);

/** How each admin has set up the lists of the panel (product, 10). */
export function listSettingsHandlers({ db }: Pick<Services, 'db'>) {
  return {
    async getListSettings({ params: { list }, session }) {
      const { personId } = requireSession(session);
      const row = await selectSettings(db, personId, list).executeTakeFirst();
      return { status: 200, body: row ? { ...row.settings, version: row.version } : untouchedSettings };
    },

    async saveListSettings({ params: { list }, body, session }) {
      const person = requireSession(session);
      const { columns, density, views } = body;
      const settings = { columns, density, views };
      const version = await db.transaction().execute(async (trx) => {
        await requireOpenSession(trx, person);
        const mine = { user_id: person.personId, list };
        // so that of two first saves the later one waits here, then sees the row of the other
        await trx
          .insertInto('list_settings')
          .values({ ...mine, settings: JSON.stringify(untouched), version: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const before = await selectSettings(trx, mine.user_id, list).forUpdate().executeTakeFirstOrThrow();
        // a repeat after a lost answer
        if (isDeepStrictEqual(before.settings, settings)) return before.version;
        refuseOutdated(before, body.version);
        const next = before.version + 1;
        await trx
          .updateTable('list_settings')
          .set({ settings: JSON.stringify(settings), version: next })
          .where('user_id', '=', mine.user_id)
          .where('list', '=', list)
          .execute();
        return next;
      });
      return { status: 200, body: { ...settings, version } };
    },
  } satisfies Partial<Handlers>;
}
