import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, waitFor } from 'xstate';
import type { OutboxMessage } from '../../../machines/messages/loadMessages.ts';
import { resendMachine } from '../../../machines/messages/resend.ts';
import { refusal } from '../../contract/refusal.ts';
import { noClient, silent, wire } from '../calls.ts';
import { expectWalked } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const message: OutboxMessage = {
  id: 902,
  tarih: '2026-01-05T09:00:00.000Z',
  kind: 'resetLink',
  recipient: 'zeynep@ofis.com',
  subject: 'Şifre sıfırlama bağlantınız',
  body: 'Sayın Zeynep Kaya',
  state: 'failed',
  attempts: 3,
  last_error: 'Connection timeout',
};
const failures = [
  refusal('resendMessage', 409),
  refusal('resendMessage', 404),
  refusal('resendMessage', 500),
];
const events: AnyEventObject[] = [
  { type: 'resend.ask', message },
  { type: 'resend.ask', message: { ...message, id: 903 } },
  { type: 'action.confirm' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.sendMessage', output: undefined },
  ...failures.map((error) => ({ type: 'xstate.error.actor.sendMessage', error })),
];
const machine = resendMachine.provide({ actors: { sendMessage: silent() } });
const input = { client: noClient };
const walks = walk({
  machine,
  input,
  events: () => events,
  position: ({ context }) => [context.message?.id, context.problem?.kind],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = stepsOf(walks);

test('every state and transition of resending is reached, and every state left', () => {
  expectWalked(machine, walks);
});

test('a message is confirmed before it is sent again', () => {
  for (const { event, before, after, story } of steps) {
    const asked = event.type === 'resend.ask';
    expect(after.matches('confirming'), story).toBe(asked);
    expect(after.context.message, story).toBe(asked ? event.message : before.context.message);
    const mayGo = before.matches('confirming') || before.matches('failed');
    expect(after.matches('sending'), story).toBe(mayGo && event.type === 'action.confirm');
    expect(after.hasTag('busy'), story).toBe(after.matches('sending'));
    expect(after.can({ type: 'dialog.close' }), story).toBe(!after.matches('idle') && !after.hasTag('busy'));
  }
});

test('a refused message cannot be retried, a failed one can, and the list is reloaded when it is outdated', () => {
  for (const { event, after, actions, story } of steps) {
    const done = event.type === 'xstate.done.actor.sendMessage';
    const failed = event.type === 'xstate.error.actor.sendMessage';
    const kind = failed ? event.error.kind : undefined;
    expect(after.matches('sent'), story).toBe(done);
    expect(after.matches('refused'), story).toBe(kind === 'conflict' || kind === 'missing');
    expect(after.matches('failed'), story).toBe(kind === 'failed');
    expect(after.context.problem?.kind, story).toBe(kind);
    expect(
      actions.some(({ type }) => type === 'reloadList'),
      story,
    ).toBe(done || after.matches('refused'));
  }
});

test('two quick confirmations send once, and leaving the page aborts the call', async () => {
  const { client, sent, openCall } = wire({ leavesOpen: 'POST /api/v1/outbox/902/resend' });
  const resend = createActor(resendMachine, { input: { client } }).start();
  resend.send({ type: 'resend.ask', message });
  resend.send({ type: 'action.confirm' });
  resend.send({ type: 'action.confirm' });
  const { signal } = await openCall();
  expect(sent).toHaveLength(1);
  resend.stop();
  expect(signal.aborted).toBe(true);
});

test('a success is shown', async () => {
  const { client } = wire({ body: { status: 'success' } });
  const resend = createActor(resendMachine, { input: { client } }).start();
  resend.send({ type: 'resend.ask', message });
  resend.send({ type: 'action.confirm' });
  await waitFor(resend, (snapshot) => snapshot.matches('sent'));
});
