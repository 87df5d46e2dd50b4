import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body, toFormData } from '../../api/client.ts';
import type { components, operations } from '../../api/schema.ts';
import type { Failed } from '../page/callEnd.ts';
import { isMissing, type Problem, problemOf } from '../page/problem.ts';

export type Parcel = components['schemas']['Parcel'];
export type ParcelRecord = components['schemas']['ParcelRecord'];
/** The kind of record that the parcel belongs to. */
export type ParcelKind = operations['getParcel']['parameters']['path']['kind'];

interface Input {
  client: ApiClient;
  kind: ParcelKind;
  id: number;
}
interface Context extends Input {
  /** Undefined before the first answer. */
  stored: ParcelRecord | undefined;
  /** The file that is being sent, or was refused. */
  file: File | undefined;
  /** Why the last call failed. */
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'file.choose'; file: File }
  | { type: 'send.retry' }
  | { type: 'parcel.fetch' }
  | { type: 'parcel.remove' }
  | { type: 'remove.confirm' }
  | { type: 'dialog.close' };

const path = ({ kind, id }: Input) => ({ params: { path: { kind, id } } });
const keepInput = ({ context: { client, kind, id } }: { context: Context }) => ({ client, kind, id });

/** Sending the same file again would be refused again. */
const isRejected = ({ event }: Failed) => ['refused', 'tooLarge'].includes(problemOf(event).kind);

const remove = { guard: 'hasParcel', target: '#parcelRecord.removal' } as const;
const fetch = { guard: 'canFetch', target: '#parcelRecord.fetching' } as const;
const choose = { target: '#parcelRecord.sending', actions: 'keepFile' } as const;

/**
 * The outline of a record's parcel: an admin reads it, sends a file that replaces it, and removes
 * it (product, 10). A file that the server refuses changes nothing, and its reason stays until
 * another one is chosen; one that did not arrive can be sent again. Where a parcel inquiry is
 * configured, the outline can also be fetched from it.
 */
export const parcelRecordMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadParcel: fromPromise<ParcelRecord, Input>(async ({ input, signal }) =>
      body(await input.client.GET('/api/v1/parcels/{kind}/{id}', { ...path(input), signal })),
    ),
    sendFile: fromPromise<ParcelRecord, Input & { file: File | undefined }>(async ({ input, signal }) => {
      const { file } = input;
      if (!file) throw new RangeError('No file to send');
      const answer = await input.client.PUT('/api/v1/parcels/{kind}/{id}', {
        ...path(input),
        body: { parsel_dosyasi: file },
        bodySerializer: toFormData,
        signal,
      });
      return body(answer);
    }),
    fetchParcel: fromPromise<ParcelRecord, Input>(async ({ input, signal }) =>
      body(await input.client.POST('/api/v1/parcels/{kind}/{id}/fetch', { ...path(input), signal })),
    ),
    removeParcel: fromPromise<unknown, Input>(async ({ input, signal }) =>
      body(await input.client.DELETE('/api/v1/parcels/{kind}/{id}', { ...path(input), signal })),
    ),
  },
  guards: {
    hasParcel: ({ context }) => context.stored?.parcel !== undefined,
    canFetch: ({ context }) => context.stored?.can_fetch === true,
  },
  actions: {
    keepFile: assign({
      file: ({ context, event }) => (event.type === 'file.choose' ? event.file : context.file),
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    /** Provided by the page, whose history shows the change. */
    tellChange: () => {},
  },
}).createMachine({
  id: 'parcelRecord',
  context: ({ input }) => ({ ...input, stored: undefined, file: undefined, problem: undefined }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadParcel',
        src: 'loadParcel',
        input: keepInput,
        onDone: { target: 'resting', actions: assign({ stored: ({ event }) => event.output }) },
        onError: [
          { guard: isMissing, target: 'missing' },
          { target: 'loadFailed', actions: 'keepProblem' },
        ],
      },
    },
    loadFailed: { exit: assign({ problem: undefined }), on: { 'load.retry': 'loading' } },
    resting: {
      on: { 'file.choose': choose, 'parcel.fetch': fetch, 'parcel.remove': remove },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context }) => ({ ...keepInput({ context }), file: context.file }),
        onDone: {
          target: 'resting',
          actions: [
            assign({ stored: ({ event }) => event.output, file: undefined, problem: undefined }),
            'tellChange',
          ],
        },
        onError: [
          { guard: isMissing, target: 'missing' },
          { guard: isRejected, target: 'fileRefused', actions: 'keepProblem' },
          { target: 'sendFailed', actions: 'keepProblem' },
        ],
      },
    },
    /** The stored outline stays what it was. */
    fileRefused: {
      exit: assign({ problem: undefined, file: undefined }),
      on: { 'file.choose': choose, 'parcel.fetch': fetch, 'parcel.remove': remove },
    },
    sendFailed: {
      exit: assign({ problem: undefined }),
      on: { 'send.retry': 'sending', 'file.choose': choose },
    },
    /** The parcel inquiry is asked. */
    fetching: {
      tags: 'busy',
      invoke: {
        id: 'fetchParcel',
        src: 'fetchParcel',
        input: keepInput,
        onDone: {
          target: 'resting',
          actions: [assign({ stored: ({ event }) => event.output }), 'tellChange'],
        },
        onError: [
          { guard: isMissing, target: 'missing' },
          { target: 'fetchFailed', actions: 'keepProblem' },
        ],
      },
    },
    /** The stored outline stays what it was; a file is the other way. */
    fetchFailed: {
      exit: assign({ problem: undefined }),
      on: { 'file.choose': choose, 'parcel.fetch': fetch, 'parcel.remove': remove },
    },
    removal: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'dialog',
          on: { 'remove.confirm': 'removing', 'dialog.close': '#parcelRecord.resting' },
        },
        removing: {
          tags: ['dialog', 'busy'],
          invoke: {
            id: 'removeParcel',
            src: 'removeParcel',
            input: keepInput,
            onDone: {
              target: '#parcelRecord.resting',
              actions: [
                assign({
                  stored: ({ context: { stored } }) => (stored?.can_fetch ? { can_fetch: true } : {}),
                }),
                'tellChange',
              ],
            },
            onError: [
              { guard: isMissing, target: '#parcelRecord.missing' },
              { target: 'failed', actions: 'keepProblem' },
            ],
          },
        },
        failed: {
          tags: 'dialog',
          exit: assign({ problem: undefined }),
          on: { 'remove.confirm': 'removing', 'dialog.close': '#parcelRecord.resting' },
        },
      },
    },
    /** The record was removed elsewhere. */
    missing: { type: 'final' },
  },
});
