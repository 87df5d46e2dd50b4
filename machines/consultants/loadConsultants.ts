import { type ApiClient, onlyItem } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';
import type { ConsultantBadgeState } from '../../rules/consultants/consultantMoves.ts';
import { type FilterReaders, type FiltersOf, readOneOf } from '../../rules/lists/filters.ts';
import { asCsv, listAnswer, wireQuery } from '../lists/listAnswer.ts';
import type { ListAnswer, ListQuery } from '../lists/pollingList.ts';
import type { RecordCall } from '../records/record.ts';

export type Consultant = components['schemas']['User'];

/** The orders of the server's lists. */
export const consultantSorts = [
  '-Id',
  'Id',
  'name',
  '-name',
  'phone',
  '-phone',
  'email',
  '-email',
  'office_name',
  '-office_name',
  'status',
  '-status',
] as const;

type OfficeFilter = FiltersOf<operations['listNewUsers']['parameters']['query']>;
type ConsultantFilters = FiltersOf<operations['listUsers']['parameters']['query']>;
export const consultantStates = [
  'awaiting',
  'approved',
  'refused',
  'closed',
] as const satisfies ConsultantBadgeState[];

const officeFilter: FilterReaders<OfficeFilter> = { office: (text) => text };
/** The filters of the list of all consultants. */
const consultantFilters: FilterReaders<ConsultantFilters> = {
  ...officeFilter,
  state: readOneOf(consultantStates),
};

/** All consultants, those awaiting approval, and the cancelled ones. */
type ConsultantList = 'users' | 'users/new' | 'users/deleted';

/**
 * Loads one page of a list.
 * @throws ApiError
 */
export async function loadConsultants(
  client: ApiClient,
  list: ConsultantList,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ListAnswer<Consultant>> {
  const filters = list === 'users' ? consultantFilters : officeFilter;
  const params = { query: { ...wireQuery(query, consultantSorts, filters), ...asCsv(query) } };
  return listAnswer(await client.GET(`/api/v1/${list}`, { params, signal }));
}

/**
 * Loads one consultant (product, 7).
 * @throws ApiError of the kind 'missing' when the consultant does not exist.
 */
export async function loadConsultant({ client, id }: RecordCall, signal: AbortSignal): Promise<Consultant> {
  return onlyItem(await client.GET('/api/v1/users/{id}', { params: { path: { id } }, signal }));
}
