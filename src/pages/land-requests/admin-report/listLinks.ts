import type { CancelReason } from '../../../../rules/land-requests/cancelReason.ts';
import type { ReportRange } from '../../../../rules/land-requests/reportRange.ts';
import type { OfferFilter } from '../../../../rules/land-requests/work.ts';
import { landRequestLists } from '../../../../rules/site/recordLists.ts';

/** What became of a land request that came: each of them is counted as one of these. */
export const outcomes = ['waiting', 'open', 'purchased', 'cancelled'] as const;
export type Outcome = (typeof outcomes)[number];

/** The wire value of each. */
const durumOf = { waiting: '1', open: '2', purchased: '3', cancelled: '4' } as const satisfies Record<
  Outcome,
  string
>;

interface Counted {
  outcome?: Outcome;
  /** The id of a province. */
  il?: number;
  offer?: OfferFilter;
  owner_reply?: LastReply;
  neden?: CancelReason | 'none';
}
export type LastReply = 'accept' | 'decline' | 'callMe' | 'none';

/** The address of the list that shows the land requests of some days which a figure counts. */
export const listOf = ({ from, to }: ReportRange, counted: Counted = {}): string =>
  addressOf({ ...counted, from, to });

/** The address of the list that shows the land requests which a figure of this moment counts. */
export const listOfNow = (counted: Pick<Counted, 'offer' | 'owner_reply'>): string => addressOf(counted);

/** The report counts what the list of all land requests has, and nothing else. */
function addressOf({ outcome, il, ...filters }: Counted & Partial<ReportRange>): string {
  const search = new URLSearchParams({
    ...(outcome && { durum: durumOf[outcome] }),
    ...filters,
    ...(il !== undefined && { il: String(il) }),
  });
  return `${landRequestLists.all.address}?${search}`;
}

/** The address of the list of the open land requests that an admin has, or that nobody has. */
export function listOfAssignee(assignee: number | 'nobody', outcome?: 'waiting' | 'open'): string {
  const search = new URLSearchParams({
    ...(outcome && { durum: durumOf[outcome] }),
    assignee: String(assignee),
  });
  return `${landRequestLists.new.address}?${search}`;
}
