import { assign, setup } from 'xstate';
import { paths } from '../../rules/site/paths.ts';
import type { FreshOffer } from '../land-requests/takeBackOffer.ts';

/** What was done, and where to go next. */
export interface Toast {
  text: string;
  /** A link beside the text, with the history state that the next page expects. */
  link?: { label: string; href: string; state: unknown } | undefined;
  /** The offer that it tells of, while it can be taken back. */
  offer?: FreshOffer | undefined;
  /** The path of the land request that it is about, which may open below it. */
  about?: string | undefined;
}
interface Context {
  toast: Toast | undefined;
  /** Its change makes screen readers announce the same text again. */
  toastCount: number;
}
export type ToastEvent =
  | { type: 'toast.show'; toast: Toast }
  /** The link of the toast that is shown is found. */
  | { type: 'toast.addLink'; link: Toast['link'] }
  /** The pointer or the focus is on the toast. */
  | { type: 'toast.hold' }
  | { type: 'toast.release' }
  | { type: 'toast.close' }
  /** A call that the toast offers has begun, or has its answer. */
  | { type: 'toast.work' }
  | { type: 'toast.settle' }
  | { type: 'page.open'; path: string };

const records = [paths.adminLandRequest.to(''), paths.adminConsultant.to('')];
const isOtherRecord = ({ context, event }: { context: Context; event: { path: string } }) =>
  records.some((path) => event.path.startsWith(path)) && event.path !== context.toast?.about;

/**
 * Says what an action has done, also on the page that opens next. A new toast replaces the last.
 * Its time begins again when pointer and focus leave it. Once the time has passed, a wide screen
 * hides the toast. A narrow one shows it above the page's content until another page opens:
 * removing it would move that content. Opening another record hides it, because it would seem to be
 * about that one. While something is done by the toast, nothing hides it.
 */
export const toastMachine = setup({
  types: { context: {} as Context, events: {} as ToastEvent },
  delays: { reading: 15_000 },
}).createMachine({
  id: 'toast',
  context: { toast: undefined, toastCount: 0 },
  initial: 'hidden',
  on: {
    'toast.show': {
      target: '.shown',
      actions: assign({
        toast: ({ event }) => event.toast,
        toastCount: ({ context }) => context.toastCount + 1,
      }),
    },
    'toast.addLink': {
      actions: assign({
        toast: ({ context, event }) => context.toast && { ...context.toast, link: event.link },
      }),
    },
  },
  states: {
    hidden: {},
    shown: {
      initial: 'passing',
      on: {
        'toast.work': 'working',
        'toast.close': 'hidden',
        'page.open': { guard: isOtherRecord, target: 'hidden' },
      },
      states: {
        passing: { on: { 'toast.hold': 'held' }, after: { reading: '#toast.passed' } },
        held: { on: { 'toast.release': 'passing' } },
      },
    },
    // its answer must be shown
    working: { on: { 'toast.settle': 'shown' } },
    passed: { on: { 'toast.work': 'working', 'page.open': 'hidden', 'toast.close': 'hidden' } },
  },
});
