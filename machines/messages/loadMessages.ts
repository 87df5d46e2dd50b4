import type { ApiClient } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import { wirePage } from '../../rules/lists/pageNumbers.ts';
import { listAnswer, wireQuery } from '../lists/listAnswer.ts';
import type { LoadPage } from '../lists/pagedList.ts';
import type { ListAnswer, ListQuery } from '../lists/pollingList.ts';

/** A message that a visitor sent through the contact form. */
export type ContactMessage = components['schemas']['ReceivedContactMessage'];
/** A message that the product sends, with the state of its delivery. */
export type OutboxMessage = components['schemas']['OutboxMessage'];

/** Contact messages are shown in full, so a page holds few. */
const contactPageSize = 10;
const outboxSorts = [
  'tarih',
  '-tarih',
  'recipient',
  '-recipient',
  'kind',
  '-kind',
  'state',
  '-state',
] as const;

/** Loads one page of contact messages, newest first. */
export const loadContactMessages: LoadPage<ContactMessage> = async (client, { page, q }, signal) => {
  const query = wireQuery({ page: wirePage(page), size: contactPageSize, sort: undefined, q }, []);
  const answer = await client.GET('/api/v1/contact-messages', { params: { query }, signal });
  const { rows, total, capped } = listAnswer(answer);
  return { rows, pages: Math.ceil(total / contactPageSize), capped };
};

/**
 * Loads one page of the outbox.
 * @throws ApiError
 */
export async function loadOutbox(
  client: ApiClient,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ListAnswer<OutboxMessage>> {
  const params = { query: wireQuery(query, outboxSorts) };
  return listAnswer(await client.GET('/api/v1/outbox', { params, signal }));
}
