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
 * Names what an action has done, on whichever page is open then. It goes by itself, but not while
 * the pointer or the focus is on it, and a new one replaces it. Its place stays empty until the
 * next page opens, so that nothing moves below it.
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
    passed: { on: { 'page.open': 'hidden' } },
  },
});
