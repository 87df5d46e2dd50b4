import { assign, setup } from 'xstate';
import { acceptFiles, type FaultyFile, type MediaItem, moveItem } from '../../rules/ads/mediaItems.ts';
import { uploadLimits } from '../../rules/documents/uploadLimits.ts';

/** Announcements for screen readers. */
export type MediaAnnouncement =
  | 'picked'
  | 'dropped'
  | 'moved'
  | 'first'
  | 'last'
  | 'removed'
  | 'returned'
  | 'cancelled';

interface Context {
  /** In the order shown. */
  media: readonly MediaItem[];
  /** The files of the last choice that were not added. */
  faulty: readonly FaultyFile[];
  /**
   * The next free number for the key of a new file; a restored list may hold new files already.
   */
  nextKeyNumber: number;
  /** The item picked up by keyboard, and its index at that time. */
  picked: { key: string; from: number };
  /** `position` counts from 1; `sequence` tells two equal announcements apart. */
  announcement: { type: MediaAnnouncement; position: number; sequence: number } | undefined;
}
type Event =
  | { type: 'media.add'; files: readonly File[] }
  /** Dropped at an index by mouse or finger; the drag announces itself. */
  | { type: 'media.move'; key: string; to: number }
  /** Moved by a key or a button. */
  | { type: 'media.step'; key: string; by: number }
  | { type: 'media.remove'; key: string }
  | { type: 'media.pick'; key: string }
  | { type: 'media.drop' }
  /** Gives up the move: the item goes back to where it was picked up. */
  | { type: 'media.return' }
  /** The focus has left the picked item. */
  | { type: 'media.blur' }
  | { type: 'faults.close' };

const accept = ({ media }: Context, files: readonly File[]) =>
  acceptFiles(files, uploadLimits.media.maxFiles - media.length);

const indexOf = ({ media }: Context, key: string) => media.findIndex((item) => item.key === key);

/** The announcement of a change of the item with this key. */
const announcementOf = (context: Context, type: MediaAnnouncement, key: string) => ({
  type,
  position: indexOf(context, key) + 1,
  sequence: (context.announcement?.sequence ?? 0) + 1,
});

const firstFreeNumber = (media: readonly MediaItem[]) =>
  1 + Math.max(-1, ...media.map(({ key }) => Number(/^new (\d+)$/.exec(key)?.[1] ?? -1)));

/**
 * The images and videos of an ad (product, 2 and 5): added several at once, reordered and removed.
 * A file with a fault is named with its reason; the others of the same choice are added.
 * Escape puts back an item that was picked up by keyboard. The machine is not in `machines/ads/`,
 * because `recordEditor` invokes it.
 */
export const mediaListMachine = setup({
  types: { context: {} as Context, input: {} as { media: readonly MediaItem[] }, events: {} as Event },
  guards: {
    takesAll: ({ context }, params: { files: readonly File[] }) =>
      accept(context, params.files).faulty.length === 0,
    canMove: ({ context }, { key, to }: { key: string; to: number }) =>
      to >= 0 && to < context.media.length && ![-1, to].includes(indexOf(context, key)),
    isListed: ({ context }, params: { key: string }) => indexOf(context, params.key) >= 0,
  },
  actions: {
    addFiles: assign(({ context }, params: { files: readonly File[] }) => {
      const { taken, faulty } = accept(context, params.files);
      const added = taken.map(
        (file, index): MediaItem => ({ kind: 'new', key: `new ${context.nextKeyNumber + index}`, file }),
      );
      return {
        media: [...context.media, ...added],
        faulty,
        nextKeyNumber: context.nextKeyNumber + added.length,
      };
    }),
    move: assign(({ context }, params: { key: string; to: number }) => ({
      media: moveItem(context.media, params.key, params.to),
    })),
    step: assign(({ context }, { key, by }: { key: string; by: number }) => {
      const to = indexOf(context, key) + by;
      if (!context.media[to])
        return { announcement: announcementOf(context, by < 0 ? 'first' : 'last', key) };
      const media = moveItem(context.media, key, to);
      return { media, announcement: announcementOf({ ...context, media }, 'moved', key) };
    }),
    remove: assign(({ context }, { key }: { key: string }) => ({
      media: context.media.filter((item) => item.key !== key),
      faulty: [],
      announcement: announcementOf(context, 'removed', key),
    })),
    pick: assign(({ context }, { key }: { key: string }) => ({
      picked: { key, from: indexOf(context, key) },
      announcement: announcementOf(context, 'picked', key),
    })),
    drop: assign(({ context }) => ({ announcement: announcementOf(context, 'dropped', context.picked.key) })),
    putBack: assign(({ context }) => {
      const { key, from } = context.picked;
      const media = moveItem(context.media, key, from);
      const type = indexOf(context, key) === from ? 'cancelled' : 'returned';
      return { media, announcement: announcementOf({ ...context, media }, type, key) };
    }),
    clearFaulty: assign({ faulty: [] }),
  },
}).createMachine({
  id: 'mediaList',
  context: ({ input }) => ({
    media: input.media,
    faulty: [],
    nextKeyNumber: firstFreeNumber(input.media),
    picked: { key: '', from: -1 },
    announcement: undefined,
  }),
  on: {
    'media.move': {
      guard: { type: 'canMove', params: ({ event }) => event },
      actions: { type: 'move', params: ({ event }) => event },
    },
    'media.step': { actions: { type: 'step', params: ({ event }) => event } },
  },
  type: 'parallel',
  states: {
    choice: {
      initial: 'taken',
      on: {
        'media.add': [
          {
            guard: { type: 'takesAll', params: ({ event }) => event },
            target: '.taken',
            actions: { type: 'addFiles', params: ({ event }) => event },
          },
          { target: '.faulty', actions: { type: 'addFiles', params: ({ event }) => event } },
        ],
        'media.remove': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: '.taken',
          actions: { type: 'remove', params: ({ event }) => event },
        },
      },
      states: {
        taken: {},
        // the files with faults and the reasons are shown above the list
        faulty: { on: { 'faults.close': { target: 'taken', actions: 'clearFaulty' } } },
      },
    },
    keyboard: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'media.pick': {
              guard: { type: 'isListed', params: ({ event }) => event },
              target: 'carrying',
              actions: { type: 'pick', params: ({ event }) => event },
            },
          },
        },
        carrying: {
          on: {
            'media.drop': { target: 'resting', actions: 'drop' },
            'media.return': { target: 'resting', actions: 'putBack' },
            'media.blur': 'resting',
          },
        },
      },
    },
  },
});
