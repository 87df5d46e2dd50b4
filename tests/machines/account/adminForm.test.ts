import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type AdminFormEnd, type AdminSave, adminFormMachine } from '../../../machines/account/adminForm.ts';
import type { Admin } from '../../../rules/account/team.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const stored: Admin = {
  id: 76,
  name: 'Ece Tan',
  email: 'ece@ofis.com',
  state: 'active',
  self: false,
  version: 3,
};
const machine = adminFormMachine.provide({ actors: { saveAdmin: pendingCall() } });
const taken = refusal('addAdmin', 409, 'taken');
const outdated = refusal('renameAdmin', 409);
const input = { client: noClient, newKey: () => 'k', admin: undefined };
const events: AnyEventObject[] = [
  ...['', 'Ece'].map((value) => ({ type: 'field.change', field: 'name', value })),
  ...['', 'ece', 'ece@ofis.com'].map((value) => ({ type: 'field.change', field: 'email', value })),
  { type: 'form.submit' },
  { type: 'dialog.close' },
  { type: 'dialog.dismiss' },
  { type: 'xstate.done.actor.saveAdmin' },
  { type: 'xstate.error.actor.saveAdmin', error: unreachable },
  { type: 'xstate.error.actor.saveAdmin', error: taken },
  { type: 'xstate.error.actor.saveAdmin', error: outdated },
  { type: 'xstate.error.actor.saveAdmin', error: refusal('addAdmin', 500) },
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

test('a stored name that is unchanged ends without a call, an emptied one is not sent', () => {
  for (const { event, before, after, story } of stepsOf(renames)) {
    if (event.type !== 'form.submit' || !before.matches('editing')) continue;
    const { name, email } = before.context.fields;
    const isUnchanged = name === stored.name && email === stored.email;
    const next = isUnchanged ? 'closed' : 'saving';
    expect(after.value, story).toEqual(name === '' ? { editing: 'incomplete' } : next);
  }
});

test('a failure keeps what was typed, and shows its reason until the form is sent again', () => {
  for (const { event, before, after, story } of steps) {
    if (after.matches('saving')) expect(after.context.problem, story).toBeUndefined();
    if (!event.type.startsWith('xstate.error')) continue;
    expect(after.context.fields, story).toBe(before.context.fields);
    expect(after.value, story).toEqual(event.error === outdated ? 'overtaken' : { editing: 'failed' });
    expect(after.context.problem?.kind, story).toBe(event.error.kind);
  }
});

test('the refusal of an address stands beside it until it is changed', () => {
  for (const { event, before, after, story } of steps) {
    if (event.error === taken) expect(after.context.problem?.fields, story).toHaveProperty('email');
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

/** A form whose calls the test answers. */
function fillIn() {
  const save = controlledCall<void, AdminSave>();
  let keys = 0;
  const actor = createActor(adminFormMachine.provide({ actors: { saveAdmin: save.logic } }), {
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
  const { actor, save, type } = fillIn();
  await save.call(0).fail(unreachable);
  actor.send({ type: 'form.submit' });
  await save.call(1).fail(unreachable);
  type('email', 'ece.tan@ofis.com');
  actor.send({ type: 'form.submit' });
  const [first, second, third] = save.calls.map(({ input: { key } }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  ['lost', unreachable, 'unknown'],
  ['failed', refusal('addAdmin', 500), 'unknown'],
  ['refused', taken, 'closed'],
])('a form that is closed after a %s answer says what is known', async (_, error, outcome) => {
  const { actor, save, end } = fillIn();
  await save.call(0).fail(error);
  actor.send({ type: 'dialog.close' });
  expect(end()?.outcome).toBe(outcome);
});

test('a name that another admin has changed meanwhile ends the form with the reason', async () => {
  const { save, end } = fillIn();
  await save.call(0).fail(outdated);
  expect(end()).toMatchObject({ outcome: 'overtaken', problem: { fields: { version: expect.any(String) } } });
});

test('a saved form ends with what was typed', async () => {
  const { save, end } = fillIn();
  await save.call(0).succeed(undefined);
  expect(end()).toMatchObject({ outcome: 'saved', fields: { name: 'Ece Tan', email: 'ece@ofis.com' } });
});

test.each([
  [undefined, 'POST /api/v1/team', { name: 'Ece Su', email: 'ece@ofis.com' }],
  [stored, 'PATCH /api/v1/team/76', { name: 'Ece Su', version: 3 }],
])(
  'it is saved trimmed by the call of the contract, which leaving the page aborts',
  async (admin, call, body) => {
    const { client, sent, expectAbortedBy } = fakeServer({ leavesOpen: call });
    const newKey = () => '5b0c9a52-6f0e-4c39-9a52-0f4a6a3d2c11';
    const actor = createActor(adminFormMachine, { input: { client, newKey, admin } }).start();
    actor.send({ type: 'field.change', field: 'name', value: ' Ece Su ' });
    actor.send({ type: 'field.change', field: 'email', value: ' ece@ofis.com ' });
    actor.send({ type: 'form.submit' });
    await expectAbortedBy(() => actor.stop());
    expect(sent.map((one) => one.body)).toEqual([body]);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(admin ? null : newKey());
  },
);
