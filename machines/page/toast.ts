import { assign, setup } from 'xstate';

/** What was done, and where to go next. */
export interface Toast {
  text: string;
  /** A link beside the text, with the history state that the next page expects. */
  next?: { label: string; href: string; state: unknown } | undefined;
}
interface Context {
  toast: Toast | undefined;
  /** Counts the toasts, so that screen readers announce the same text twice. */
  shown: number;
}
type Event =
  | { type: 'toast.show'; toast: Toast }
  /** The pointer or the focus is on the toast. */
  | { type: 'toast.hold' }
  | { type: 'toast.release' }
  | { type: 'toast.close' }
  | { type: 'page.open'; path: string };

/**
 * Says what an action has done; a change of the page does not close it. Its time ends after a
 * while, except under the pointer or the focus. A new toast replaces it. A toast that stands above
 * the page's content is shown longer, until the next page opens: going earlier, it would move the
 * content or leave a hole.
 */
export const toastMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  delays: { reading: 15_000 },
  actions: {
    keepToast: assign(({ context }, { toast }: { toast: Toast }) => ({ toast, shown: context.shown + 1 })),
  },
}).createMachine({
  id: 'toast',
  context: { toast: undefined, shown: 0 },
  initial: 'hidden',
  on: {
    'toast.show': { target: '.shown', actions: { type: 'keepToast', params: ({ event }) => event } },
  },
  states: {
    hidden: {},
    shown: {
      initial: 'passing',
      on: { 'toast.close': 'hidden' },
      states: {
        passing: { on: { 'toast.hold': 'held' }, after: { reading: '#toast.passed' } },
        held: { on: { 'toast.release': 'passing' } },
      },
    },
    passed: { on: { 'page.open': 'hidden', 'toast.close': 'hidden' } },
  },
});
