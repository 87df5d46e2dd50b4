import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import type { ListAnswer } from '../lists/pollingList.ts';
import type { RecordCall } from '../records/record.ts';
import type { ReceivedContactMessage } from './loadMessages.ts';

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  /** The messages to mark, in the order in which they were opened. */
  opened: readonly number[];
}
type Event = { type: 'message.open'; id: number };

/**
 * Marks the contact messages that an admin opens as read, one after the other. A failure shows
 * nothing: the message stays new, and is marked when it is opened again.
 */
export const markReadMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    storeRead: fromPromise<unknown, RecordCall>(async ({ input: { client, id }, signal }) =>
      body(await client.POST('/api/v1/contact-messages/{id}/read', { params: { path: { id } }, signal })),
    ),
  },
  guards: { hasOpened: ({ context }) => context.opened.length > 0 },
  actions: {
    removeFirst: assign({ opened: ({ context }) => context.opened.slice(1) }),
    /** Shows what is still new; the page provides it. */
    reloadList: () => undefined,
  },
}).createMachine({
  id: 'markRead',
  context: ({ input }) => ({ ...input, opened: [] }),
  initial: 'upToDate',
  on: {
    'message.open': { actions: assign({ opened: ({ context, event }) => [...context.opened, event.id] }) },
  },
  states: {
    upToDate: { always: { guard: 'hasOpened', target: 'marking' } },
    marking: {
      invoke: {
        id: 'storeRead',
        src: 'storeRead',
        input: ({ context }) => ({ client: context.client, id: firstOpened(context) }),
        onDone: { target: 'upToDate', actions: ['removeFirst', 'reloadList'] },
        onError: { target: 'upToDate', actions: 'removeFirst' },
      },
    },
  },
});

function firstOpened({ opened: [id] }: Context): number {
  if (id === undefined) throw new Error('No message is open');
  return id;
}

/**
 * Keeps the message that is being read in the list. A refresh of the filter 'Yeni' leaves it out.
 * @param shown the rows that the refresh replaces.
 */
export function withOpenRow(
  answer: ListAnswer<ReceivedContactMessage>,
  shown: ListAnswer<ReceivedContactMessage> | undefined,
  openId: number | undefined,
): ListAnswer<ReceivedContactMessage> {
  const place = shown?.rows.findIndex(({ id }) => id === openId) ?? -1;
  const open = shown?.rows[place];
  if (!open || answer.rows.some(({ id }) => id === openId)) return answer;
  return { ...answer, rows: answer.rows.toSpliced(place, 0, open), total: answer.total + 1 };
}
