import { assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body, toFormData } from '../../api/client.ts';
import type { components } from '../../api/schema.ts';
import type { UploadProgress } from '../../api/upload.ts';
import { type FileFault, fileFault, uploadLimits } from '../../rules/documents/uploadLimits.ts';
import type { ImportKind, ImportMapping } from '../../rules/imports/importFields.ts';
import { type Problem, problemOf } from '../page/problem.ts';

type Schemas = components['schemas'];
export type Import = Schemas['Import'];
export type ImportSummary = Schemas['ImportSummary'];
export type ImportRow = Schemas['ImportRow'];
export type ImportRowState = Schemas['ImportRowState'];

/** Rows of a page of the preview. */
export const importPageSize = 50;

interface Input {
  client: ApiClient;
}
interface ShownRows {
  state: ImportRowState;
  page: number;
}
interface Context extends Input {
  /** The latest imports; undefined before the first answer. */
  imports: readonly ImportSummary[] | undefined;
  kind: ImportKind;
  file: File | undefined;
  fileFault: FileFault | undefined;
  progress: UploadProgress | undefined;
  /** The import that is open. */
  id: number | undefined;
  found: Import | undefined;
  mapping: ImportMapping;
  /** Which rows are wanted, and those that were loaded for it. */
  wanted: ShownRows;
  rows: readonly ImportRow[];
  consent: boolean;
  takesDuplicates: boolean;
  problem: Problem | undefined;
}
type Event =
  | { type: 'load.retry' }
  | { type: 'kind.choose'; kind: ImportKind }
  | { type: 'file.choose'; file: File }
  | { type: 'file.remove' }
  | { type: 'file.send' }
  | { type: 'upload.progress'; progress: UploadProgress }
  | { type: 'upload.stop' }
  | { type: 'import.open'; id: number }
  | { type: 'import.close' }
  | { type: 'field.fill'; field: string; column: number | undefined; value: string | undefined }
  | { type: 'mapping.check' }
  | { type: 'mapping.change' }
  | { type: 'rows.show'; state: ImportRowState; page: number }
  | { type: 'consent.change'; consent: boolean }
  | { type: 'duplicates.change'; takesDuplicates: boolean }
  | { type: 'import.start' }
  | { type: 'undo.ask' }
  | { type: 'undo.confirm' }
  | { type: 'dialog.close' };

interface OfImport extends Input {
  id: number;
}
export interface ShownImport {
  found: Import;
  rows: readonly ImportRow[];
}

const busyStates: readonly Import['state'][] = ['reading', 'checking', 'making', 'undoing'];
/** Whether the server still works on it. */
export const isRunning = ({ state }: Pick<Import, 'state'>): boolean => busyStates.includes(state);

const isSendable = ({ event }: { event: { file: File } }) =>
  fileFault(event.file, uploadLimits.table) === undefined;
const isOfMapping = ({ event }: { event: { output: ShownImport } }) => event.output.found.state === 'mapping';
const isWorkedOn = ({ event }: { event: { output: ShownImport } }) => isRunning(event.output.found);

const closed = {
  id: undefined,
  found: undefined,
  mapping: [],
  wanted: { state: 'refused', page: 0 } as const,
  rows: [],
  consent: false,
  takesDuplicates: false,
  problem: undefined,
};

/**
 * Importing land requests, ads or consultants from a file (product, 10): the file is sent, its
 * columns are chosen, its rows are checked and shown, records are made of them, and all of it can be
 * taken back. The server works in the background; the import is loaded again until it has ended.
 */
export const importMachine = setup({
  types: { context: {} as Context, input: {} as Input, events: {} as Event },
  actors: {
    loadImports: fromPromise<ImportSummary[], Input>(async ({ input: { client }, signal }) =>
      body(await client.GET('/api/v1/imports', { signal })),
    ),
    sendFile: fromPromise<
      number,
      Input & { kind: ImportKind; file: File; onProgress: (progress: UploadProgress) => void }
    >(async ({ input: { client, kind, file, onProgress }, signal }) => {
      const answer = await client.POST('/api/v1/imports', {
        body: { kind, file_name: file.name, file },
        bodySerializer: toFormData,
        signal,
        onProgress,
      });
      return body(answer).id;
    }),
    loadImport: fromPromise<ShownImport, OfImport & { wanted: ShownRows }>(
      async ({ input: { client, id, wanted }, signal }) => {
        const path = { id };
        const found = body(await client.GET('/api/v1/imports/{id}', { params: { path }, signal }));
        const query = { ...wanted, size: importPageSize };
        const rows = body(await client.GET('/api/v1/imports/{id}/rows', { params: { path, query }, signal }));
        return { found, rows };
      },
    ),
    checkRows: fromPromise<unknown, OfImport & { mapping: ImportMapping }>(
      ({ input: { client, id, mapping }, signal }) =>
        client.POST('/api/v1/imports/{id}/check', { params: { path: { id } }, body: { mapping }, signal }),
    ),
    startImport: fromPromise<unknown, OfImport & { consent: boolean; takes_duplicates: boolean }>(
      ({ input: { client, id, ...choice }, signal }) =>
        client.POST('/api/v1/imports/{id}/start', { params: { path: { id } }, body: choice, signal }),
    ),
    undoImport: fromPromise<unknown, OfImport>(({ input: { client, id }, signal }) =>
      client.POST('/api/v1/imports/{id}/undo', { params: { path: { id } }, signal }),
    ),
  },
  guards: { hasFile: ({ context }) => context.file !== undefined },
  actions: {
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    clearProblem: assign({ problem: undefined }),
    close: assign(closed),
  },
  delays: { pollDelay: 1_000 },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({
    ...input,
    ...closed,
    imports: undefined,
    kind: 'landRequests',
    file: undefined,
    fileFault: undefined,
    progress: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadImports',
        src: 'loadImports',
        input: ({ context: { client } }) => ({ client }),
        onDone: { target: 'choosing', actions: assign({ imports: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'keepProblem' },
      },
    },
    failed: { on: { 'load.retry': 'loading' }, exit: 'clearProblem' },
    choosing: {
      on: {
        'kind.choose': { actions: assign({ kind: ({ event }) => event.kind }) },
        'file.choose': [
          {
            guard: isSendable,
            actions: assign({ file: ({ event }) => event.file, fileFault: undefined, problem: undefined }),
          },
          {
            actions: assign({
              file: undefined,
              fileFault: ({ event }) => fileFault(event.file, uploadLimits.table),
              problem: undefined,
            }),
          },
        ],
        'file.remove': { actions: assign({ file: undefined, fileFault: undefined, problem: undefined }) },
        'file.send': { guard: 'hasFile', target: 'sending' },
        'import.open': {
          target: 'opening',
          actions: assign({ ...closed, id: ({ event }) => event.id }),
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { client, kind, file }, self }) => {
          if (!file) throw new Error('An import needs a file');
          return {
            client,
            kind,
            file,
            onProgress: (progress) => self.send({ type: 'upload.progress', progress }),
          };
        },
        onDone: {
          target: 'opening',
          actions: assign({ ...closed, file: undefined, id: ({ event }) => event.output }),
        },
        onError: { target: 'choosing', actions: 'keepProblem' },
      },
      exit: assign({ progress: undefined }),
      on: {
        'upload.progress': { actions: assign({ progress: ({ event }) => event.progress }) },
        'upload.stop': 'choosing',
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'loadImport',
        src: 'loadImport',
        input: ({ context }) => ({ ...openImport(context), wanted: context.wanted }),
        onDone: [
          {
            guard: isOfMapping,
            target: 'mapping',
            actions: assign(({ event }) => ({ ...event.output, mapping: event.output.found.mapping })),
          },
          { guard: isWorkedOn, target: 'following', actions: assign(({ event }) => event.output) },
          { target: 'shown', actions: assign(({ event }) => event.output) },
        ],
        onError: { target: 'lost', actions: 'keepProblem' },
      },
      on: { 'import.close': { target: 'loading', actions: 'close' } },
    },
    lost: {
      on: {
        'load.retry': { target: 'opening', actions: 'clearProblem' },
        'import.close': { target: 'loading', actions: 'close' },
      },
    },
    mapping: {
      on: {
        'field.fill': {
          actions: assign({
            mapping: ({ context, event }) => filled(context.mapping, event),
            problem: undefined,
          }),
        },
        'mapping.check': 'checking',
        'undo.ask': 'asking',
        'import.close': { target: 'loading', actions: 'close' },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkRows',
        src: 'checkRows',
        input: ({ context }) => ({ ...openImport(context), mapping: context.mapping }),
        onDone: { target: 'opening', actions: 'clearProblem' },
        onError: { target: 'mapping', actions: 'keepProblem' },
      },
    },
    // the server works on it
    following: {
      after: { pollDelay: 'opening' },
      on: {
        'undo.ask': 'asking',
        'rows.show': { target: 'opening', actions: assign({ wanted: ({ event }) => shownRows(event) }) },
        'import.close': { target: 'loading', actions: 'close' },
      },
    },
    shown: {
      on: {
        'rows.show': { target: 'opening', actions: assign({ wanted: ({ event }) => shownRows(event) }) },
        'mapping.change': {
          target: 'mapping',
          actions: assign({ mapping: ({ context }) => context.found?.mapping ?? [], problem: undefined }),
        },
        'consent.change': { actions: assign({ consent: ({ event }) => event.consent, problem: undefined }) },
        'duplicates.change': { actions: assign({ takesDuplicates: ({ event }) => event.takesDuplicates }) },
        'import.start': 'starting',
        'undo.ask': 'asking',
        'import.close': { target: 'loading', actions: 'close' },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startImport',
        src: 'startImport',
        input: ({ context }) => ({
          ...openImport(context),
          consent: context.consent,
          takes_duplicates: context.takesDuplicates,
        }),
        onDone: {
          target: 'opening',
          actions: assign({ problem: undefined, wanted: { state: 'made', page: 0 } }),
        },
        onError: { target: 'shown', actions: 'keepProblem' },
      },
    },
    asking: { on: { 'undo.confirm': 'undoing', 'dialog.close': 'opening' } },
    undoing: {
      tags: 'busy',
      invoke: {
        id: 'undoImport',
        src: 'undoImport',
        input: ({ context }) => openImport(context),
        onDone: {
          target: 'opening',
          actions: assign({ problem: undefined, wanted: { state: 'kept', page: 0 } }),
        },
        onError: { target: 'notUndone', actions: 'keepProblem' },
      },
    },
    notUndone: {
      exit: 'clearProblem',
      on: { 'undo.confirm': 'undoing', 'dialog.close': 'opening' },
    },
  },
});

function openImport({ client, id }: Context): OfImport {
  if (id === undefined) throw new Error('No import is open');
  return { client, id };
}

const shownRows = ({ state, page }: ShownRows): ShownRows => ({ state, page });

function filled(
  mapping: ImportMapping,
  { field, column, value }: { field: string; column: number | undefined; value: string | undefined },
): ImportMapping {
  const others = mapping.filter((one) => one.field !== field);
  if (column !== undefined) return [...others, { field, column }];
  return value === undefined ? others : [...others, { field, value }];
}
