import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type Import, type ImportRow, importMachine, isRunning } from '../../../machines/imports/import.ts';
import { refusal, success, unreachable } from '../../contract/refusal.ts';
import { noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const counts = { total: 3, unchecked: 0, ready: 2, duplicate: 0, refused: 1, made: 0, undone: 0, kept: 0 };
const inState = (state: Import['state']): Import => ({
  id: 8,
  kind: 'landRequests',
  file_name: 'arsalar.csv',
  state,
  tarih: '2026-11-20T09:00:00.000Z',
  by: 'Deniz Kaya',
  counts,
  stalled: false,
  columns: [{ heading: 'Ad Soyad', samples: ['Ayşe Yılmaz'] }],
  mapping: [{ field: 'name', column: 0 }],
  takes_duplicates: false,
});
const rows: ImportRow[] = [];
const { columns: _, mapping: _mapping, takes_duplicates: _taken, ...summary } = inState('made');
const table = new File(['Ad\nAyşe'], 'arsalar.csv', { type: 'text/csv' });
const picture = new File(['x'], 'tarla.png', { type: 'image/png' });
const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const failed = (actor: string, error: unknown) => ({ type: `xstate.error.actor.${actor}`, error });
const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'kind.choose', kind: 'ads' },
  // the walk tells events apart by their text, in which a file is nothing
  ...[table, picture].map((file) => ({ type: 'file.choose', file, name: file.name })),
  { type: 'file.remove' },
  { type: 'file.send' },
  { type: 'upload.progress', progress: { loaded: 1, total: 2 } },
  { type: 'upload.stop' },
  { type: 'import.open', id: 8 },
  { type: 'import.close' },
  { type: 'field.fill', field: 'name', column: undefined, value: 'Ayşe Yılmaz' },
  { type: 'field.fill', field: 'name', column: undefined, value: undefined },
  { type: 'mapping.check' },
  { type: 'mapping.change' },
  { type: 'rows.show', state: 'ready', page: 0 },
  { type: 'consent.change', consent: true },
  { type: 'duplicates.change', takesDuplicates: true },
  { type: 'import.start' },
  { type: 'undo.ask' },
  { type: 'undo.confirm' },
  { type: 'dialog.close' },
  { type: 'xstate.after.pollDelay.import.following' },
  done('loadImports', [summary]),
  failed('loadImports', unreachable),
  done('sendFile', 8),
  failed('sendFile', refusal('createImport', 400, 'noRows')),
  ...(['mapping', 'checking', 'checked'] as const).map((state) =>
    done('loadImport', { found: inState(state), rows }),
  ),
  failed('loadImport', unreachable),
  ...(['checkRows', 'startImport', 'undoImport'] as const).flatMap((actor) => [
    done(actor, success('undoImport').json),
    failed(actor, unreachable),
  ]),
];
const machine = importMachine.provide({
  actors: {
    loadImports: pendingCall(),
    sendFile: pendingCall(),
    loadImport: pendingCall(),
    checkRows: pendingCall(),
    startImport: pendingCall(),
    undoImport: pendingCall(),
  },
});
const walks = walk({
  events: () => events,
  position: ({ context: { file, problem } }) => [file?.name, problem?.kind],
  create: (inspect) => createActor(machine, { input: { client: noClient }, inspect }),
});
const steps = testWalks(machine, walks);

test('an import that the server works on is loaded again, and no other', () => {
  for (const { after, story } of steps) {
    const { found } = after.context;
    if (after.matches('following')) expect(found && isRunning(found), story).toBe(true);
    if (after.matches('shown') || after.matches('mapping'))
      expect(found && isRunning(found), story).toBe(false);
  }
});

test('nothing is made or taken back without a press that says so', () => {
  for (const { event, before, after, story } of steps) {
    if (after.matches('starting') && !before.matches('starting'))
      expect(event.type, story).toBe('import.start');
    if (after.matches('undoing') && !before.matches('undoing'))
      expect(event.type, story).toBe('undo.confirm');
  }
});

test('what was chosen stays when a call fails', () => {
  for (const { event, before, after, story } of steps) {
    if (!event.type.startsWith('xstate.error')) continue;
    const { file, mapping, consent } = before.context;
    expect(after.context, story).toMatchObject({ mapping, consent });
    expect(after.context.file, story).toBe(file);
  }
});
