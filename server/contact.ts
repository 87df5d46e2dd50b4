import type { Handlers } from './contract.ts';
import type { Services } from './services.ts';
import { userText } from './text-users.ts';

const messagesAMinute = 20;

/** A visitor writes to the company: stored, and on its way to the admin, in one transaction (specification, sections 2 and 7). */
export function contactHandlers({
  db,
  config,
  outbox,
  throttle,
}: Services): Pick<Handlers, 'sendContactMessage'> {
  return {
    async sendContactMessage({ body, request }) {
      await throttle.hit(`contact:${request.ip}`, messagesAMinute, 60);
      const message = {
        name: body.name.trim(),
        last_name: body.last_name.trim(),
        phone: body.phone.trim(),
        // it becomes the subject of an email, which is one line
        subject: body.subject.trim().replace(/\s+/g, ' '),
        message: body.message.trim(),
      };
      const letter = userText.message.contact({
        ...message,
        fullName: `${message.name} ${message.last_name}`,
      });
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('contact_messages').values(message).execute();
        await outbox.add(trx, { kind: 'contactMessage', to: config.messages.contactEmail, ...letter });
      });
      outbox.wake();
      return { status: 200, body: { status: true } };
    },
  };
}
