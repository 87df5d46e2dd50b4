import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { isStepTyped, type PurchaseSide, purchaseMachine } from '../../../machines/land-requests/purchase.ts';
import type { PurchasePlan, StepFields, StepName } from '../../../rules/land-requests/purchaseStep.ts';
import { refusal, success, unreachable } from '../../contract/refusal.ts';
import { controlledCall, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { namedFile } from '../namedFile.ts';
import { walk } from '../paths.ts';

type Link = { client: ApiClient; side: PurchaseSide };
type Save = Link & { step: StepName; fields: StepFields; key: string; version: number };

const planOf = (example: string): PurchasePlan => Object(success('getPurchase', example).json);
const [opened, underWay] = [planOf('opened'), planOf('underWay')];
const closed: PurchasePlan = { ...underWay, status: 'closed' };
const [paper] = underWay.papers;
const outdated = refusal('changePurchaseStep', 409, 'outdated');
const wrongIban = refusal('changePurchaseStep', 400, 'wrongIban');
const missing = refusal('getPurchase', 404);
const wrongPaper = refusal('addPurchasePaper', 415, 'wrongPaper');
const file = namedFile('tapu.pdf');

const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'step.edit', step: 'visit' },
  { type: 'field.change', field: 'state', value: 'skipped' },
  { type: 'field.change', field: 'state', value: 'waiting' },
  { type: 'field.change', field: 'reason', value: 'Yeri biliyoruz' },
  { type: 'form.submit' },
  { type: 'dialog.close' },
  { type: 'dialog.dismiss' },
  { type: 'kind.choose', kind: 'title' },
  { type: 'paper.choose', file },
  { type: 'paper.choose', file: namedFile('tapu.exe') },
  { type: 'upload.progress', progress: { sent: 1, total: 2 } },
  { type: 'upload.stop' },
  { type: 'upload.retry' },
  { type: 'paper.remove', file: paper?.file ?? '' },
  { type: 'remove.confirm' },
  { type: 'xstate.done.actor.loadPlan', output: opened },
  { type: 'xstate.done.actor.loadPlan', output: closed },
  { type: 'xstate.error.actor.loadPlan', error: unreachable },
  { type: 'xstate.error.actor.loadPlan', error: missing },
  { type: 'xstate.done.actor.loadNewer', output: opened },
  { type: 'xstate.error.actor.loadNewer', error: unreachable },
  { type: 'xstate.done.actor.saveStep', output: opened },
  { type: 'xstate.error.actor.saveStep', error: unreachable },
  { type: 'xstate.error.actor.saveStep', error: outdated },
  { type: 'xstate.error.actor.saveStep', error: wrongIban },
  { type: 'xstate.done.actor.sendPaper', output: opened },
  { type: 'xstate.error.actor.sendPaper', error: unreachable },
  { type: 'xstate.error.actor.sendPaper', error: wrongPaper },
  { type: 'xstate.error.actor.sendPaper', error: missing },
  { type: 'xstate.done.actor.removePaper', output: opened },
  { type: 'xstate.error.actor.removePaper', error: unreachable },
  { type: 'xstate.error.actor.removePaper', error: missing },
];
const machine = purchaseMachine.provide({
  actors: {
    loadPlan: pendingCall(),
    saveStep: pendingCall(),
    sendPaper: pendingCall(),
    removePaper: pendingCall(),
  },
});
const input = { client: noClient, side: { id: 1201 }, newKey: () => 'k' };
const steps = testWalks(
  machine,
  walk({
    events: () => events,
    position: ({ context: { plan, fields, kind, fault, problem } }) => [
      plan?.status,
      [fields.state, fields.reason],
      [kind, fault],
      problem?.kind,
    ],
    create: (inspect) => createActor(machine, { input, inspect }),
  }),
);

test('a step is sent once it is complete and differs from the stored one', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'form.submit' || !before.matches('editing')) continue;
    const { state, reason } = before.context.fields;
    const isComplete = state === 'skipped' && reason !== '';
    const expected = !isStepTyped(before.context) ? 'resting' : isComplete ? 'saving' : 'editing';
    expect(after.matches(expected), story).toBe(true);
  }
});

test('a failure keeps what was typed, and says why', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'xstate.error.actor.saveStep' || !before.matches('saving')) continue;
    expect(after.context.fields, story).toBe(before.context.fields);
    expect(after.context.problem?.kind, story).toBe(event.error.kind);
    expect(after.matches(event.error === outdated ? 'reloading' : { editing: 'failed' }), story).toBe(true);
  }
});

test('only what is typed keeps the dialog open when it is dismissed', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'dialog.dismiss' || !before.matches('editing')) continue;
    const mayLeave = !isStepTyped(before.context) && !before.matches({ editing: 'failed' });
    expect(after.matches('resting'), story).toBe(mayLeave);
  }
});

test('a paper is sent with its kind, and nothing of a closed plan is', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'paper.choose' && before.matches('resting')) {
      const isSent = before.context.kind === 'title' && event.file === file;
      expect(after.matches('uploading'), story).toBe(isSent && before.context.plan?.status === 'open');
    }
    if (event.type === 'step.edit' && before.matches('resting'))
      expect(after.matches('editing'), story).toBe(before.context.plan?.status !== 'closed');
  }
});

test('each change here, and each one of a colleague, loads the history again', () => {
  for (const { event, before, after, story } of steps) {
    const isChange =
      (event.type.startsWith('xstate.done') && !before.matches('loading') && before.hasTag('busy')) === true;
    const isHeard = isChange && after !== before && after.value !== before.value;
    expect(after.context.changes - before.context.changes, story).toBe(isHeard ? 1 : 0);
  }
});

test('the owner edits no step', () => {
  const load = controlledCall<PurchasePlan, Link>();
  const actor = createActor(purchaseMachine.provide({ actors: { loadPlan: load.logic } }), {
    input: { ...input, side: { token: 'baglanti' } },
  }).start();
  return load
    .call(0)
    .succeed(opened)
    .then(() => {
      actor.send({ type: 'step.edit', step: 'visit' });
      expect(actor.getSnapshot().matches('resting')).toBe(true);
    });
});

test('after a lost answer the same key is sent again, and after a colleague the newer version', async () => {
  const load = controlledCall<PurchasePlan, Link>();
  const save = controlledCall<PurchasePlan, Save>();
  let keys = 0;
  const actor = createActor(
    purchaseMachine.provide({ actors: { loadPlan: load.logic, saveStep: save.logic } }),
    { input: { ...input, newKey: () => `key ${++keys}` } },
  ).start();
  await load.call(0).succeed(opened);
  actor.send({ type: 'step.edit', step: 'papers' });
  actor.send({ type: 'field.change', field: 'state', value: 'done' });
  actor.send({ type: 'form.submit' });
  await save.call(0).fail(unreachable);
  actor.send({ type: 'form.submit' });
  await save.call(1).fail(outdated);
  await load.call(1).succeed({ ...opened, version: 2 });
  expect(actor.getSnapshot().matches({ editing: 'outdated' })).toBe(true);
  actor.send({ type: 'form.submit' });
  const [first, second, third] = save.calls.map((call) => call.input);
  expect(second?.key).toBe(first?.key);
  expect(third?.key).not.toBe(first?.key);
  expect([first, second, third].map((one) => one?.version)).toEqual([1, 1, 2]);
  expect(third?.fields.state).toBe('done');
});
