import type { GeneratedAlways } from 'kysely';

/**
 * The figures of the report, written by triggers only. A figure has several rows, its slots, so
 * that concurrent writers do not wait for each other; it is the sum of its slots.
 */
export interface ReportTables {
  report_land_requests: ReportLandRequestsTable;
  report_first_offers: ReportFirstOffersTable;
  report_replies: ReportRepliesTable;
  report_work: ReportWorkTable;
  report_outcomes: ReportOutcomesTable;
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

/** Land requests by the day on which they came, with the reply to the last offer for each. */
interface ReportRepliesTable extends Span {
  accepted: number;
  declined: number;
  call_asked: number;
  /** With an offer to which nobody has replied. */
  unanswered: number;
}

/** The open land requests of each admin. */
interface ReportWorkTable {
  slot: GeneratedAlways<number>;
  /** 0 for those that nobody has. */
  assignee_id: number;
  waiting: number;
  offered: number;
}

/**
 * What became of the land requests, by the day on which they came. Of an array, the first element is
 * of the whole country, the others are of the province whose id is one less. Amounts are in TL,
 * areas in hundredths of a square metre.
 */
interface ReportOutcomesTable extends Span {
  /** With an offer, neither purchased nor cancelled. */
  open: number[];
  offered_tl: number[];
  /** Those of `offered_tl` whose areas are known, and these areas; so too for purchases. */
  offered_area_tl: number[];
  offered_area: number[];
  purchased_tl: number[];
  purchased_area_tl: number[];
  purchased_area: number[];
  /** Cancelled after an offer. */
  cancelled_offered: number;
  reason_price: number;
  reason_withdrawn: number;
  reason_title: number;
  reason_zoning: number;
  reason_noanswer: number;
  reason_other: number;
}
