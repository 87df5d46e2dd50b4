import { type ApiClient, body } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { Page, PageQuery } from '../lists/pagedList.ts';
import type { ListAnswer, ListQuery } from '../lists/pollingList.ts';
import { countOf, isCapped, wireQuery } from '../lists/rowQuery.ts';

/** What a visitor wrote through the contact form. */
export type ContactMessage = components['schemas']['ReceivedContactMessage'];
/** What the product sends to people, and how far its delivery is. */
export type OutboxMessage = components['schemas']['OutboxMessage'];

/** Contact messages on one page: they are read in full. */
const pageSize = 10;
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

/** One page of contact messages, newest first. Rejects with an ApiError. */
export async function loadContactMessages(
  client: ApiClient,
  { page, q }: PageQuery,
  signal: AbortSignal,
): Promise<Page<ContactMessage>> {
  const query = wireQuery({ page: page - 1, size: pageSize, sort: undefined, q }, []);
  const answer = await client.GET('/api/v1/contact-messages', { params: { query }, signal });
  const rows = body(answer);
  const total = countOf(answer.response, 'X-Total-Count') ?? rows.length;
  return { rows, pages: Math.ceil(total / pageSize), capped: isCapped(answer.response) };
}

/** One page of the outbox. Rejects with an ApiError. */
export async function loadOutbox(
  client: ApiClient,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ListAnswer<OutboxMessage>> {
  const params = { query: wireQuery(query, outboxSorts) };
  const answer = await client.GET('/api/v1/outbox', { params, signal });
  const rows = body(answer);
  // nothing rings for messages
  const total = countOf(answer.response, 'X-Total-Count') ?? rows.length;
  return { rows, total, capped: isCapped(answer.response), waiting: 0, newest: 0 };
}
