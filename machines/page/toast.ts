import { assign, setup } from 'xstate';
import { paths } from '../../rules/site/paths.ts';

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
export type ToastEvent =
  | { type: 'toast.show'; toast: Toast }
  /** The link of the toast that is shown is found. */
  | { type: 'toast.lead'; next: Toast['next'] }
  /** The pointer or the focus is on the toast. */
  | { type: 'toast.hold' }
  | { type: 'toast.release' }
  | { type: 'toast.close' }
  | { type: 'page.open'; path: string };

/**
 * Says what an action has done, also on the page that opens next. A new toast replaces the last.
 * Its time begins again when pointer and focus leave it. Once the time has passed, a wide screen
 * hides the toast. A narrow one shows it above the page's content until another page opens:
 * removing it would move that content. It goes with the arrival at a land request, because it would
 * seem to speak of that one.
 */
export const toastMachine = setup({
  types: { context: {} as Context, events: {} as ToastEvent },
  delays: { reading: 15_000 },
  guards: {
    isLandRequest: (_, { path }: { path: string }) => path.startsWith(paths.adminLandRequest.to('')),
  },
  actions: {
    keepNext: assign(({ context }, { next }: Pick<Toast, 'next'>) => ({
      toast: context.toast && { ...context.toast, next },
    })),
    keepToast: assign(({ context }, { toast }: { toast: Toast }) => ({ toast, shown: context.shown + 1 })),
  },
}).createMachine({
  id: 'toast',
  context: { toast: undefined, shown: 0 },
  initial: 'hidden',
  on: {
    'toast.show': { target: '.shown', actions: { type: 'keepToast', params: ({ event }) => event } },
    'toast.lead': { actions: { type: 'keepNext', params: ({ event }) => event } },
  },
  states: {
    hidden: {},
    shown: {
      initial: 'passing',
      on: {
        'toast.close': 'hidden',
        'page.open': { guard: { type: 'isLandRequest', params: ({ event }) => event }, target: 'hidden' },
      },
      states: {
        passing: { on: { 'toast.hold': 'held' }, after: { reading: '#toast.passed' } },
        held: { on: { 'toast.release': 'passing' } },
      },
    },
    passed: { on: { 'page.open': 'hidden', 'toast.close': 'hidden' } },
  },
});
