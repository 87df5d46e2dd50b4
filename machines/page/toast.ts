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
  /** The toast that was closed or replaced while its call was under way, with its count. */
  aside: { toast: Toast; count: number } | undefined;
}
export type ToastEvent =
  | { type: 'toast.show'; toast: Toast }
  /** The link of the toast that is shown is found. */
  | { type: 'toast.addLink'; link: Toast['link'] }
  /** The pointer or the focus is on the toast. */
  | { type: 'toast.hold' }
  | { type: 'toast.release' }
  | { type: 'toast.close' }
  /** A call that the toast offers has begun. */
  | { type: 'toast.work' }
  /**
   * The call of the toast with that count has its answer, or was never made.
   * @param isTold another toast tells of it.
   */
  | { type: 'toast.settle'; count: number; isTold: boolean }
  | { type: 'page.open'; path: string };

const records = [paths.adminLandRequest.to(''), paths.adminConsultant.to('')];
const isOtherRecord = ({ context, event }: { context: Context; event: { path: string } }) =>
  records.some((path) => event.path.startsWith(path)) && event.path !== context.toast?.about;

/**
 * Says what an action has done, also on the page that opens next. A new toast replaces the last.
 * Its time begins again when pointer and focus leave it. Once the time has passed, a wide screen
 * hides the toast. A narrow one shows it above the page's content until another page opens:
 * removing it would move that content. Opening another record hides it, because it would seem to be
 * about that one. While a call of the toast is under way only 'Kapat' or another toast hides it: the
 * call goes on, and a failure brings it back.
 */
export const toastMachine = setup({
  types: { context: {} as Context, events: {} as ToastEvent },
  delays: { reading: 15_000 },
  guards: {
    isShownOne: ({ context, event }) => event.type === 'toast.settle' && event.count === context.toastCount,
    isAside: ({ context, event }) => event.type === 'toast.settle' && event.count === context.aside?.count,
    isToldAside: ({ context, event }) =>
      event.type === 'toast.settle' && event.isTold && event.count === context.aside?.count,
  },
  actions: {
    show: assign(({ context, event }) =>
      event.type === 'toast.show' ? { toast: event.toast, toastCount: context.toastCount + 1 } : {},
    ),
    putAside: assign({
      aside: ({ context: { toast, toastCount } }) => toast && { toast, count: toastCount },
    }),
    bringBack: assign({
      toast: ({ context: { toast, aside } }) => aside?.toast ?? toast,
      toastCount: ({ context: { toastCount, aside } }) => aside?.count ?? toastCount,
      aside: undefined,
    }),
  },
}).createMachine({
  id: 'toast',
  context: { toast: undefined, toastCount: 0, aside: undefined },
  initial: 'hidden',
  on: {
    'toast.show': { target: '.shown', actions: 'show' },
    'toast.settle': [
      { guard: 'isToldAside', actions: assign({ aside: undefined }) },
      { guard: 'isAside', target: '.shown', actions: 'bringBack' },
    ],
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
    // its answer must be told
    working: {
      on: {
        'toast.settle': { guard: 'isShownOne', target: 'shown' },
        'toast.show': { target: 'shown', actions: ['putAside', 'show'] },
        'toast.close': { target: 'hidden', actions: 'putAside' },
      },
    },
    passed: { on: { 'toast.work': 'working', 'page.open': 'hidden', 'toast.close': 'hidden' } },
  },
});
