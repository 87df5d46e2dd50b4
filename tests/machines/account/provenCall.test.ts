import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { createProvenCallMachine } from '../../../machines/account/provenCall.ts';
import { toProblem } from '../../../machines/page/problem.ts';
import { mayBeRepeated } from '../../../machines/page/saveFailure.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const needed = refusal('beginSecondFactor', 400, 'currentPassword');
const wrong = refusal('beginSecondFactor', 400, 'wrongPassword');
const taken = refusal('addAdmin', 409, 'taken');
const input = { call: 'reset', digest: (password: string) => `digest of ${password}` };
const machine = createProvenCallMachine<string, string>(async () => 'answer').provide({
  actors: { makeCall: pendingCall() },
});
const events: AnyEventObject[] = [
  { type: 'currentPassword.change', value: '' },
  { type: 'currentPassword.change', value: 'gizli' },
  { type: 'password.toggle' },
  { type: 'form.submit' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.makeCall', output: 'answer' },
  ...[needed, wrong, unreachable, taken].map((error) => ({ type: 'xstate.error.actor.makeCall', error })),
];
const walks = walk({
  events: () => events,
  position: ({ context: { currentPassword, problem } }) => [currentPassword !== '', problem?.kind],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('the call ends with its answer, its failure, or without either when the dialog is closed', () => {
  for (const { event, before, after, story } of steps) {
    const isAnswered = before.matches('calling') && event.type === 'xstate.done.actor.makeCall';
    const isTyped = before.context.currentPassword !== '';
    const isFailed =
      before.matches('calling') && (event.error === taken || (event.error === unreachable && !isTyped));
    const isClosed = before.matches('proving') && event.type === 'dialog.close';
    expect(after.status === 'done', story).toBe(isAnswered || isFailed || isClosed);
    if (isAnswered) expect(after.output, story).toMatchObject({ outcome: 'done', answer: 'answer' });
    if (isFailed)
      expect(after.output, story).toMatchObject({ outcome: 'failed', problem: toProblem(event.error) });
    if (isClosed) {
      // after a lost answer nobody knows whether the call has succeeded
      const isUnknown = before.context.problem && mayBeRepeated(before.context.problem);
      expect(after.output, story).toMatchObject({
        outcome: isUnknown ? 'failed' : 'dismissed',
        answer: undefined,
      });
    }
  }
});

test('the server asks for the password, and a wrong one stays with its reason until it is changed', () => {
  for (const { event, before, after, story } of steps) {
    if (before.matches('calling') && (event.error === needed || event.error === wrong)) {
      const isTyped = before.context.currentPassword !== '';
      expect(after.value, story).toEqual({ proving: isTyped ? 'refused' : 'fresh' });
      expect(after.context.problem?.fields, story).toEqual(isTyped ? event.error.fields : undefined);
    }
    if (before.matches('proving') && event.type === 'form.submit')
      expect(after.value, story).toEqual(
        before.context.currentPassword === '' ? { proving: 'missing' } : 'calling',
      );
    if (event.type !== 'currentPassword.change')
      expect(after.context.currentPassword, story).toBe(before.context.currentPassword);
  }
});

test('a lost answer keeps the dialog and the password, and stays shown until the call is tried again', () => {
  const lost = steps.filter(
    ({ event, before }) =>
      before.matches('calling') && event.error === unreachable && before.context.currentPassword !== '',
  );
  expect(lost).not.toEqual([]);
  for (const { after, story } of lost) {
    expect(after.value, story).toEqual({ proving: 'fresh' });
    expect(after.context.problem, story).toEqual(toProblem(unreachable));
  }
  for (const { event, before, after, story } of steps) {
    if (before.matches('proving') && event.type === 'currentPassword.change')
      expect(after.context.problem?.kind, story).toBe(
        before.context.problem?.kind === 'unreachable' ? 'unreachable' : undefined,
      );
    if (after.matches('calling')) expect(after.context.problem, story).toBeUndefined();
  }
});

test('the password is sent as its digest, and only once the server has asked for it', async () => {
  const proofs: object[] = [];
  const call = createActor(
    createProvenCallMachine<string, string>(async (_, proof) => {
      proofs.push(proof);
      if (proofs.length === 1) throw needed;
      return 'answer';
    }),
    { input },
  ).start();
  await waitFor(call, (snapshot) => snapshot.matches('proving'));
  call.send({ type: 'currentPassword.change', value: ' gizli ' });
  call.send({ type: 'form.submit' });
  await waitFor(call, (snapshot) => snapshot.status === 'done');
  expect(proofs).toEqual([{}, { current_password: 'digest of  gizli ' }]);
});
