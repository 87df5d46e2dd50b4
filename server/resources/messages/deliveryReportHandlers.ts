import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { isSameSecret } from '../../identity/isSameSecret.ts';
import { readPushedReports, storeReport } from '../../outbox/deliveryReports.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';

/** The delivery reports that an SMS gateway posts. */
export function deliveryReportHandlers({ db, config }: Pick<Services, 'db' | 'config'>) {
  return {
    async receiveDeliveryReports({ params: { secret }, body }) {
      const expected = config.messages.smsReportSecret;
      if (expected === undefined || !isSameSecret(secret, expected))
        throw new Refusal(404, refusalText.missing);
      for (const report of readPushedReports(body)) await storeReport(db, report);
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
