import { describe, expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type AdminFormEnd, type AdminSave, adminFormMachine } from '../../../machines/account/adminForm.ts';
import { createProvenCallMachine } from '../../../machines/account/provenCall.ts';
import { type Problem, toProblem } from '../../../machines/page/problem.ts';
import type { Admin } from '../../../rules/account/team.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const stored: Admin = {
  id: 76,
  name: 'Ece Tan',
  email: 'ece@ofis.com',
  state: 'active',
  self: false,
  second_factor: false,
  version: 3,
};
const digest = (password: string) => `digest of ${password}`;
const machine = adminFormMachine.provide({
  actors: { saveAdmin: createProvenCallMachine<AdminSave, void>(() => new Promise(() => undefined)) },
});
const taken = refusal('addAdmin', 409, 'taken');
const outdated = refusal('renameAdmin', 409);
const input = { client: noClient, newKey: () => 'k', admin: undefined, digest };
const problems = [unreachable, taken, outdated, refusal('addAdmin', 500)].map(toProblem);
const end = (outcome: 'dismissed' | 'done' | 'failed', problem?: Problem) => ({
  type: 'xstate.done.actor.saveAdmin',
  output: { outcome, answer: undefined, problem },
});
const events: AnyEventObject[] = [
  ...['', 'Ece'].map((value) => ({ type: 'field.change', field: 'name', value })),
  ...['', 'ece', 'ece@ofis.com'].map((value) => ({ type: 'field.change', field: 'email', value })),
  { type: 'form.submit' },
  { type: 'dialog.close' },
  { type: 'dialog.dismiss' },
  end('done'),
  end('dismissed'),
  ...problems.map((problem) => end('failed', problem)),
];
const walksOf = (admin: Admin | undefined) =>
  walk({
    events: () => events,
    position: ({ context: { fields, problem, outcome } }) => [
      fields.name,
      fields.email,
      problem?.kind,
      outcome,
    ],
    create: (inspect) => createActor(machine, { input: { ...input, admin }, inspect }),
  });
const walks = walksOf(undefined);
const renames = walksOf(stored);
const steps = stepsOf(walks);
testWalks(machine, [...walks, ...renames]);

test('a new admin is sent only with a name and a valid email address', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'form.submit' || !before.matches('editing')) continue;
    const { name, email } = before.context.fields;
    const isComplete = name === 'Ece' && email === 'ece@ofis.com';
    expect(after.value, story).toEqual(isComplete ? 'saving' : { editing: 'incomplete' });
  }
});

test.each([
  ['unchanged', stored.name, 'closed'],
  ['emptied', '', { editing: 'incomplete' }],
  ['changed', 'Ece', 'saving'],
])('submitting a stored name that is %s (%j) leads to %j', (_, name, value) => {
  const tries = stepsOf(renames).filter(
    ({ event, before }) =>
      event.type === 'form.submit' &&
      before.matches('editing') &&
      before.context.fields.name === name &&
      before.context.fields.email === stored.email,
  );
  expect(tries).not.toEqual([]);
  for (const { after, story } of tries) expect(after.value, story).toEqual(value);
});

const failures = steps.filter(({ event }) => event.output?.outcome === 'failed');

test('a failure keeps what was typed', () => {
  for (const { before, after, story } of failures)
    expect(after.context.fields, story).toBe(before.context.fields);
});

test('a failure leads back to the form, one by an outdated record ends it', () => {
  for (const { event, after, story } of failures)
    expect(after.value, story).toEqual(
      'version' in event.output.problem.fields ? 'overtaken' : { editing: 'failed' },
    );
});

test('closing the dialog that asks for the password leads back to what was typed', () => {
  const dismissed = steps.filter(({ event }) => event.output?.outcome === 'dismissed');
  expect(dismissed).not.toEqual([]);
  for (const { before, after, story } of dismissed) {
    expect(after.value, story).toEqual({ editing: 'fresh' });
    expect(after.context.fields, story).toBe(before.context.fields);
  }
});

test('the reason of a failure is shown until the form is sent again', () => {
  for (const { event, after, story } of failures)
    expect(after.context.problem, story).toBe(event.output.problem);
  for (const { after, story } of steps)
    if (after.matches('saving')) expect(after.context.problem, story).toBeUndefined();
});

test('the refusal of an address stands beside it until it is changed', () => {
  for (const { event, before, after, story } of steps) {
    if (event.output?.problem?.fields.email)
      expect(after.context.problem?.fields, story).toHaveProperty('email');
    if (event.type === 'field.change' && event.field === 'email' && before.matches('editing'))
      expect(after.context.problem?.fields.email, story).toBeUndefined();
  }
});

test('the form is busy exactly during the call', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('saving'));
});

test('Escape closes an untouched form only, the button any', () => {
  for (const { event, before, after, story } of steps) {
    if (!before.matches('editing')) continue;
    const { name, email } = before.context.fields;
    if (event.type === 'dialog.close') expect(after.value, story).toBe('closed');
    if (event.type === 'dialog.dismiss')
      expect(after.matches('closed'), story).toBe(name === '' && email === '');
  }
});

type ProvenSave = { call: AdminSave; proof: { current_password?: string } };

/** A submitted form whose calls the test answers. */
function submitForm() {
  const save = controlledCall<void, ProvenSave>();
  let keys = 0;
  const saveAdmin = createProvenCallMachine<AdminSave, void>(async () => undefined).provide({
    actors: { makeCall: save.logic },
  });
  const actor = createActor(adminFormMachine.provide({ actors: { saveAdmin } }), {
    input: { ...input, newKey: () => `key ${++keys}` },
  }).start();
  const type = (field: 'name' | 'email', value: string) => actor.send({ type: 'field.change', field, value });
  type('name', 'Ece Tan');
  type('email', 'ece@ofis.com');
  actor.send({ type: 'form.submit' });
  const end = (): AdminFormEnd | undefined => actor.getSnapshot().output;
  return { actor, save, type, end };
}

test('a retry after a lost answer has the same key, a changed form another', async () => {
  const { actor, save, type } = submitForm();
  await save.call(0).fail(unreachable);
  actor.send({ type: 'form.submit' });
  await save.call(1).fail(unreachable);
  type('email', 'ece.tan@ofis.com');
  actor.send({ type: 'form.submit' });
  const [first, second, third] = save.calls.map(({ input }) => input.call.key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('the current password is asked for over the form, and sent under the same key', async () => {
  const { actor, save, end } = submitForm();
  await save.call(0).fail(refusal('addAdmin', 400, 'currentPassword'));
  const { saveAdmin } = actor.getSnapshot().children;
  expect(saveAdmin?.getSnapshot().value).toEqual({ proving: 'fresh' });
  saveAdmin?.send({ type: 'currentPassword.change', value: 'Zeytin.61' });
  saveAdmin?.send({ type: 'form.submit' });
  expect(save.call(1).input).toEqual({
    call: save.call(0).input.call,
    proof: { current_password: digest('Zeytin.61') },
  });
  await save.call(1).succeed(undefined);
  expect(end()?.outcome).toBe('saved');
});

test.each([
  ['lost', unreachable, 'unknown'],
  ['failed', refusal('addAdmin', 500), 'unknown'],
  ['refused', taken, 'closed'],
])('a form that is closed after a %s answer says what is known', async (_, error, outcome) => {
  const { actor, save, end } = submitForm();
  await save.call(0).fail(error);
  actor.send({ type: 'dialog.close' });
  expect(end()?.outcome).toBe(outcome);
});

test('a name that another admin has changed meanwhile ends the form with the reason', async () => {
  const { save, end } = submitForm();
  await save.call(0).fail(outdated);
  expect(end()).toMatchObject({ outcome: 'overtaken', problem: { fields: { version: expect.any(String) } } });
});

test('a saved form ends with what was typed', async () => {
  const { save, end } = submitForm();
  await save.call(0).succeed(undefined);
  expect(end()).toMatchObject({ outcome: 'saved', fields: { name: 'Ece Tan', email: 'ece@ofis.com' } });
});

const key = '5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11';

/** A form with spaces around its fields, whose call gets no answer. */
function submitSpacedForm(admin: Admin | undefined, call: string) {
  const { client, ...server } = fakeServer({ leavesOpen: call });
  const actor = createActor(adminFormMachine, {
    input: { client, newKey: () => key, admin, digest },
  }).start();
  actor.send({ type: 'field.change', field: 'name', value: ' Ece Su ' });
  actor.send({ type: 'field.change', field: 'email', value: ' ece@ofis.com ' });
  actor.send({ type: 'form.submit' });
  return { actor, ...server };
}

describe.each([
  ['a new admin', undefined, 'POST /api/v1/team', { name: 'Ece Su', email: 'ece@ofis.com' }],
  ['a stored name', stored, 'PATCH /api/v1/team/76', { name: 'Ece Su', version: 3 }],
])('%s', (_, admin, call, body) => {
  test('is saved by its call of the contract, without the spaces around it', async () => {
    const { actor, openCall, sent } = submitSpacedForm(admin, call);
    await openCall();
    actor.stop();
    expect(sent.map((one) => one.body)).toEqual([body]);
  });

  test('is no longer saved once the page is left', async () => {
    const { actor, expectAbortedBy } = submitSpacedForm(admin, call);
    await expectAbortedBy(() => actor.stop());
  });
});

test('only a new admin is saved under an idempotency key', async () => {
  const keyOf = async (admin: Admin | undefined, call: string) => {
    const { actor, openCall } = submitSpacedForm(admin, call);
    const { headers } = await openCall();
    actor.stop();
    return headers.get('Idempotency-Key');
  };
  expect(await keyOf(undefined, 'POST /api/v1/team')).toBe(key);
  expect(await keyOf(stored, 'PATCH /api/v1/team/76')).toBeNull();
});
