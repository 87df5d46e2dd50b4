import { sql } from 'kysely';
import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { requireSession } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { storeLandRequest } from './createLandRequest.ts';

const maxShown = 200;
/** More than anybody brings in a day; each sends a message to a stranger. */
const maxPerDay = 50;
const daySeconds = 24 * 60 * 60;

/** Land requests that consultants bring for their owners (product, 10). */
export function broughtHandlers(services: Services) {
  const { db, throttle } = services;
  return {
    async bringLandRequest({ body, headers, session: caller }) {
      const session = requireSession(caller);
      await throttle.hit(`bringLandRequest:${session.personId}`, maxPerDay, daySeconds);
      const { again = false } = body;
      const { id } = await storeLandRequest(services, { body, headers }, { session, again });
      return { status: 200, body: { status: 'success', reference: landRequestReference(id) } };
    },

    async listBroughtLandRequests({ session }) {
      const rows = await db
        .selectFrom('land_requests as own')
        .leftJoin('land_requests as leader', 'leader.id', 'own.joined_to')
        .select(['own.id', 'own.created_at', 'own.name', 'own.ada', 'own.parsel', 'own.komisyon'])
        // what is joined to another one goes its way
        .select(({ fn }) => fn.coalesce('leader.durum', 'own.durum').as('durum'))
        .select([
          sql<string>`(select name from provinces where id = own.province_id)`.as('il_adi'),
          sql<string>`(select name from districts where id = own.district_id)`.as('ilce_adi'),
          sql<string>`(select name from neighbourhoods where id = own.neighbourhood_id)`.as('mahalle_adi'),
        ])
        .where('own.brought_by', '=', requireSession(session).personId)
        .orderBy('own.created_at', 'desc')
        .orderBy('own.id', 'desc')
        .limit(maxShown)
        .execute();
      const body = rows.map(({ created_at, komisyon, ...row }) => ({
        ...row,
        tarih: created_at.toISOString(),
        ...(komisyon !== '' && { komisyon }),
      }));
      return { status: 200, body };
    },

    async setCommission({ params: { id }, body, session }) {
      const komisyon = body.komisyon.trim();
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('land_requests')
          .select('komisyon')
          .where('id', '=', id)
          .where('brought_by', 'is not', null)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!row) throw new Refusal(404, refusalText.missing);
        // a repeat after a lost answer leaves no second entry
        if (row.komisyon === komisyon) return;
        await trx.updateTable('land_requests').set({ komisyon }).where('id', '=', id).execute();
        await recordHistory(trx, 'request', id, session, 'commissionSet');
      });
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
