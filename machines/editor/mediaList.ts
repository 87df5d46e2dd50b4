import { assertEvent, assign, setup } from 'xstate';
import { acceptFiles, type FaultyFile, type MediaItem, moveItem } from '../../rules/ads/mediaItems.ts';
import { uploadLimits } from '../../rules/documents/uploadLimits.ts';

/** Announcements for screen readers. */
type MediaAnnouncement =
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

const takesAll = ({ context, event }: { context: Context; event: { files: readonly File[] } }) =>
  accept(context, event.files).faulty.length === 0;
const canMove = ({ context, event }: { context: Context; event: { key: string; to: number } }) =>
  event.to >= 0 && event.to < context.media.length && ![-1, event.to].includes(indexOf(context, event.key));
const isListed = ({ context, event }: { context: Context; event: { key: string } }) =>
  indexOf(context, event.key) >= 0;

/**
 * The images and videos of an ad (product, 2 and 5): added several at once, reordered and removed.
 * A file with a fault is named with its reason; the others of the same choice are added.
 * Escape puts back an item that was picked up by keyboard. The machine is not in `machines/ads/`,
 * because `recordEditor` invokes it.
 */
export const mediaListMachine = setup({
  types: { context: {} as Context, input: {} as { media: readonly MediaItem[] }, events: {} as Event },
  actions: {
    addFiles: assign(({ context, event }) => {
      assertEvent(event, 'media.add');
      const { taken, faulty } = accept(context, event.files);
      const added = taken.map(
        (file, index): MediaItem => ({ kind: 'new', key: `new ${context.nextKeyNumber + index}`, file }),
      );
      return {
        media: [...context.media, ...added],
        faulty,
        nextKeyNumber: context.nextKeyNumber + added.length,
      };
    }),
    drop: assign(({ context }) => ({ announcement: announcementOf(context, 'dropped', context.picked.key) })),
    putBack: assign(({ context }) => {
      const { key, from } = context.picked;
      const media = moveItem(context.media, key, from);
      const type = indexOf(context, key) === from ? 'cancelled' : 'returned';
      return { media, announcement: announcementOf({ ...context, media }, type, key) };
    }),
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
      guard: canMove,
      actions: assign({ media: ({ context, event }) => moveItem(context.media, event.key, event.to) }),
    },
    'media.step': {
      actions: assign(({ context, event }) => {
        const to = indexOf(context, event.key) + event.by;
        if (!context.media[to])
          return { announcement: announcementOf(context, event.by < 0 ? 'first' : 'last', event.key) };
        const media = moveItem(context.media, event.key, to);
        return { media, announcement: announcementOf({ ...context, media }, 'moved', event.key) };
      }),
    },
  },
  type: 'parallel',
  states: {
    choice: {
      initial: 'taken',
      on: {
        'media.add': [
          { guard: takesAll, target: '.taken', actions: 'addFiles' },
          { target: '.faulty', actions: 'addFiles' },
        ],
        'media.remove': {
          guard: isListed,
          target: '.taken',
          actions: assign({
            media: ({ context, event }) => context.media.filter((item) => item.key !== event.key),
            faulty: [],
            announcement: ({ context, event }) => announcementOf(context, 'removed', event.key),
          }),
        },
      },
      states: {
        taken: {},
        // the files with faults and the reasons are shown above the list
        faulty: { on: { 'faults.close': { target: 'taken', actions: assign({ faulty: [] }) } } },
      },
    },
    keyboard: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'media.pick': {
              guard: isListed,
              target: 'carrying',
              actions: assign({
                picked: ({ context, event }) => ({ key: event.key, from: indexOf(context, event.key) }),
                announcement: ({ context, event }) => announcementOf(context, 'picked', event.key),
              }),
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
