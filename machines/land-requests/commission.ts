import { assign, fromPromise, setup } from 'xstate';
import { type Problem, problemOf } from '../page/problem.ts';
import type { RecordCall } from '../records/record.ts';

interface Input extends RecordCall {
  /** As stored; empty before. */
  commission: string;
}
interface Context extends Input {
  typed: string;
  problem: Problem | undefined;
}
type Event = { type: 'commission.change'; value: string } | { type: 'form.submit' };

/** Whether leaving the page would lose something typed. */
export const isTyped = ({ commission, typed }: Pick<Context, 'commission' | 'typed'>): boolean =>
  typed.trim() !== commission;

/**
 * The commission that the office has agreed with whoever brought a land request (product, 10). A
 * failure keeps what was typed.
 */
export const commissionMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    saveCommission: fromPromise<void, RecordCall & { komisyon: string }>(
      async ({ input: { client, id, komisyon }, signal }) => {
        const params = { path: { id } };
        await client.PUT('/api/v1/lands/commission/{id}', { params, body: { komisyon }, signal });
      },
    ),
  },
  guards: { isTyped: ({ context }) => isTyped(context) },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
  },
}).createMachine({
  id: 'commission',
  context: ({ input }) => ({ ...input, typed: input.commission, problem: undefined }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'fresh',
      on: {
        'commission.change': { target: '.fresh', actions: assign({ typed: ({ event }) => event.value }) },
        'form.submit': { guard: 'isTyped', target: 'saving' },
      },
      states: { fresh: {}, failed: { exit: assign({ problem: undefined }) }, saved: {} },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveCommission',
        src: 'saveCommission',
        input: ({ context: { client, id, typed } }) => ({ client, id, komisyon: typed.trim() }),
        onDone: {
          target: 'editing.saved',
          actions: assign({ commission: ({ context }) => context.typed.trim() }),
        },
        onError: { target: 'editing.failed', actions: 'keepProblem' },
      },
    },
  },
});
