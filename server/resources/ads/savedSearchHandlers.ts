import { requireSession } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import {
  endLinkedSearch,
  readLinkedSearch,
  removeSearch,
  savedSearchesOf,
  saveSearch,
  withdrawConsents,
} from './savedSearches.ts';

/** Saved searches for ads, and the links in their messages (product, 10). */
export function savedSearchHandlers({ db }: Pick<Services, 'db'>) {
  return {
    async listSavedSearches({ session }) {
      return { status: 200, body: await savedSearchesOf(db, requireSession(session).personId) };
    },

    async saveSearch({ body, session }) {
      const person = requireSession(session);
      const searches = await db.transaction().execute((trx) => saveSearch(trx, person, body));
      return { status: 200, body: searches };
    },

    async removeSavedSearch({ params: { id }, session }) {
      const person = requireSession(session);
      await db.transaction().execute((trx) => removeSearch(trx, person, id));
      return { status: 202, body: { status: 'success' } };
    },

    async withdrawSearchConsent({ session }) {
      const person = requireSession(session);
      await db.transaction().execute((trx) => withdrawConsents(trx, person));
      return { status: 202, body: { status: 'success' } };
    },

    async getLinkedSearch({ params: { token } }) {
      return { status: 200, body: await readLinkedSearch(db, token) };
    },

    async endLinkedSearch({ params: { token } }) {
      await db.transaction().execute((trx) => endLinkedSearch(trx, token));
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
