import { assign, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { CarryOut } from '../lists/selectionRun.ts';
import { isDismissed, isOvertaken } from '../page/callEnd.ts';
import type { Problem } from '../page/problem.ts';
import type { RecordCall } from '../records/record.ts';
import { createRecordMoveMachine } from '../records/recordMove.ts';
import type { OutboxMessage } from './loadMessages.ts';

interface Input {
  client: ApiClient;
  newKey: () => string;
}
interface Context extends Input {
  /** The message that the dialog is about. */
  message: OutboxMessage | undefined;
  /** Why the server refused to send it. */
  problem: Problem | undefined;
}
/** A retry carries the key of the first attempt, whose answer may have been lost. */
type Resend = RecordCall & { key: string; seen: OutboxMessage | undefined };
type Event = { type: 'resend.ask'; message: OutboxMessage } | { type: 'dialog.close' };

/** @throws ApiError */
function resendMessage({ client, id, key, seen }: Resend, signal: AbortSignal): Promise<unknown> {
  const query = seen ? { state: seen.state, ...(seen.sent_at && { sent_at: seen.sent_at }) } : {};
  const params = { path: { id }, query, header: { 'Idempotency-Key': key } };
  return client.POST('/api/v1/outbox/{id}/resend', { params, signal });
}

/** Sends one of many selected messages again. */
export const resendRow: CarryOut<OutboxMessage, 'resend'> = async ({ client, row, key }, signal) => {
  await resendMessage({ client, id: row.id, key, seen: row }, signal);
  return { outcome: 'done', row };
};

/**
 * Sends a message of the outbox again, after a confirmation. The server refuses a message whose
 * link is dead, that was deleted, or that was sent since the admin saw it. Other failures can be
 * retried.
 */
export const resendMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { recordMove: 'recordMove' },
  },
  actors: {
    recordMove: createRecordMoveMachine<Resend>(resendMessage),
  },
  actions: {
    /** Says that the message is sent again; the page provides it. */
    showToast: () => undefined,
    /** Loads the list again, since it is outdated; the page provides it. */
    reloadList: () => undefined,
  },
}).createMachine({
  id: 'resend',
  context: ({ input }) => ({ ...input, message: undefined, problem: undefined }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'resend.ask': { target: 'resending', actions: assign({ message: ({ event }) => event.message }) },
      },
    },
    resending: {
      invoke: {
        id: 'recordMove',
        src: 'recordMove',
        input: ({ context: { client, newKey, message } }) => ({
          client,
          id: message?.id ?? 0,
          key: newKey(),
          seen: message,
        }),
        onDone: [
          { guard: isDismissed, target: 'closed' },
          {
            guard: isOvertaken,
            target: 'refused',
            actions: [assign({ problem: ({ event }) => event.output.problem }), 'reloadList'],
          },
          { target: 'closed', actions: ['showToast', 'reloadList'] },
        ],
      },
    },
    refused: { on: { 'dialog.close': 'closed' } },
  },
});
