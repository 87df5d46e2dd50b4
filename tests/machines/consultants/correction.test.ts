import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import {
  type CorrectionEnd,
  type CorrectionSave,
  correctionMachine,
} from '../../../machines/consultants/correction.ts';
import type { Consultant } from '../../../machines/consultants/loadConsultants.ts';
import type { RecordCall } from '../../../machines/records/record.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { sampleConsultant } from '../sampleConsultant.ts';
import { waitFor } from '../waitFor.ts';

const consultant: Consultant = { ...sampleConsultant, phone: 'abc' };
const newer: Consultant = { ...consultant, office_name: 'Yeni Ofis', version: 4 };
const machine = correctionMachine.provide({
  actors: { saveCorrection: pendingCall(), loadStored: pendingCall() },
});
const outdated = refusal('updateUser', 409, 'outdated');
const input = { client: noClient, id: consultant.Id, consultant, newKey: () => 'k' };
const events: AnyEventObject[] = [
  ...['', 'abc', '0532'].map((value) => ({ type: 'field.change', field: 'phone', value })),
  { type: 'form.submit' },
  { type: 'dialog.close' },
  { type: 'dialog.dismiss' },
  { type: 'xstate.done.actor.saveCorrection' },
  { type: 'xstate.error.actor.saveCorrection', error: unreachable },
  { type: 'xstate.error.actor.saveCorrection', error: refusal('updateUser', 403) },
  { type: 'xstate.error.actor.saveCorrection', error: refusal('updateUser', 409, 'taken') },
  { type: 'xstate.error.actor.saveCorrection', error: refusal('updateUser', 500) },
  { type: 'xstate.error.actor.saveCorrection', error: outdated },
  { type: 'xstate.done.actor.loadStored', output: newer },
  { type: 'xstate.error.actor.loadStored', error: unreachable },
];
const walks = walk({
  events: () => events,
  position: ({ context: { fields, consultant, problem } }) => [
    fields.phone,
    consultant.version,
    problem?.kind,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

const submittedWith = (phone: string) =>
  steps.filter(
    ({ event, before }) =>
      event.type === 'form.submit' && before.matches('editing') && before.context.fields.phone === phone,
  );

test('an emptied field is not sent', () => {
  for (const { after, story } of submittedWith(''))
    expect(after.value, story).toEqual({ editing: 'incomplete' });
});

test('an unchanged form ends without a call', () => {
  for (const { after, story } of submittedWith('abc')) expect(after.value, story).toBe('closed');
});

test('a changed form is sent', () => {
  for (const { after, story } of submittedWith('0532')) expect(after.value, story).toBe('saving');
});

test('a failure keeps what was typed, and shows its reason until the form is sent again', () => {
  for (const { event, before, after, story } of steps) {
    if (after.matches('saving')) expect(after.context.problem, story).toBeUndefined();
    if (!event.type.startsWith('xstate.error')) continue;
    expect(after.context.fields, story).toBe(before.context.fields);
    expect(after.value, story).toEqual(event.error === outdated ? 'loadingStored' : { editing: 'failed' });
    if (after.matches('editing')) expect(after.context.problem?.kind, story).toBe(event.error.kind);
  }
});

test('the dialog is busy exactly during a call', () => {
  for (const { after, story } of steps)
    expect(after.hasTag('busy'), story).toBe(after.matches('saving') || after.matches('loadingStored'));
});

/** A correction whose calls the test answers. */
function correct() {
  const save = controlledCall<void, CorrectionSave>();
  const load = controlledCall<Consultant, RecordCall>();
  let keys = 0;
  const actor = createActor(
    correctionMachine.provide({ actors: { saveCorrection: save.logic, loadStored: load.logic } }),
    { input: { ...input, newKey: () => `key ${++keys}` } },
  ).start();
  const type = (value: string) => actor.send({ type: 'field.change', field: 'phone', value });
  const end = (): CorrectionEnd | undefined => actor.getSnapshot().output;
  return { actor, save, load, type, end };
}

test('a retry after a lost answer has the same key, a changed form another', async () => {
  const { actor, save, type } = correct();
  type('0532 111 22 33');
  actor.send({ type: 'form.submit' });
  await save.call(0).fail(unreachable);
  actor.send({ type: 'form.submit' });
  await save.call(1).fail(unreachable);
  type('0532 111 22 34');
  actor.send({ type: 'form.submit' });
  const [first, second, third] = save.calls.map(({ input: { key } }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('after a change elsewhere the typed phone stays, the rest is theirs, and saving writes over it', async () => {
  const { actor, save, load, type, end } = correct();
  type('0532 111 22 33');
  actor.send({ type: 'form.submit' });
  await save.call(0).fail(outdated);
  await load.call(0).succeed(newer);
  expect(actor.getSnapshot().matches({ editing: 'outdated' })).toBe(true);
  expect(actor.getSnapshot().context.fields).toEqual({ phone: '0532 111 22 33', office_name: 'Yeni Ofis' });
  actor.send({ type: 'form.submit' });
  expect(save.calls.map(({ input: { form } }) => form)).toEqual([
    { phone: '0532 111 22 33', version: 3 },
    { phone: '0532 111 22 33', version: 4 },
  ]);
  await save.call(1).succeed(undefined);
  expect(end()?.outcome).toBe('saved');
});

test('a correction that is given up ends with the record as last loaded', async () => {
  const { actor, save, load, type, end } = correct();
  type('0532');
  actor.send({ type: 'form.submit' });
  await save.call(0).fail(outdated);
  await load.call(0).succeed(newer);
  actor.send({ type: 'dialog.close' });
  expect(end()).toEqual({ outcome: 'closed', consultant: newer });
});

test('Escape closes an untouched form only, the button any', () => {
  const { actor, type, end } = correct();
  type('0532');
  actor.send({ type: 'dialog.dismiss' });
  expect(end()).toBeUndefined();
  type('abc');
  actor.send({ type: 'dialog.dismiss' });
  expect(end()?.outcome).toBe('closed');
});

test.each([
  ['a lost answer', unreachable],
  ['a failed server', refusal('updateUser', 500)],
])('%s leaves the stored record unknown', async (_, failure) => {
  const { actor, save, type } = correct();
  type('0532 111 22 33');
  actor.send({ type: 'form.submit' });
  await save.call(0).fail(failure);
  expect(actor.getSnapshot().context.outcome).toBe('unknown');
});

test('a stored record that cannot be loaded is unknown', async () => {
  const { actor, save, load, type } = correct();
  type('0532 111 22 33');
  actor.send({ type: 'form.submit' });
  await save.call(0).fail(outdated);
  await load.call(0).fail(unreachable);
  expect(actor.getSnapshot().context.outcome).toBe('unknown');
});

test('loading the stored record settles what a lost answer left unknown', async () => {
  const { actor, save, load, type } = correct();
  type('0532 111 22 33');
  actor.send({ type: 'form.submit' });
  await save.call(0).fail(unreachable);
  actor.send({ type: 'form.submit' });
  await save.call(1).fail(outdated);
  await load.call(0).succeed(newer);
  expect(actor.getSnapshot().context.outcome).toBe('closed');
});

test('a refusal leaves the stored record known', async () => {
  const { actor, save, type } = correct();
  type('0532 111 22 33');
  actor.send({ type: 'form.submit' });
  await save.call(0).fail(refusal('updateUser', 403));
  expect(actor.getSnapshot().context.outcome).toBe('closed');
});

test('a correction of unknown outcome ends as unknown when it is given up', async () => {
  const { actor, save, load, type, end } = correct();
  type('0532 111 22 33');
  actor.send({ type: 'form.submit' });
  await save.call(0).fail(outdated);
  await load.call(0).succeed(newer);
  actor.send({ type: 'form.submit' });
  await save.call(1).fail(refusal('updateUser', 500));
  actor.send({ type: 'dialog.close' });
  expect(end()).toEqual({ outcome: 'unknown', consultant: newer });
});

test('a correction is sent with its version and key', async () => {
  const { client, sent } = fakeServer();
  const actor = createActor(correctionMachine, { input: { ...input, client } }).start();
  actor.send({ type: 'field.change', field: 'phone', value: ' 0532 111 22 33 ' });
  actor.send({ type: 'form.submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PATCH', '/api/v1/users/74', { phone: '0532 111 22 33', version: '3' }],
  ]);
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('k');
});

test('leaving the page aborts a correction', async () => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: 'PATCH /api/v1/users/74' });
  const actor = createActor(correctionMachine, { input: { ...input, client } }).start();
  actor.send({ type: 'field.change', field: 'phone', value: '0532 111 22 33' });
  actor.send({ type: 'form.submit' });
  await expectAbortedBy(() => actor.stop());
});

test('the stored record is loaded by the call of the contract, which leaving the page aborts', async () => {
  const { client, expectAbortedBy } = fakeServer({
    answers: { updateUser: outdated },
    leavesOpen: 'GET /api/v1/users/74',
  });
  const actor = createActor(correctionMachine, { input: { ...input, client } }).start();
  actor.send({ type: 'field.change', field: 'phone', value: '0532 111 22 33' });
  actor.send({ type: 'form.submit' });
  await expectAbortedBy(() => actor.stop());
});
