import type { components, operations } from '../../api/schema.ts';
import { type FilterReaders, type FiltersOf, readDay, readOneOf } from '../../rules/lists/filters.ts';
import { asCsv, listAnswer, wireQuery } from '../lists/listAnswer.ts';
import type { LoadList } from '../lists/pollingList.ts';

/** Something that was done with personal data. */
export type LogEntry = components['schemas']['LogEntry'];

/** The orders of the server's list. */
export const logSorts = ['-tarih', 'tarih'] as const;

type Filters = FiltersOf<operations['listLog']['parameters']['query']>;
/** In the order in which the filter offers them. */
export const logKinds = [
  'signIn',
  'signInFailed',
  'codeFailed',
  'signOut',
  'resetAsked',
  'passwordChanged',
  'refused',
  'leftOut',
  'search',
  'recordRead',
  'listRead',
  'csv',
  'export',
  'erasure',
  'documentOpened',
  'resent',
  'factorReset',
] as const satisfies LogEntry['kind'][];

const filters: FilterReaders<Filters> = {
  kind: readOneOf(logKinds),
  who: (text) => text,
  network: (text) => text,
  from: readDay,
  to: readDay,
};

/**
 * Loads one page of the log.
 * @throws ApiError
 */
export const loadLog: LoadList<LogEntry> = async (client, query, signal) => {
  const params = { query: { ...wireQuery(query, logSorts, filters), ...asCsv(query) } };
  return listAnswer(await client.GET('/api/v1/log', { params, signal }));
};
