import type { components, operations } from '../../api/schema.ts';
import { type FilterReaders, readDay, readOneOf } from '../../rules/lists/filters.ts';
import { listAnswer, wireQuery } from '../lists/listAnswer.ts';
import type { LoadList } from '../lists/pollingList.ts';

/** A message that a visitor sent through the contact form. */
export type ContactMessage = components['schemas']['ReceivedContactMessage'];
/** A message that the product sends, with the state of its delivery. */
export type OutboxMessage = components['schemas']['OutboxMessage'];

export const contactSorts = [
  '-tarih',
  'tarih',
  'name',
  '-name',
  'phone',
  '-phone',
  'subject',
  '-subject',
] as const;
export const outboxSorts = [
  '-tarih',
  'tarih',
  'recipient',
  '-recipient',
  'kind',
  '-kind',
  'state',
  '-state',
] as const;

type OutboxQuery = NonNullable<operations['listOutbox']['parameters']['query']>;
type OutboxState = NonNullable<OutboxQuery['state']>;
/** The states to filter by; `undelivered` stands for two of them, which the menu counts. */
export const outboxStates = [
  'undelivered',
  'waiting',
  'sent',
  'failed',
  'expired',
  'revoked',
  'givenUp',
  'erased',
] as const satisfies OutboxState[];

const dayFilters: FilterReaders<{ from: string; to: string }> = { from: readDay, to: readDay };
const contactFilters: FilterReaders<{ read: boolean; from: string; to: string }> = {
  ...dayFilters,
  read: readOneOf([true, false]),
};
const outboxFilters: FilterReaders<{ state: OutboxState; from: string; to: string }> = {
  ...dayFilters,
  state: readOneOf(outboxStates),
};

/**
 * Loads one page of contact messages.
 * @throws ApiError
 */
export const loadContactMessages: LoadList<ContactMessage> = async (client, query, signal) => {
  const params = { query: wireQuery(query, contactSorts, contactFilters) };
  return listAnswer(await client.GET('/api/v1/contact-messages', { params, signal }));
};

/**
 * Loads one page of the outbox.
 * @throws ApiError
 */
export const loadOutbox: LoadList<OutboxMessage> = async (client, query, signal) => {
  const params = { query: wireQuery(query, outboxSorts, outboxFilters) };
  return listAnswer(await client.GET('/api/v1/outbox', { params, signal }));
};
