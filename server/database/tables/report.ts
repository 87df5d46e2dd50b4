import type { GeneratedAlways } from 'kysely';

/**
 * The figures of the report, written by triggers only. A figure has several rows, its slots, so
 * that concurrent writers do not wait for each other; it is the sum of its slots.
 */
export interface ReportTables {
  report_land_requests: ReportLandRequestsTable;
  report_first_offers: ReportFirstOffersTable;
  report_offers: ReportOffersTable;
  report_work: ReportWorkTable;
}

/** The days over which a figure is summed. */
interface Span {
  slot: GeneratedAlways<number>;
  /** Its number of days: 1, 7 or 56. */
  span: number;
  /** Such as `2026-11-16`. */
  first_day: string;
}

/**
 * Land requests by the day on which they came. The first element counts the whole country, the
 * others count the province whose id is one less.
 */
interface ReportLandRequestsTable extends Span {
  received: number[];
  offered: number[];
  purchased: number[];
  /** Those of `purchased` without an offer. */
  unoffered: number[];
  cancelled: number[];
}

/**
 * Land requests that got an offer, by the day on which they came: after 0 to 71 whole hours, then
 * after 3 to 60 whole days.
 */
interface ReportFirstOffersTable extends Span {
  land_requests: number[];
}

/** Offers by the day on which they were made, with the replies to them. */
interface ReportOffersTable extends Span {
  made: number;
  accepted: number;
  declined: number;
  call_asked: number;
}

/** The open land requests of each admin. */
interface ReportWorkTable {
  slot: GeneratedAlways<number>;
  /** 0 for those that nobody has. */
  assignee_id: number;
  waiting: number;
  offered: number;
}
