import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body, toFormData } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { UploadProgress } from '../../api/upload.ts';
import {
  choosePhotos,
  type PhotoChoice,
  photoRoom,
  type RefusedPhoto,
} from '../../rules/land-requests/photoChoice.ts';
import type { Failed } from '../page/callEnd.ts';
import { isMissing, type Problem, problemOf } from '../page/problem.ts';

export type OwnerPhoto = components['schemas']['OwnerPhoto'];

interface Input {
  client: ApiClient;
  /** The secret of the receipt. */
  token: string;
}
interface Context extends Input {
  /** What the office has, in the order in which it arrived. */
  stored: readonly OwnerPhoto[];
  /** The files still to be sent, the current one first. */
  queue: readonly File[];
  refused: readonly RefusedPhoto[];
  /** The stored photograph that the owner wants to remove. */
  leaving: string | undefined;
  progress: UploadProgress | undefined;
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | ({ type: 'photos.choose' } & PhotoChoice)
  | { type: 'upload.progress'; progress: UploadProgress }
  | { type: 'upload.stop' }
  | { type: 'upload.retry' }
  /** Leaves out a file that was not sent. */
  | { type: 'photo.remove'; file: File }
  /** Asks before a photograph is removed that has arrived. */
  | { type: 'stored.remove'; file: string }
  | { type: 'remove.confirm' }
  | { type: 'dialog.close' };

type Sending = Input & { photo: File | undefined; onProgress: (progress: UploadProgress) => void };
const path = (token: string) => ({ params: { path: { token } } });

/** What still waited is not sent by itself: its sending was stopped, or had failed. */
const afterRemoval = [
  { guard: 'hasQueue', target: '#ownerPhotos.stopped' },
  { target: '#ownerPhotos.resting' },
] as const;
const askToRemove = { target: 'removal', actions: 'keepLeaving' } as const;

/** Sending the same photograph again would be refused again. */
const isRejected = ({ event }: Failed) => ['refused', 'tooLarge'].includes(problemOf(event).kind);

/** The next one is sent when the current one is left out. */
const leaveOut = [
  { guard: 'isCurrent', target: 'resting', actions: 'removePhoto' },
  { actions: 'removePhoto' },
] as const;

/**
 * Photographs that an owner adds to a land request by its receipt (product, 4). Each is sent by a
 * call of its own, so that a broken connection loses only the current one, which can be sent again;
 * the server stores the same photograph once. What has arrived is read first, also after a reload,
 * and can be removed while nothing is being sent. One that the server refuses for good is left out
 * with its reason, and the next one is sent. The page lets it go on after it is left.
 * The receipt ends a day after the land request, and once that is closed; then nothing can be added
 * or removed any more.
 */
export const ownerPhotosMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadPhotos: fromPromise<readonly OwnerPhoto[], Input>(async ({ input: { client, token }, signal }) => {
      const answer = await client.GET('/api/v1/receipts/{token}/photos', { ...path(token), signal });
      return body(answer).fotograflar;
    }),
    sendPhoto: fromPromise<readonly OwnerPhoto[], Sending>(
      async ({ input: { client, token, photo, onProgress }, signal }) => {
        if (!photo) throw new RangeError('No photograph to send');
        const answer = await client.POST('/api/v1/receipts/{token}/photos', {
          ...path(token),
          body: { fotograflar: [photo] },
          bodySerializer: toFormData,
          signal,
          onProgress,
        });
        return body(answer).fotograflar;
      },
    ),
    removeStored: fromPromise<readonly OwnerPhoto[], Input & { file: string }>(
      async ({ input: { client, token, file }, signal }) => {
        const answer = await client.DELETE('/api/v1/receipts/{token}/photos/{file}', {
          params: { path: { token, file } },
          signal,
        });
        return body(answer).fotograflar;
      },
    ),
  },
  guards: {
    hasQueue: ({ context }) => context.queue.length > 0,
    isCurrent: ({ context, event }) => event.type === 'photo.remove' && event.file === context.queue[0],
  },
  actions: {
    keepLeaving: assign({
      leaving: ({ event }) => (event.type === 'stored.remove' ? event.file : undefined),
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    rejectPhoto: assign(({ context: { queue, refused }, event }) => {
      const [file, ...rest] = queue;
      const { serverMessage, fields } = problemOf(event);
      const reason = fields.fotograflar ?? serverMessage;
      return {
        queue: rest,
        refused: file ? [...refused, { name: file.name, fault: 'rejected' as const, reason, file }] : refused,
      };
    }),
    removePhoto: assign({
      queue: ({ context, event }) =>
        context.queue.filter((file) => event.type !== 'photo.remove' || file !== event.file),
    }),
  },
}).createMachine({
  id: 'ownerPhotos',
  context: ({ input }) => ({
    ...input,
    stored: [],
    queue: [],
    refused: [],
    leaving: undefined,
    progress: undefined,
    problem: undefined,
  }),
  initial: 'loading',
  on: {
    'photos.choose': {
      actions: assign(({ context, event }) => {
        const { accepted, refused } = choosePhotos(event, photoRoom(context));
        return { queue: [...context.queue, ...accepted], refused };
      }),
    },
    'photo.remove': { actions: 'removePhoto' },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPhotos',
        src: 'loadPhotos',
        input: ({ context: { client, token } }) => ({ client, token }),
        onDone: { target: 'resting', actions: assign({ stored: ({ event }) => event.output }) },
        onError: [
          { guard: isMissing, target: 'ended', actions: 'keepProblem' },
          { target: 'unread', actions: 'keepProblem' },
        ],
      },
    },
    /** What has arrived is unknown; photographs can be chosen all the same. */
    unread: {
      exit: assign({ problem: undefined }),
      on: { 'load.retry': 'loading' },
      always: { guard: 'hasQueue', target: 'uploading' },
    },
    resting: {
      always: { guard: 'hasQueue', target: 'uploading' },
      on: { 'load.retry': 'loading', 'stored.remove': askToRemove },
    },
    uploading: {
      tags: 'busy',
      entry: assign({ progress: undefined }),
      on: {
        'upload.progress': { actions: assign({ progress: ({ event }) => event.progress }) },
        'upload.stop': 'stopped',
        'photo.remove': leaveOut,
      },
      invoke: {
        id: 'sendPhoto',
        src: 'sendPhoto',
        input: ({ context: { client, token, queue }, self }) => ({
          client,
          token,
          photo: queue[0],
          onProgress: (progress) => self.send({ type: 'upload.progress', progress }),
        }),
        onDone: {
          target: 'resting',
          actions: assign(({ context, event }) => ({
            stored: event.output,
            queue: context.queue.slice(1),
          })),
        },
        onError: [
          { guard: isMissing, target: 'ended', actions: 'keepProblem' },
          { guard: isRejected, target: 'resting', actions: 'rejectPhoto' },
          { target: 'failed', actions: 'keepProblem' },
        ],
      },
    },
    stopped: {
      on: { 'upload.retry': 'uploading', 'photo.remove': leaveOut, 'stored.remove': askToRemove },
    },
    failed: {
      exit: assign({ problem: undefined }),
      on: { 'upload.retry': 'uploading', 'photo.remove': leaveOut, 'stored.remove': askToRemove },
    },
    /** Nothing is sent meanwhile, so that no earlier answer brings the photograph back. */
    removal: {
      initial: 'asking',
      exit: assign({ leaving: undefined }),
      states: {
        asking: { tags: 'dialog', on: { 'remove.confirm': 'removing', 'dialog.close': afterRemoval } },
        removing: {
          tags: ['dialog', 'busy'],
          invoke: {
            id: 'removeStored',
            src: 'removeStored',
            input: ({ context: { client, token, leaving = '' } }) => ({ client, token, file: leaving }),
            onDone: [
              {
                guard: 'hasQueue',
                target: '#ownerPhotos.stopped',
                actions: assign({ stored: ({ event }) => event.output }),
              },
              { target: '#ownerPhotos.resting', actions: assign({ stored: ({ event }) => event.output }) },
            ],
            onError: [
              { guard: isMissing, target: '#ownerPhotos.ended', actions: 'keepProblem' },
              { target: 'failed', actions: 'keepProblem' },
            ],
          },
        },
        failed: {
          tags: 'dialog',
          exit: assign({ problem: undefined }),
          on: { 'remove.confirm': 'removing', 'dialog.close': afterRemoval },
        },
      },
    },
    ended: { type: 'final', entry: assign({ queue: [] }) },
  },
});
