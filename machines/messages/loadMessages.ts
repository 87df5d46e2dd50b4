import type { components, operations } from '../../api/schema.ts';
import {
  type FilterReaders,
  type FiltersOf,
  readAssignee,
  readDay,
  readOneOf,
} from '../../rules/lists/filters.ts';
import { asCsv, listAnswer, wireQuery } from '../lists/listAnswer.ts';
import type { LoadList } from '../lists/pollingList.ts';

/** A message that a visitor sent through the contact form. */
export type ReceivedContactMessage = components['schemas']['ReceivedContactMessage'];
/** A message that the product sends, with the state of its delivery. */
export type OutboxMessage = components['schemas']['OutboxMessage'];

/** The orders of the server's list. */
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
/** The orders of the server's list. */
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

type ContactFilters = FiltersOf<operations['listContactMessages']['parameters']['query']>;
type OutboxFilters = FiltersOf<operations['listOutbox']['parameters']['query']>;
type OutboxState = NonNullable<OutboxFilters['state']>;
/** The states to filter by; `undelivered` is `failed` or `givenUp`, which the menu counts. */
export const outboxStates = [
  'undelivered',
  'waiting',
  'sent',
  'delivered',
  'failed',
  'expired',
  'revoked',
  'givenUp',
  'erased',
] as const satisfies OutboxState[];

const dayFilters = { from: readDay, to: readDay };
const contactFilters: FilterReaders<ContactFilters> = {
  ...dayFilters,
  read: readOneOf([true, false]),
  answered: readOneOf([true, false]),
  assignee: readAssignee,
};
const outboxFilters: FilterReaders<OutboxFilters> = {
  ...dayFilters,
  state: readOneOf(outboxStates),
};

/**
 * Loads one page of contact messages.
 * @throws ApiError
 */
export const loadContactMessages: LoadList<ReceivedContactMessage> = async (client, query, signal) => {
  const params = { query: { ...wireQuery(query, contactSorts, contactFilters), ...asCsv(query) } };
  return listAnswer(await client.GET('/api/v1/contact-messages', { params, signal }));
};

/**
 * Loads one page of the outbox.
 * @throws ApiError
 */
export const loadOutbox: LoadList<OutboxMessage> = async (client, query, signal) => {
  const params = { query: { ...wireQuery(query, outboxSorts, outboxFilters), ...asCsv(query) } };
  return listAnswer(await client.GET('/api/v1/outbox', { params, signal }));
};
