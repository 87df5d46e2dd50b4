import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type DocumentViewInput, documentViewMachine } from '../../../machines/page/documentView.ts';
import { refusal } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const content = new Blob(['%PDF-']);
const title = 'Vergi levhası';
const input = { client: noClient };
const events = (file: string): AnyEventObject[] => [
  { type: 'view.open', file, title },
  { type: 'view.close' },
  { type: 'load.retry' },
  { type: 'zoom.in' },
  { type: 'zoom.out' },
  { type: 'zoom.fit' },
  { type: 'xstate.done.actor.loadDocument', output: content },
  { type: 'xstate.error.actor.loadDocument', error: refusal('getFile', 404) },
];
const machine = documentViewMachine.provide({ actors: { loadDocument: pendingCall() } });
const walksOf = (file: string) =>
  walk({
    events: () => events(file),
    position: ({ context }) => context.zoom,
    create: (inspect) => createActor(machine, { input, inspect }),
  });
const walks = ['levha.pdf', 'levha.jpg', 'levha.docx'].flatMap(walksOf);
const steps = testWalks(machine, walks);

test('the page is busy exactly while the document loads', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('loading'));
});

test('the tab is opened with the click, before the document has loaded', () => {
  for (const { before, event, after, actions, story } of steps) {
    const starts = after.matches('loading') && (event.type === 'view.open' || !before.matches('loading'));
    expect(
      actions.filter(({ type }) => type === 'prepareTab').map(({ params }) => params),
      story,
    ).toEqual(starts ? [{ kind: after.context.kind }] : []);
    if (starts) expect(after.context.problem, story).toBeUndefined();
  }
});

test('a PDF opens in the tab, an image in the popup, and anything else is downloaded', () => {
  for (const { event, after, actions, story } of steps) {
    if (event.type !== 'xstate.done.actor.loadDocument') continue;
    const { kind, file } = after.context;
    expect(after.value, story).toBe(kind === 'image' ? 'shown' : 'closed');
    expect(after.context.content, story).toBe(kind === 'image' ? content : undefined);
    const outcomes = actions.filter(({ type }) => ['showInTab', 'saveFile'].includes(type));
    const expected = {
      pdf: [{ type: 'showInTab', params: { content } }],
      image: [],
      other: [{ type: 'saveFile', params: { content, file } }],
    };
    expect(outcomes, story).toEqual(expected[kind]);
  }
});

test('a failure closes the tab, shows the reason, and can be retried', () => {
  for (const { event, before, after, actions, story } of steps) {
    if (event.type === 'xstate.error.actor.loadDocument') {
      expect(after.value, story).toBe('failed');
      expect(after.context.problem?.kind, story).toBe('missing');
      expect(
        actions.map(({ type }) => type),
        story,
      ).toContain('closeTab');
    }
    if (event.type === 'load.retry')
      expect([before.value, after.value], story).toEqual(['failed', 'loading']);
  }
});

const sizes = [1, 1.5, 2, 3, 4];
test('an image opens fitted to the screen, is zoomed by steps, and is discarded on closing', () => {
  for (const { event, before, after, story } of steps) {
    const at = sizes.indexOf(before.context.zoom);
    if (event.type === 'zoom.in') expect(after.context.zoom, story).toBe(sizes[at + 1] ?? 4);
    if (event.type === 'zoom.out') expect(after.context.zoom, story).toBe(sizes[at - 1] ?? 1);
    if (event.type === 'zoom.fit') expect(after.context.zoom, story).toBe(1);
    if (after.matches('closed')) expect(after.context.content, story).toBeUndefined();
    if (after.matches('shown') && !before.matches('shown')) expect(after.context.zoom, story).toBe(1);
  }
  const zooms = new Set(steps.map(({ after }) => after.context.zoom));
  expect([...zooms].sort()).toEqual(sizes);
});

test('opening another document aborts the current load and closes its tab', () => {
  const load = controlledCall<Blob, DocumentViewInput & { file: string }>();
  const tabs: string[] = [];
  const view = createActor(
    documentViewMachine.provide({
      actors: { loadDocument: load.logic },
      actions: {
        prepareTab: (_, { kind }) => void tabs.push(`prepared for ${kind}`),
        closeTab: () => void tabs.push('closed'),
      },
    }),
    { input },
  ).start();
  view.send({ type: 'view.open', file: 'levha.pdf', title });
  view.send({ type: 'view.open', file: 'belge.jpg', title: 'Sertifika' });
  expect(tabs).toEqual(['prepared for pdf', 'closed', 'prepared for image']);
  expect([0, 1].map((index) => load.call(index).input.file)).toEqual(['levha.pdf', 'belge.jpg']);
  expect(load.call(0).signal.aborted).toBe(true);
  expect(view.getSnapshot().context).toMatchObject({ file: 'belge.jpg', title: 'Sertifika', kind: 'image' });
});

test('the document is loaded by the call of the contract, unparsed', async () => {
  const { client, sent } = fakeServer();
  const view = createActor(documentViewMachine, { input: { client } }).start();
  view.send({ type: 'view.open', file: 'levha.jpg', title });
  const { context } = await waitFor(view, (snapshot) => snapshot.matches('shown'));
  expect(sent.map(({ method, path }) => [method, path])).toEqual([['GET', '/api/v1/users/docs/levha.jpg']]);
  expect(await context.content?.text()).toBe('the file of /api/v1/users/docs/levha.jpg');
});
