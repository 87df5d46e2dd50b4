import { useMachine } from '@xstate/react';
import type { ListAnswer, ListQuery } from '../../../machines/lists/pollingList.ts';
import { type createListInAddressMachine, listQueryOf } from '../../browser/listInAddress.ts';

/**
 * Runs a list of the panel, which begins with the query in the address.
 * @param size the rows of a page for which the address gives no size.
 */
export function usePanelList<Answer extends ListAnswer<unknown>>(
  machine: ReturnType<typeof createListInAddressMachine<Answer>>,
  load: (query: ListQuery, signal: AbortSignal) => Promise<Answer>,
  size?: number,
) {
  return useMachine(machine, { input: { load, query: listQueryOf(location.search, size) } });
}
