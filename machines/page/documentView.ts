import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { type ApiClient, body } from '../../api/client.ts';
import { documentKind } from '../../rules/documents/documentKind.ts';
import { zoomed } from '../../rules/gestures/zoom.ts';
import { type Problem, problemOf } from './problem.ts';

export interface DocumentViewInput {
  client: ApiClient;
  /** The token of the link by which a visitor sees an owner's photographs. */
  token?: string | undefined;
}
export interface StoredDocument {
  /** The name of the stored file. */
  file: string;
  /** The title of the popup. */
  title: string;
}
interface Context extends DocumentViewInput, StoredDocument {
  kind: ReturnType<typeof documentKind>;
  /** The image, while it is shown. */
  content: Blob | undefined;
  zoom: number;
  problem: Problem | undefined;
}
type Event =
  | ({ type: 'view.open' } & StoredDocument)
  | { type: 'view.close' }
  | { type: 'load.retry' }
  | { type: 'zoom.in' }
  | { type: 'zoom.out' }
  | { type: 'zoom.fit' };

/**
 * Loads a document by a call: its address alone needs the session, or the token of an owner's link,
 * and answers 404 without it.
 * @throws ApiError
 */
export async function loadDocument(
  { client, token, file, width }: DocumentViewInput & { file: string; width?: 150 | 640 },
  signal: AbortSignal,
): Promise<Blob> {
  const params = {
    path: { file },
    ...(width !== undefined && { query: { w: width } }),
    ...(token !== undefined && { header: { 'Link-Token': token } }),
  };
  return body(await client.GET('/api/v1/users/docs/{file}', { params, parseAs: 'blob', signal }));
}

/**
 * Viewing a tax plate or a certificate (product, 2). The call needs the session, so the document is
 * loaded as a blob: a PDF opens in a new tab, an image in a popup with zoom, and anything else is
 * downloaded. One machine serves all documents of a page; opening another aborts the current load.
 */
export const documentViewMachine = setup({
  types: { context: {} as Context, input: {} as DocumentViewInput, events: {} as Event },
  actors: {
    loadDocument: fromPromise<Blob, DocumentViewInput & { file: string }>(({ input, signal }) =>
      loadDocument(input, signal),
    ),
  },
  guards: {
    isPdf: ({ context }) => context.kind === 'pdf',
    isImage: ({ context }) => context.kind === 'image',
  },
  actions: {
    keepDocument: assign(({ event }) => {
      assertEvent(event, 'view.open');
      return { file: event.file, title: event.title, kind: documentKind(event.file) };
    }),
    keepProblem: assign({ problem: ({ event }) => problemOf(event) }),
    /**
     * Opens the tab for a PDF during the click, so that no popup blocker refuses it. The page
     * provides these four.
     */
    prepareTab: (_, _params: { kind: Context['kind'] }) => undefined,
    showInTab: (_, _params: { content: Blob }) => undefined,
    closeTab: () => undefined,
    saveFile: (_, _params: { content: Blob; file: string }) => undefined,
  },
}).createMachine({
  id: 'documentView',
  context: ({ input }) => ({
    ...input,
    file: '',
    title: '',
    kind: documentKind(''),
    content: undefined,
    zoom: 1,
    problem: undefined,
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: assign({ content: undefined }),
      on: {
        'view.open': { target: 'loading', actions: 'keepDocument' },
      },
    },
    loading: {
      tags: 'busy',
      on: {
        'view.open': { target: 'loading', reenter: true, actions: ['closeTab', 'keepDocument'] },
      },
      entry: [
        assign({ problem: undefined }),
        { type: 'prepareTab', params: ({ context }) => ({ kind: context.kind }) },
      ],
      invoke: {
        id: 'loadDocument',
        src: 'loadDocument',
        input: ({ context: { client, token, file } }) => ({ client, token, file }),
        onDone: [
          {
            guard: 'isPdf',
            target: 'closed',
            actions: { type: 'showInTab', params: ({ event }) => ({ content: event.output }) },
          },
          {
            guard: 'isImage',
            target: 'shown',
            actions: assign({ content: ({ event }) => event.output, zoom: 1 }),
          },
          {
            target: 'closed',
            actions: {
              type: 'saveFile',
              params: ({ context, event }) => ({ content: event.output, file: context.file }),
            },
          },
        ],
        onError: { target: 'failed', actions: ['closeTab', 'keepProblem'] },
      },
    },
    shown: {
      on: {
        'view.close': 'closed',
        'zoom.in': { actions: assign({ zoom: ({ context }) => zoomed(context.zoom, 'in') }) },
        'zoom.out': { actions: assign({ zoom: ({ context }) => zoomed(context.zoom, 'out') }) },
        'zoom.fit': { actions: assign({ zoom: 1 }) },
      },
    },
    failed: { on: { 'view.close': 'closed', 'load.retry': 'loading' } },
  },
});
