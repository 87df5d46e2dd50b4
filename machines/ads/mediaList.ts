import { assign, setup } from 'xstate';
import { type MediaItem, moved, type RefusedFile, sortOut } from '../../rules/documents/media.ts';
import { uploadLimits } from '../../rules/documents/uploadLimits.ts';

interface Context {
  /** In the order shown. */
  media: readonly MediaItem[];
  /** The files of the last choice that were not taken. */
  refused: readonly RefusedFile[];
  /** Numbers the new files, so that each has a name of its own. */
  added: number;
}
type Event =
  | { type: 'media.add'; files: readonly File[] }
  | { type: 'media.move'; key: string; to: number }
  | { type: 'media.remove'; key: string }
  | { type: 'refusal.close' };

const newKey = (number: number) => `new ${number}`;

const numberIn = (key: string) => Number(/^new (\d+)$/.exec(key)?.[1] ?? -1);

/**
 * The list may begin with files that are new: they stay when another admin's ad takes the place of
 * the one that was loaded.
 */
const nextNumber = (media: readonly MediaItem[]) =>
  Math.max(-1, ...media.map(({ key }) => numberIn(key))) + 1;

/**
 * The images and videos of an ad (product, 2 and 5): several are added at once,
 * reordered and removed. A file that cannot be taken is named with its reason; the others of the
 * same choice are kept.
 */
export const mediaListMachine = setup({
  types: { context: {} as Context, input: {} as { media: readonly MediaItem[] }, events: {} as Event },
  guards: {
    takesAll: ({ context }, params: { files: readonly File[] }) =>
      sortOut(params.files, uploadLimits.media.maxFiles - context.media.length).refused.length === 0,
    canMove: ({ context }, params: { key: string; to: number }) =>
      params.to >= 0 &&
      params.to < context.media.length &&
      context.media.some(({ key }, index) => key === params.key && index !== params.to),
    isListed: ({ context }, params: { key: string }) => context.media.some(({ key }) => key === params.key),
  },
  actions: {
    keepFiles: assign(({ context }, params: { files: readonly File[] }) => {
      const { taken, refused } = sortOut(params.files, uploadLimits.media.maxFiles - context.media.length);
      const added = taken.map(
        (file, index): MediaItem => ({
          kind: 'new',
          key: newKey(context.added + index),
          file,
        }),
      );
      return { media: [...context.media, ...added], refused, added: context.added + added.length };
    }),
    moveMedium: assign(({ context }, params: { key: string; to: number }) => ({
      media: moved(context.media, params.key, params.to),
    })),
    removeMedium: assign(({ context }, params: { key: string }) => ({
      media: context.media.filter(({ key }) => key !== params.key),
    })),
    clearRefused: assign({ refused: [] }),
  },
}).createMachine({
  id: 'mediaList',
  context: ({ input }) => ({ ...input, refused: [], added: nextNumber(input.media) }),
  initial: 'taken',
  on: {
    'media.add': [
      {
        guard: { type: 'takesAll', params: ({ event }) => event },
        target: '.taken',
        actions: { type: 'keepFiles', params: ({ event }) => event },
      },
      { target: '.refused', actions: { type: 'keepFiles', params: ({ event }) => event } },
    ],
    'media.move': {
      guard: { type: 'canMove', params: ({ event }) => event },
      actions: { type: 'moveMedium', params: ({ event }) => event },
    },
    'media.remove': {
      guard: { type: 'isListed', params: ({ event }) => event },
      target: '.taken',
      actions: ['clearRefused', { type: 'removeMedium', params: ({ event }) => event }],
    },
  },
  states: {
    taken: {},
    // beside the list stands what was not taken, and why
    refused: { on: { 'refusal.close': { target: 'taken', actions: 'clearRefused' } } },
  },
});
