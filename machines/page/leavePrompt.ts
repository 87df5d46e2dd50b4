import { assign, fromCallback, setup } from 'xstate';

interface Context {
  /** Goes where the person wanted to go. */
  leave: () => void;
}
type Event =
  /** The person is about to leave the page: a link, the back button. */
  { type: 'leave.ask'; leave: () => void } | { type: 'leave.confirm' } | { type: 'leave.cancel' };

/**
 * Guards changes that are not saved yet: whoever leaves the page is asked first. Runs only while
 * there are such changes; closing the tab is asked about by the browser itself.
 */
export const leavePromptMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    /** Stops each way off the page and reports it as `leave.ask`; the page provides it. */
    watchLeaving: fromCallback(() => undefined),
  },
  actions: {
    keepWay: assign({ leave: (_, params: { leave: () => void }) => params.leave }),
    leave: ({ context }) => context.leave(),
  },
}).createMachine({
  id: 'leavePrompt',
  context: { leave: () => undefined },
  initial: 'unsaved',
  states: {
    unsaved: {
      invoke: { id: 'watchLeaving', src: 'watchLeaving' },
      initial: 'guarding',
      on: { 'leave.ask': { target: '.asking', actions: { type: 'keepWay', params: ({ event }) => event } } },
      states: {
        guarding: {},
        asking: { on: { 'leave.cancel': 'guarding', 'leave.confirm': '#leavePrompt.left' } },
      },
    },
    // the way was stopped before it began; taking it now passes by the guard
    left: { entry: 'leave' },
  },
});
