import type { CancelReason } from '../../../../rules/land-requests/cancelReason.ts';
import type { ReportRange } from '../../../../rules/land-requests/reportRange.ts';
import { landRequestLists } from '../../../../rules/site/recordLists.ts';

/** What became of a land request that came: each of them is counted as one of these. */
export const outcomes = ['waiting', 'open', 'purchased', 'cancelled'] as const;
export type Outcome = (typeof outcomes)[number];

const lists = {
  waiting: { list: 'new', filters: { durum: '1' } },
  open: { list: 'new', filters: { durum: '2' } },
  purchased: { list: 'purchased', filters: {} },
  cancelled: { list: 'cancelled', filters: {} },
} as const satisfies Record<Outcome, { list: keyof typeof landRequestLists; filters: object }>;

interface Narrowed {
  /** The id of a province. */
  il?: number;
  neden?: CancelReason | 'none';
}

/** The address of the list that shows the land requests which a figure counts. */
export function listOf(outcome: Outcome, { from, to }: ReportRange, { il, neden }: Narrowed = {}): string {
  const { list, filters } = lists[outcome];
  const search = new URLSearchParams({
    ...filters,
    from,
    to,
    ...(il !== undefined && { il: String(il) }),
    ...(neden && { neden }),
  });
  return `${landRequestLists[list].address}?${search}`;
}

/** The address of the list of the open land requests that an admin has, or that nobody has. */
export function listOfAssignee(assignee: number | 'nobody', outcome?: 'waiting' | 'open'): string {
  const search = new URLSearchParams({
    ...(outcome && lists[outcome].filters),
    assignee: String(assignee),
  });
  return `${landRequestLists.new.address}?${search}`;
}
