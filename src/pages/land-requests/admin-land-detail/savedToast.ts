import type { Saved } from '../../../../machines/land-requests/landRequest.ts';
import { takeBackMs } from '../../../../machines/land-requests/takeBackOffer.ts';
import type { Toast } from '../../../../machines/page/toast.ts';
import { genitive } from '../../../../rules/people/genitive.ts';
import { toAmount } from '../../../../rules/records/amount.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { nextInList, partsOf } from '../../../browser/history/cameFrom.ts';
import { formatListQuery, parseListQuery } from '../../../browser/history/listInAddress.ts';
import { landRequestMovesText as text } from '../../../text/land-requests/landRequestMoves.ts';

export type NextLink = NonNullable<Toast['link']>;

/** The link to the next land request of the list. */
export function linkToNext(next: NonNullable<Saved['next']>, list: string | undefined): NextLink {
  const [path, search] = partsOf(list ?? '');
  return {
    label: text.next,
    href: paths.adminLandRequest.to(next.id),
    // the page of the list on which it stands
    state: nextInList(path + formatListQuery({ ...parseListQuery(search), page: next.page })),
  };
}

/** Names what was saved, and leads to the next land request of the list. */
export function savedToast(
  { kind, landRequest, other, amount, next, text: changed }: Saved,
  list: string | undefined,
): Toast {
  if (kind === 'join' || kind === 'separate') {
    const id = other?.id ?? landRequest.id;
    return { text: kind === 'join' ? text.joined(id, landRequest.id) : text.separated(id) };
  }
  const owner = genitive(landRequest.name);
  const words = changed
    ? text.changed(landRequest.name, changed)
    : text.done[kind](owner, toAmount(amount ?? ''));
  return { text: words, link: next && linkToNext(next, list) };
}

/**
 * The same for an offer, which can be taken back.
 * @param offeredAt when its answer came, in ms since the epoch.
 */
export function offerToast(saved: Saved, list: string | undefined, offeredAt: number): Toast {
  const { id, name, version } = saved.landRequest;
  const offer = {
    id,
    owner: name,
    version: version === undefined ? undefined : version + 1,
    until: offeredAt + takeBackMs,
  };
  return { ...savedToast(saved, list), offer };
}
