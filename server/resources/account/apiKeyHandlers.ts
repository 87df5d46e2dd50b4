import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { newApiKey } from '../../identity/apiKeys.ts';
import { requireSession } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory, userName } from '../history.ts';
import type { Services } from '../services.ts';
import { apiKeyText } from './apiKeyText.ts';
import { requireProvenIdentity } from './freshSignIn.ts';

/** More than an office has programs; the list has one page. */
const maxKeys = 50;

/** The keys with which programs call the API (product, 10). */
export function apiKeyHandlers(services: Services) {
  const { db, now } = services;
  return {
    async listApiKeys() {
      const rows = await db
        .selectFrom('api_keys')
        .innerJoin('users', 'users.id', 'api_keys.user_id')
        .select(['api_keys.id', 'api_keys.name', 'scope', 'key_end', 'api_keys.created_at', 'last_used_at'])
        .select(userName.as('made_by'))
        .where('revoked_at', 'is', null)
        .where('users.is_deleted', '=', 0)
        .orderBy('api_keys.id', 'desc')
        .execute();
      const body = rows.map(({ created_at, last_used_at, ...row }) => ({
        ...row,
        tarih: created_at.toISOString(),
        ...(last_used_at && { last_used_at: last_used_at.toISOString() }),
      }));
      return { status: 200, body };
    },

    async makeApiKey({ body, session: caller, request }) {
      const session = requireSession(caller);
      // a stolen session must not leave a key behind, which would outlive it
      await requireProvenIdentity(services, session, {
        current: body.current_password,
        ip: request.ip,
        message: apiKeyText.currentPassword,
      });
      const { key, keyHash, keyEnd } = newApiKey();
      const name = body.name.trim();
      const id = await db.transaction().execute(async (trx) => {
        // locked, so that of two calls for the last place the later one sees the other's key
        await trx
          .selectFrom('users')
          .select('id')
          .where('id', '=', session.personId)
          .forNoKeyUpdate()
          .execute();
        const open = await trx
          .selectFrom('api_keys')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('user_id', '=', session.personId)
          .where('revoked_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (Number(open.count) >= maxKeys) throw new Refusal(409, apiKeyText.tooMany);
        await recordHistory(trx, 'user', session.personId, session, 'apiKeyMade', { title: name });
        const row = await trx
          .insertInto('api_keys')
          .values({
            name,
            scope: body.scope,
            key_hash: keyHash,
            key_end: keyEnd,
            user_id: session.personId,
            created_at: now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return row.id;
      });
      return { status: 200, body: { status: 'success', id, key } };
    },

    async revokeApiKey({ params: { id }, session }) {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('api_keys')
          .select(['name', 'user_id', 'revoked_at'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!row) throw new Refusal(404, refusalText.missing);
        await recordHistory(trx, 'user', row.user_id, session, 'apiKeyRevoked', { title: row.name });
        const { numUpdatedRows } = await trx
          .updateTable('api_keys')
          .set({ revoked_at: now() })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst();
        // a repeat after a lost answer leaves no second entry
        if (numUpdatedRows === 0n) throw new Refusal(404, refusalText.missing);
      });
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
