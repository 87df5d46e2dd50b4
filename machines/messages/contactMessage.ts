import { body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { RecordCall } from '../records/record.ts';
import type { WorkCalls } from '../records/work.ts';

/** A contact message as its page shows it. */
export type ContactMessage = components['schemas']['FullContactMessage'];

/**
 * Loads a message, and marks it as read. When only the mark fails, the message stays new, and is
 * marked when it is opened again.
 * @throws ApiError
 */
export async function openContactMessage(
  { client, id }: RecordCall,
  signal: AbortSignal,
): Promise<ContactMessage> {
  const params = { path: { id } };
  const [message] = await Promise.all([
    client.GET('/api/v1/contact-messages/{id}', { params, signal }).then(body),
    client.POST('/api/v1/contact-messages/{id}/read', { params, signal }).catch(() => undefined),
  ]);
  return message;
}

/** The calls for the machine of the work. */
export const contactWorkCalls: WorkCalls = {
  load: async ({ client, id }, signal) =>
    body(await client.GET('/api/v1/contact-messages/{id}/work', { params: { path: { id } }, signal })),
  savePlan: async ({ client, id, fields, version }, signal) => {
    const plan = {
      ...(fields.assignee !== '' && { assignee_id: Number(fields.assignee) }),
      answered: fields.answered !== '',
      version,
    };
    const params = { path: { id } };
    return body(await client.PUT('/api/v1/contact-messages/{id}/work', { params, body: plan, signal }));
  },
  addNote: async ({ client, id, note: { text, key } }, signal) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return body(await client.POST('/api/v1/contact-messages/{id}/notes', { params, body: { text }, signal }));
  },
};
