import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body, toFormData } from '../../api/client.ts';
import { type Problem, toProblem } from '../page/problem.ts';

/** A picture that is to stand in a text. */
export interface Picture {
  file: File;
  /** Where in the text it belongs, in characters from its beginning. */
  index: number;
  /** What it shows, for those who cannot see it. */
  alt: string;
}
interface Context {
  client: ApiClient;
  /** The pictures that are still to be sent, the current one first. */
  queue: readonly Picture[];
  problem: Problem | undefined;
}
type Event =
  | { type: 'picture.add'; pictures: readonly Picture[] }
  | { type: 'upload.stop' }
  | { type: 'upload.retry' }
  | { type: 'dialog.close' };

/**
 * Pictures inside a post's text: each is sent to the server, one after the other, and only its
 * address goes into the text. One that does not go through, or was stopped because it takes too
 * long, can be sent again alone; giving it up does not hold the others back.
 */
export const imageUploadMachine = setup({
  types: { context: {} as Context, input: {} as { client: ApiClient }, events: {} as Event },
  actors: {
    uploadImage: fromPromise<{ url: string }, { client: ApiClient; picture: Picture | undefined }>(
      async ({ input: { client, picture }, signal }) => {
        if (!picture) throw new RangeError('No picture to send');
        const form = { body: { file: picture.file }, bodySerializer: toFormData, signal };
        return body(await client.POST('/api/v1/blog/images', form));
      },
    ),
  },
  guards: { hasPicture: ({ context }) => context.queue.length > 0 },
  actions: {
    keepPictures: assign(({ context }, params: { pictures: readonly Picture[] }) => ({
      queue: [...context.queue, ...params.pictures],
    })),
    dropPicture: assign(({ context }) => ({ queue: context.queue.slice(1) })),
    keepProblem: assign({ problem: (_, params: { error: unknown }) => toProblem(params.error) }),
    clearProblem: assign({ problem: undefined }),
    /** Puts the stored picture into the text; the page provides it. */
    insertPicture: (_, _params: { url: string; picture: Picture | undefined }) => undefined,
  },
}).createMachine({
  id: 'imageUpload',
  context: ({ input }) => ({ ...input, queue: [], problem: undefined }),
  initial: 'resting',
  on: { 'picture.add': { actions: { type: 'keepPictures', params: ({ event }) => event } } },
  states: {
    resting: { always: { guard: 'hasPicture', target: 'uploading' } },
    uploading: {
      tags: 'busy',
      on: { 'upload.stop': 'stopped' },
      invoke: {
        id: 'uploadImage',
        src: 'uploadImage',
        input: ({ context }) => ({ client: context.client, picture: context.queue[0] }),
        onDone: {
          target: 'resting',
          actions: [
            {
              type: 'insertPicture',
              params: ({ context, event }) => ({ url: event.output.url, picture: context.queue[0] }),
            },
            'dropPicture',
          ],
        },
        onError: { target: 'failed', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    stopped: {
      on: { 'upload.retry': 'uploading', 'dialog.close': { target: 'resting', actions: 'dropPicture' } },
    },
    failed: {
      exit: 'clearProblem',
      on: { 'upload.retry': 'uploading', 'dialog.close': { target: 'resting', actions: 'dropPicture' } },
    },
  },
});
