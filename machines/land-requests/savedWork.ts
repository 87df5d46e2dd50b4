import { assign, setup } from 'xstate';
import type { WorkPart } from '../../rules/land-requests/work.ts';
import type { RecordCall } from '../records/record.ts';
import { type CameFrom, type NextLandRequest, nextLandRequestMachine } from './nextLandRequest.ts';

interface Input extends RecordCall {
  /** The list from which the page was opened. */
  cameFrom: CameFrom | undefined;
}
interface WorkSave {
  saved: WorkPart;
  /** The next land request of the list, as it was found before. */
  known: NextLandRequest | undefined;
}
interface Context extends Input {
  /** What was saved last. */
  save: WorkSave | undefined;
  /** The next land request, as it was found after the save. */
  next: NextLandRequest | undefined;
}
type Event = { type: 'work.save' } & WorkSave;

/**
 * Shows a toast after a saved plan or note. Then finds the next land request again, because another
 * admin may have finished the one that was found when the page opened, and links it in the toast.
 */
export const savedWorkMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { nextAtSave: 'nextLandRequest' },
  },
  actors: { nextLandRequest: nextLandRequestMachine },
  actions: {
    /** The page provides it. */
    showToast: (_, _params: Pick<WorkSave, 'saved'>) => undefined,
    /** The page provides it. */
    addLinkToNext: (_, _params: { next: NextLandRequest | undefined }) => undefined,
  },
}).createMachine({
  id: 'savedWork',
  context: ({ input }) => ({ ...input, save: undefined, next: undefined }),
  initial: 'waiting',
  on: {
    'work.save': {
      target: '.looking',
      reenter: true,
      actions: [
        assign({ save: ({ event }) => ({ saved: event.saved, known: event.known }), next: undefined }),
        { type: 'showToast', params: ({ event }) => event },
      ],
    },
  },
  states: {
    waiting: {},
    looking: {
      invoke: {
        id: 'nextAtSave',
        src: 'nextLandRequest',
        input: ({ context: { client, id, cameFrom, save } }) => ({
          client,
          id,
          cameFrom,
          known: save?.known,
        }),
        onDone: {
          target: 'waiting',
          actions: [
            assign({ next: ({ event }) => event.output }),
            { type: 'addLinkToNext', params: ({ event }) => ({ next: event.output }) },
          ],
        },
      },
    },
  },
});
