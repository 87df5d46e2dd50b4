import { assign, emit, fromPromise, setup } from 'xstate';
import { type ApiClient, body, toFormData } from '../../api/client.ts';
import { type Problem, problemOf } from '../page/problem.ts';

/** An image that is to be inserted into a text. */
export interface TextImage {
  file: File;
  /** Its position in the text, in characters. */
  index: number;
  /** The alternative text. */
  alt: string;
}
interface Context {
  client: ApiClient;
  /** The images still to be sent, the current one first. */
  queue: readonly TextImage[];
  problem: Problem | undefined;
}
type Event =
  | { type: 'image.add'; images: readonly TextImage[] }
  /** The text has changed; `newIndexOf` gives the new position of an old one. */
  | { type: 'text.change'; newIndexOf: (index: number) => number }
  | { type: 'upload.stop' }
  | { type: 'upload.retry' }
  | { type: 'dialog.close' };

/**
 * Sends the images of a post's text to the server, one after the other; only their addresses go
 * into the text. An image that failed or was stopped can be sent again. When it is discarded, the
 * others are sent.
 */
export const imageUploadMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { client: ApiClient },
    events: {} as Event,
    /** The text editor inserts the image. */
    emitted: {} as { type: 'image.stored'; url: string; image: TextImage | undefined },
  },
  actors: {
    uploadImage: fromPromise<{ url: string }, { client: ApiClient; image: TextImage | undefined }>(
      async ({ input: { client, image }, signal }) => {
        if (!image) throw new RangeError('No image to send');
        const form = { body: { file: image.file }, bodySerializer: toFormData, signal };
        return body(await client.POST('/api/v1/blog/images', form));
      },
    ),
  },
  guards: { hasImage: ({ context }) => context.queue.length > 0 },
  actions: {
    dropImage: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
  },
}).createMachine({
  id: 'imageUpload',
  context: ({ input }) => ({ ...input, queue: [], problem: undefined }),
  initial: 'resting',
  on: {
    'image.add': { actions: assign({ queue: ({ context, event }) => [...context.queue, ...event.images] }) },
    'text.change': {
      guard: 'hasImage',
      actions: assign({
        queue: ({ context, event }) =>
          context.queue.map((image) => ({ ...image, index: event.newIndexOf(image.index) })),
      }),
    },
  },
  states: {
    resting: { always: { guard: 'hasImage', target: 'uploading' } },
    uploading: {
      tags: 'busy',
      on: { 'upload.stop': 'stopped' },
      invoke: {
        id: 'uploadImage',
        src: 'uploadImage',
        input: ({ context }) => ({ client: context.client, image: context.queue[0] }),
        onDone: {
          target: 'resting',
          actions: [
            emit(({ context, event }) => ({
              type: 'image.stored' as const,
              url: event.output.url,
              image: context.queue[0],
            })),
            'dropImage',
          ],
        },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    stopped: {
      on: { 'upload.retry': 'uploading', 'dialog.close': { target: 'resting', actions: 'dropImage' } },
    },
    failed: {
      exit: assign({ problem: undefined }),
      on: { 'upload.retry': 'uploading', 'dialog.close': { target: 'resting', actions: 'dropImage' } },
    },
  },
});
