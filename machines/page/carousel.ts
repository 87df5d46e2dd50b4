import { assign, setup } from 'xstate';
import { swipeStep } from '../../rules/documents/swipe.ts';

interface Input {
  /** How many items there are. */
  count: number;
}
interface Point {
  x: number;
  y: number;
}
interface Context extends Input {
  /** Which item is shown, counted from 0. */
  index: number;
  /** Where the finger went down. */
  start: Point;
  /** Items that the browser could not show. */
  broken: readonly number[];
}
type Event =
  | { type: 'item.next' }
  | { type: 'item.previous' }
  | { type: 'item.choose'; index: number }
  | { type: 'item.break'; index: number }
  /** A finger on the item, in pixels of the window. */
  | { type: 'swipe.start'; point: Point }
  | { type: 'swipe.end'; point: Point }
  | { type: 'swipe.cancel' };

/**
 * The images and videos of an ad, one at a time (product, 2): by buttons, arrow keys
 * or a swipe, and round at both ends. A single item goes nowhere.
 */
export const carouselMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  guards: {
    hasSeveral: ({ context }) => context.count > 1,
    isItem: ({ context }, { index }: { index: number }) =>
      Number.isInteger(index) && index >= 0 && index < context.count,
  },
  actions: {
    move: assign({
      index: ({ context }, { by }: { by: number }) => (context.index + by + context.count) % context.count,
    }),
    show: assign({ index: (_, { index }: { index: number }) => index }),
    keepStart: assign({ start: (_, { point }: { point: Point }) => point }),
    markBroken: assign({
      broken: ({ context: { broken } }, { index }: { index: number }) =>
        broken.includes(index) ? broken : [...broken, index],
    }),
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, index: 0, start: { x: 0, y: 0 }, broken: [] }),
  initial: 'counting',
  on: { 'item.break': { actions: { type: 'markBroken', params: ({ event }) => event } } },
  states: {
    counting: { always: [{ guard: 'hasSeveral', target: 'browsing' }, { target: 'still' }] },
    /** Nothing to browse. */
    still: {},
    browsing: {
      initial: 'resting',
      on: {
        'item.next': { target: '.resting', actions: { type: 'move', params: { by: 1 } } },
        'item.previous': { target: '.resting', actions: { type: 'move', params: { by: -1 } } },
        'item.choose': {
          guard: { type: 'isItem', params: ({ event }) => event },
          target: '.resting',
          actions: { type: 'show', params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          on: {
            'swipe.start': {
              target: 'swiping',
              actions: { type: 'keepStart', params: ({ event }) => event },
            },
          },
        },
        swiping: {
          on: {
            'swipe.end': {
              target: 'resting',
              actions: {
                type: 'move',
                params: ({ context, event }) => ({ by: swipeStep(context.start, event.point) }),
              },
            },
            'swipe.cancel': 'resting',
          },
        },
      },
    },
  },
});
