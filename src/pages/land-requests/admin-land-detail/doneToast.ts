import type { Done } from '../../../../machines/land-requests/landRequest.ts';
import type { CameFrom } from '../../../../machines/land-requests/nextLandRequest.ts';
import type { Toast } from '../../../../machines/page/toast.ts';
import { genitive } from '../../../../rules/people/genitive.ts';
import { toAmount } from '../../../../rules/records/amount.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { landRequestLists } from '../../../../rules/site/recordLists.ts';
import { nextInList, partsOf } from '../../../browser/history/cameFrom.ts';
import { addressOf, listQueryOf } from '../../../browser/history/listInAddress.ts';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';

/** The list of land requests at an address; undefined at any other address. */
export function landRequestListAt(address = ''): CameFrom | undefined {
  const [path, search] = partsOf(address);
  const found = Object.values(landRequestLists).find((list) => list.address === path);
  return found && { list: found.call, query: listQueryOf(search) };
}

/** What was saved: a move, or the work on the land request. */
type Saved = Omit<Done, 'move'> & { move: Done['move'] | 'plan' | 'note' };

/** Names what was saved, and leads to the next land request of the list. */
export function doneToast({ move, landRequest, amount, next }: Saved, list: string | undefined): Toast {
  const owner = genitive(landRequest.name);
  const [path, search] = partsOf(list ?? '');
  return {
    text: text.done[move](owner, toAmount(amount)),
    next: next && {
      label: text.next,
      href: paths.adminLandRequest.to(next.id),
      // the page of the list on which it stands
      state: nextInList(path + addressOf({ ...listQueryOf(search), page: next.page })),
    },
  };
}
