import { assign, setup } from 'xstate';
import { swipeStep } from '../../rules/gestures/swipe.ts';

interface Input {
  count: number;
}
interface Point {
  x: number;
  y: number;
}
interface Context extends Input {
  /** The shown item, counted from 0. */
  index: number;
  swipeStart: Point;
  /** Indexes of items that the browser could not load. */
  broken: readonly number[];
}
type Event =
  | { type: 'item.next' }
  | { type: 'item.previous' }
  | { type: 'item.choose'; index: number }
  | { type: 'item.break'; index: number }
  /** A touch on the item, in pixels of the viewport. */
  | { type: 'swipe.start'; point: Point }
  | { type: 'swipe.end'; point: Point }
  | { type: 'swipe.cancel' };

/**
 * The images and videos of an ad, one at a time (product, 2), by buttons, arrow keys or swipes. The
 * last item is followed by the first.
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
    keepSwipeStart: assign({ swipeStart: (_, { point }: { point: Point }) => point }),
    markBroken: assign({
      broken: ({ context: { broken } }, { index }: { index: number }) =>
        broken.includes(index) ? broken : [...broken, index],
    }),
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, index: 0, swipeStart: { x: 0, y: 0 }, broken: [] }),
  initial: 'counting',
  on: { 'item.break': { actions: { type: 'markBroken', params: ({ event }) => event } } },
  states: {
    counting: { always: [{ guard: 'hasSeveral', target: 'browsing' }, { target: 'still' }] },
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
              actions: { type: 'keepSwipeStart', params: ({ event }) => event },
            },
          },
        },
        swiping: {
          on: {
            'swipe.end': {
              target: 'resting',
              actions: {
                type: 'move',
                params: ({ context, event }) => ({ by: swipeStep(context.swipeStart, event.point) }),
              },
            },
            'swipe.cancel': 'resting',
          },
        },
      },
    },
  },
});
