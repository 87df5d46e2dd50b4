import { assign, setup } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import type { WaitingCounts } from '../lists/waitingCounts.ts';
import { isDismissed, isOvertaken } from '../page/callEnd.ts';
import type { Problem } from '../page/problem.ts';
import { createRecordMoveMachine } from '../records/recordMove.ts';

/** The server's date, while it is implausible. */
export type DoubtedClock = NonNullable<WaitingCounts['clock']>;

interface Input {
  client: ApiClient;
}
interface Context extends Input {
  /** The date that the dialog shows. */
  shown: DoubtedClock | undefined;
  /** Why the server refused it. */
  problem: Problem | undefined;
}
interface Confirmation extends Input {
  time: string;
}
type Event = { type: 'clock.ask'; clock: DoubtedClock } | { type: 'dialog.close' };

/** @throws ApiError */
function confirmClock({ client, time }: Confirmation, signal: AbortSignal): Promise<unknown> {
  return client.POST('/api/v1/clock/confirm', { body: { time }, signal });
}

/**
 * Confirms the server's date in a dialog, so that what time has ended is removed. The server
 * refuses a date that is not its own any more; other failures can be retried.
 */
export const confirmClockMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { recordMove: 'recordMove' },
  },
  actors: { recordMove: createRecordMoveMachine<Confirmation>(confirmClock) },
  actions: {
    /** Asks for the server's date again; the page provides it. */
    readAgain: () => undefined,
  },
}).createMachine({
  id: 'confirmClock',
  context: ({ input }) => ({ ...input, shown: undefined, problem: undefined }),
  initial: 'closed',
  states: {
    closed: {
      on: { 'clock.ask': { target: 'confirming', actions: assign({ shown: ({ event }) => event.clock }) } },
    },
    confirming: {
      invoke: {
        id: 'recordMove',
        src: 'recordMove',
        input: ({ context: { client, shown } }) => ({ client, time: shown?.time ?? '' }),
        onDone: [
          { guard: isDismissed, target: 'closed' },
          {
            guard: isOvertaken,
            target: 'refused',
            actions: [assign({ problem: ({ event }) => event.output.problem }), 'readAgain'],
          },
          { target: 'closed', actions: 'readAgain' },
        ],
      },
    },
    refused: { on: { 'dialog.close': 'closed' } },
  },
});
