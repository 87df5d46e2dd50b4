import type { components } from '../../api/schema.ts';
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

/**
 * Loads one page of contact messages.
 * @throws ApiError
 */
export const loadContactMessages: LoadList<ContactMessage> = async (client, query, signal) => {
  const params = { query: wireQuery(query, contactSorts, {}) };
  return listAnswer(await client.GET('/api/v1/contact-messages', { params, signal }));
};

/**
 * Loads one page of the outbox.
 * @throws ApiError
 */
export const loadOutbox: LoadList<OutboxMessage> = async (client, query, signal) => {
  const params = { query: wireQuery(query, outboxSorts, {}) };
  return listAnswer(await client.GET('/api/v1/outbox', { params, signal }));
};
