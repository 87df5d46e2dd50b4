/** Every list of the admin panel, in each of its orders, searched, filtered, paged and deep. */
import { replyFilters, workFilters } from '../../../rules/land-requests/work.ts';
import { operations } from '../../../server/http/contract/operations.ts';

const places = ['il=35', 'il=35&ilce=35430142'];
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const [weekAgo, dayAgo] = [daysAgo(7), daysAgo(1)];
// of a filter that most rows fulfil, a scan of the table finds a thousand soonest
const days = [`from=${weekAgo}`, `from=${weekAgo}&to=${dayAgo}`];
const land = [...places, 'imar_durum=2', ...days, `il=35&imar_durum=2&from=${weekAgo}`];

interface List {
  path: string;
  /** Words that some of its rows hold. */
  find: string;
  filters?: readonly string[];
  /** Filters that most rows fulfil: a scan of the table is right for them. */
  wideFilters?: readonly string[];
}

/** By operation. */
const lists: Record<string, List> = {
  listLandRequests: {
    path: 'lands',
    find: 'yilmaz 12',
    filters: [
      ...workFilters.map((work) => `work=${work}`),
      ...land,
      'durum=1',
      'durum=1&il=35',
      `durum=2&from=${weekAgo}`,
      'durum=1&imar_durum=2',
      `durum=1&${places[1]}&${days[1]}`,
      'work=mine&il=35',
      ...replyFilters.map((reply) => `owner_reply=${reply}`),
      'assignee=mine',
      'assignee=nobody',
      'assignee=nobody&durum=2',
    ],
  },
  listPurchasedLandRequests: { path: 'lands/purchased', find: 'yilmaz 12', filters: land },
  listCanceledLandRequests: {
    path: 'lands/deleted',
    find: 'yilmaz 12',
    filters: [...land, 'neden=zoning', `neden=price&from=${weekAgo}`, 'neden=title&il=35'],
    wideFilters: ['neden=none'],
  },
  listAllLandRequests: {
    path: 'lands/counted',
    find: 'yilmaz 12',
    filters: [
      ...places,
      ...days,
      'durum=3',
      `durum=4&from=${weekAgo}`,
      'durum=4&neden=zoning',
      `offer=made&from=${weekAgo}`,
      'offer=open',
      'offer=endingSoon',
      'offer=endingLater&owner_reply=accept',
      'owner_reply=callMe',
      'owner_reply=none',
      `owner_reply=accept&from=${weekAgo}&to=${dayAgo}`,
    ],
    wideFilters: ['offer=made', 'offer=none'],
  },
  listUsers: {
    path: 'users',
    find: 'demir 12',
    filters: ['state=awaiting', 'state=cancelled', 'office=ofis 1', 'state=awaiting&office=ofis 1'],
    wideFilters: ['state=approved'],
  },
  listNewUsers: { path: 'users/new', find: 'demir 12', filters: ['office=ofis 1'] },
  listCanceledUsers: { path: 'users/deleted', find: 'demir 12', filters: ['office=ofis 1'] },
  listAds: {
    path: 'lands/trink',
    find: 'arsasi 12',
    filters: [
      ...places,
      ...days,
      'fiyat_max=30000',
      'fiyat_min=2000000&fiyat_max=2100000',
      'metre_kare_min=5100',
      'il=35&fiyat_max=3000000',
      'fiyat_max=3000000&metre_kare_min=5100',
    ],
  },
  listPosts: { path: 'blog', find: 'kaya 12', filters: days },
  listOutbox: {
    path: 'outbox',
    find: '0532 12',
    filters: [
      ...days,
      'state=undelivered',
      'state=failed',
      'state=givenUp',
      `state=undelivered&from=${weekAgo}`,
      `state=sent&from=${weekAgo}&to=${dayAgo}`,
    ],
  },
  listContactMessages: {
    path: 'contact-messages',
    find: 'soru 12',
    filters: [
      ...days,
      'read=false',
      `read=false&from=${weekAgo}`,
      `read=true&from=${weekAgo}`,
      'answered=false',
      `answered=false&from=${weekAgo}`,
      'assignee=mine',
      'assignee=mine&answered=false',
      'assignee=nobody&answered=false',
    ],
    wideFilters: ['answered=true', 'assignee=nobody'],
  },
  listLog: {
    path: 'log',
    find: 'kaya 12',
    filters: [
      ...days,
      'kind=csv',
      'who=ayse k',
      'network=203.0.113.12',
      `kind=csv&from=${weekAgo}`,
      'kind=csv&who=ayse k',
    ],
  },
};

/** The orders that the contract lets a list be sorted by. */
export function sortsOf(operationId: string): string[] {
  const { parameters = [] } = operations.find((one) => one.operationId === operationId) ?? {};
  return parameters.find(({ name }) => name === 'sort')?.schema.enum ?? [];
}

/** An order that is not the server's own, if the list has one. */
const otherSortOf = (operationId: string): string => sortsOf(operationId)[2] ?? sortsOf(operationId)[0] ?? '';

/** The path of a list's call, behind `/api/v1/`. @throws Error for an operation that is no list. */
export function pathOf(operationId: string): string {
  const list = lists[operationId];
  if (!list) throw new Error(`${operationId} is no list`);
  return list.path;
}

/** Filters of a list whose growth is measured; the plans are checked of all but the wide ones. */
export function filtersOf(operationId: string): readonly string[] {
  const { filters = [], wideFilters = [] } = lists[operationId] ?? {};
  return [...filters, ...wideFilters];
}

/** The addresses to ask, the plain list first. */
export function listQueries(): { list: string; urls: string[] }[] {
  return Object.entries(lists).map(([operationId, { path, find, filters = [] }]) => ({
    list: operationId,
    urls: [
      '?size=25',
      ...sortsOf(operationId).map((sort) => `?size=25&sort=${sort}`),
      `?size=25&q=${encodeURIComponent(find)}`,
      '?size=25&q=yokboylebirsey',
      // a plot as the tables show it
      '?size=25&q=12/3',
      '?size=25&q=101/3',
      '?size=25&q=0/101/3',
      '?size=25&page=2',
      '?size=25&page=10',
      '?size=100',
      // far behind the first thousand rows
      '?size=25&page=70',
      `?size=25&page=70&sort=${otherSortOf(operationId)}`,
      ...filters.flatMap((filter) => [
        `?size=25&${filter}`,
        `?size=25&${filter}&sort=${otherSortOf(operationId)}`,
        `?size=25&${filter}&q=${encodeURIComponent(find)}`,
      ]),
    ].map((query) => `/api/v1/${path}${query}`),
  }));
}
