import { Refusal } from '../../config/refusal.ts';
import { requireSession } from '../../identity/sessions.ts';
import type { Handlers } from '../handlerTypes.ts';
import { recordHistory } from '../history.ts';
import type { Services } from '../services.ts';
import { privacyText } from './privacyText.ts';

/** An admin's word that the server's date is right, for which erasures wait (an extension). */
export function clockHandlers({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  return {
    async confirmClock({ body, session }) {
      const by = requireSession(session);
      await db.transaction().execute(async (trx) => {
        if (!(await clock.confirm(trx, new Date(body.time)))) throw new Refusal(409, privacyText.otherDate);
        await recordHistory(trx, 'user', by.personId, by, 'clockConfirmed');
      });
      log.warn({ time: body.time, by: by.personId }, 'an admin has confirmed the date');
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
