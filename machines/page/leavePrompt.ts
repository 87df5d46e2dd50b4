import { assign, fromCallback, setup } from 'xstate';

interface Context {
  /** Continues the stopped navigation. */
  leave: () => void;
  /** The navigation signs the user out, which deletes drafts. */
  signsOut: boolean;
}
type Event =
  /** The user is about to leave the page, by a link or the back button. */
  | { type: 'leave.ask'; leave: () => void; signsOut?: boolean }
  | { type: 'leave.confirm' }
  | { type: 'leave.cancel' };

/**
 * Asks before the user leaves a page with unsaved changes. It runs only while there are such
 * changes. When the tab is closed, the browser asks by itself.
 */
export const leavePromptMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    /** Stops each navigation off the page and reports it as `leave.ask`; the page provides it. */
    watchLeaving: fromCallback(() => undefined),
  },
  actions: { leave: ({ context }) => context.leave() },
}).createMachine({
  id: 'leavePrompt',
  context: { leave: () => undefined, signsOut: false },
  initial: 'unsaved',
  states: {
    unsaved: {
      invoke: { id: 'watchLeaving', src: 'watchLeaving' },
      initial: 'guarding',
      on: {
        'leave.ask': {
          target: '.asking',
          actions: assign(({ event: { leave, signsOut = false } }) => ({ leave, signsOut })),
        },
      },
      states: {
        guarding: {},
        asking: { on: { 'leave.cancel': 'guarding', 'leave.confirm': '#leavePrompt.left' } },
      },
    },
    // the watcher has stopped by now, so it does not stop this navigation
    left: { entry: 'leave' },
  },
});
