import { assign, fromPromise, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { isChangedElsewhere, type Problem, toProblem } from '../page/problem.ts';
import type { OutboxMessage } from './loadMessages.ts';

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  /** The message that the dialog is about. */
  message: OutboxMessage | undefined;
  problem: Problem | undefined;
}
type Event =
  | { type: 'resend.ask'; message: OutboxMessage }
  | { type: 'action.confirm' }
  | { type: 'dialog.close' };

/**
 * Sending a message of the outbox again, after a confirmation. A message with a dead link, or one
 * that no longer exists, is refused; any other failure can be retried.
 */
export const resendMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    sendMessage: fromPromise<void, { client: ApiClient; id: number }>(async ({ input, signal }) => {
      await input.client.POST('/api/v1/outbox/{id}/resend', { params: { path: { id: input.id } }, signal });
    }),
  },
  guards: {
    isChangedElsewhere: (_, params: { error: unknown }) => isChangedElsewhere(toProblem(params.error)),
  },
  actions: {
    keepMessage: assign((_, params: { message: OutboxMessage }) => params),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
    /** Loads the list again, since it is outdated; the page provides it. */
    reloadList: () => undefined,
  },
}).createMachine({
  id: 'resend',
  context: ({ input }) => ({ ...input, message: undefined, problem: undefined }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'clearProblem',
      on: {
        'resend.ask': {
          target: 'confirming',
          actions: { type: 'keepMessage', params: ({ event: { message } }) => ({ message }) },
        },
      },
    },
    confirming: { on: { 'action.confirm': 'sending', 'dialog.close': 'idle' } },
    sending: {
      tags: 'busy',
      entry: 'clearProblem',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context: { client, message } }) => ({ client, id: message?.id ?? 0 }),
        onDone: { target: 'sent', actions: 'reloadList' },
        onError: [
          {
            guard: { type: 'isChangedElsewhere', params: ({ event }) => event },
            target: 'refused',
            actions: [{ type: 'keepProblem', params: ({ event }) => event }, 'reloadList'],
          },
          { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
        ],
      },
    },
    sent: { on: { 'dialog.close': 'idle' } },
    refused: { on: { 'dialog.close': 'idle' } },
    failed: { on: { 'action.confirm': 'sending', 'dialog.close': 'idle' } },
  },
});
