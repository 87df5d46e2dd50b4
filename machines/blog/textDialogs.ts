import { assign, setup } from 'xstate';
import { linkTarget } from '../../rules/blog/link.ts';
import { fileFault, uploadLimits } from '../../rules/documents/uploadLimits.ts';

/** A part of the text: where it begins and how long it is, in characters. */
export interface TextRange {
  index: number;
  length: number;
}
interface Fields {
  address: string;
  /** The text of a new link; the dialog asks for it only when no text is selected. */
  words: string;
  file: File | undefined;
  /** The image's alternative text. */
  alt: string;
}
interface Context extends Fields {
  /** The selection when the dialog was opened. */
  range: TextRange;
  /** The address of the link at the caret; empty when there is none. */
  current: string;
}
type Event =
  | { type: 'link.ask'; range: TextRange; current: string }
  | { type: 'image.ask'; range: TextRange }
  | { type: 'field.change'; change: Partial<Fields> }
  | { type: 'form.submit' }
  | { type: 'link.remove' }
  | { type: 'dialog.close' };

const empty: Fields = { address: '', words: '', file: undefined, alt: '' };

/**
 * The dialogs of the text editor: one asks for a link, one for an image. Nothing changes in the
 * text before a dialog is submitted.
 */
export const textDialogsMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: {
    isLink: ({ context }) => linkTarget(context.address) !== undefined,
    isImage: ({ context: { file } }) =>
      file !== undefined && fileFault(file, uploadLimits.postImage) === undefined,
  },
  actions: {
    /** The page provides these three. */
    insertLink: (_, _params: { range: TextRange; address: string; words: string }) => undefined,
    removeLink: () => undefined,
    insertImage: (_, _params: { range: TextRange; file: File | undefined; alt: string }) => undefined,
  },
}).createMachine({
  id: 'textDialogs',
  context: { ...empty, range: { index: 0, length: 0 }, current: '' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'link.ask': {
          target: 'link',
          actions: assign(({ event: { range, current } }) => ({
            ...empty,
            range,
            current,
            address: current,
          })),
        },
        'image.ask': {
          target: 'image',
          actions: assign(({ event: { range } }) => ({ ...empty, range, current: '' })),
        },
      },
    },
    link: {
      initial: 'filling',
      on: {
        'field.change': { target: '.filling', actions: assign(({ event }) => event.change) },
        'form.submit': [
          {
            guard: 'isLink',
            target: 'closed',
            actions: {
              type: 'insertLink',
              params: ({ context: { range, current, address, words } }) => {
                const target = linkTarget(address) ?? '';
                return { range, address: target, words: current ? '' : words.trim() || target };
              },
            },
          },
          { target: '.invalid' },
        ],
        'link.remove': { target: 'closed', actions: 'removeLink' },
        'dialog.close': 'closed',
      },
      states: { filling: {}, invalid: {} },
    },
    image: {
      on: {
        'field.change': { actions: assign(({ event }) => event.change) },
        'form.submit': {
          guard: 'isImage',
          target: 'closed',
          actions: {
            type: 'insertImage',
            params: ({ context: { range, file, alt } }) => ({ range, file, alt: alt.trim() }),
          },
        },
        'dialog.close': 'closed',
      },
    },
  },
});
