import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { documentPreviewMachine } from '../../../machines/page/documentPreview.ts';
import { toProblem } from '../../../machines/page/problem.ts';
import { refusal } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const content = new Blob(['%PDF-']);
const failure = refusal('getFile', 500);
const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'xstate.done.actor.loadDocument', output: content },
  { type: 'xstate.error.actor.loadDocument', error: failure },
];
const machine = documentPreviewMachine.provide({ actors: { loadDocument: pendingCall() } });
const walks = walk({
  events: () => events,
  position: () => undefined,
  create: (inspect) => createActor(machine, { input: { client: noClient, file: 'levha.pdf' }, inspect }),
});
const steps = testWalks(machine, walks, ['documentPreview.shown']);

test('a document is shown once it has loaded, and a failure says why until it loads again', () => {
  for (const { after, story } of steps) {
    expect(after.hasTag('busy'), story).toBe(after.matches('loading'));
    expect(after.context.content, story).toBe(after.matches('shown') ? content : undefined);
    const isFailed = after.matches('failed');
    expect(after.context.problem, story).toEqual(isFailed ? toProblem(failure) : undefined);
  }
});

test('leaving the page aborts the call', async () => {
  const { client, expectAbortedBy } = fakeServer({
    answers: {},
    leavesOpen: 'GET /api/v1/users/docs/levha.pdf',
  });
  const preview = createActor(documentPreviewMachine, { input: { client, file: 'levha.pdf' } }).start();
  await expectAbortedBy(() => preview.stop());
});
