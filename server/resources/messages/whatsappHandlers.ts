import { Readable } from 'node:stream';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { isSameSecret } from '../../identity/isSameSecret.ts';
import { storeReport } from '../../outbox/deliveryReports.ts';
import { readEvents } from '../../outbox/whatsapp/readEvents.ts';
import type { Handlers } from '../handlerTypes.ts';
import type { Services } from '../services.ts';
import { storeAnswer } from './whatsappAnswers.ts';

/** What Meta calls: the webhook of WhatsApp. `signedBodies.ts` has checked the signature. */
export function whatsappHandlers(services: Services) {
  const { db, config, outbox, whatsappAccount } = services;
  const requireConfig = () => {
    const { whatsapp } = config.messages;
    if (!whatsapp) throw new Refusal(404, refusalText.missing);
    return whatsapp;
  };

  return {
    async confirmWhatsappWebhook({ query }) {
      const { verifyToken } = requireConfig();
      const isOurs = isSameSecret(query['hub.verify_token'], verifyToken);
      if (query['hub.mode'] !== 'subscribe' || !isOurs) throw new Refusal(403, refusalText.notAllowed);
      const headers = { 'Content-Type': 'text/plain; charset=utf-8' };
      return { status: 200, headers, body: Readable.from([query['hub.challenge'] ?? '']) };
    },

    async receiveWhatsappEvents({ body }) {
      const { statuses, answers } = readEvents(body, requireConfig().phoneId);
      let isDue = false;
      for (const { report, problem } of statuses) {
        if (problem !== undefined) await whatsappAccount.refused(problem);
        if (await storeReport(db, { provider: 'whatsapp', report })) isDue = true;
      }
      for (const answer of answers) {
        if (await storeAnswer(services, answer)) isDue = true;
      }
      if (isDue) outbox.wake();
      return { status: 200, body: { status: 'success' } };
    },
  } satisfies Partial<Handlers>;
}
