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

const moved = ({ index, count }: Context, by: number) => (index + by + count) % count;
const isItem = ({ context, event }: { context: Context; event: { index: number } }) =>
  Number.isInteger(event.index) && event.index >= 0 && event.index < context.count;

/**
 * The images and videos of an ad, one at a time (product, 2), by buttons, arrow keys or swipes. The
 * last item is followed by the first.
 */
export const carouselMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  guards: { hasSeveral: ({ context }) => context.count > 1 },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, index: 0, swipeStart: { x: 0, y: 0 }, broken: [] }),
  initial: 'counting',
  on: {
    'item.break': {
      actions: assign({
        broken: ({ context: { broken }, event }) =>
          broken.includes(event.index) ? broken : [...broken, event.index],
      }),
    },
  },
  states: {
    counting: { always: [{ guard: 'hasSeveral', target: 'browsing' }, { target: 'still' }] },
    still: {},
    browsing: {
      initial: 'resting',
      on: {
        'item.next': { target: '.resting', actions: assign({ index: ({ context }) => moved(context, 1) }) },
        'item.previous': {
          target: '.resting',
          actions: assign({ index: ({ context }) => moved(context, -1) }),
        },
        'item.choose': {
          guard: isItem,
          target: '.resting',
          actions: assign({ index: ({ event }) => event.index }),
        },
      },
      states: {
        resting: {
          on: {
            'swipe.start': { target: 'swiping', actions: assign({ swipeStart: ({ event }) => event.point }) },
          },
        },
        swiping: {
          on: {
            'swipe.end': {
              target: 'resting',
              actions: assign({
                index: ({ context, event }) => moved(context, swipeStep(context.swipeStart, event.point)),
              }),
            },
            'swipe.cancel': 'resting',
          },
        },
      },
    },
  },
});
