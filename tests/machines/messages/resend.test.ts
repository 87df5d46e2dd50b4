import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import type { OutboxMessage } from '../../../machines/messages/loadMessages.ts';
import { resendMachine, resendRow } from '../../../machines/messages/resend.ts';
import { toProblem } from '../../../machines/page/problem.ts';
import { refusal } from '../../contract/refusal.ts';
import { fakeServer, noClient } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

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
const problem = toProblem(refusal('resendMessage', 409));
const events: AnyEventObject[] = [
  { type: 'resend.ask', message },
  { type: 'resend.ask', message: { ...message, id: 903 } },
  { type: 'dialog.close' },
  ...(['dismissed', 'saved', 'overtaken'] as const).map((outcome) => ({
    type: 'xstate.done.actor.recordMove',
    output: { outcome, problem },
  })),
];
const newKey = () => 'k';
const input = { client: noClient, newKey };
const walks = walk({
  events: () => events,
  position: ({ context }) => [context.message?.id],
  create: (inspect) => createActor(resendMachine, { input, inspect }),
});
const steps = testWalks(resendMachine, walks);

test('resending a message is confirmed in a dialog, which can be closed', () => {
  for (const { event, before, after, story } of steps) {
    const asked = event.type === 'resend.ask';
    expect(after.matches('resending'), story).toBe(asked);
    expect(after.context.message, story).toBe(asked ? event.message : before.context.message);
    if (event.output?.outcome === 'dismissed') expect(after.value, story).toBe('closed');
  }
});

test('a refusal is shown, and the list is reloaded when it is outdated', () => {
  for (const { event, after, actions, story } of steps) {
    const outcome = event.output?.outcome;
    if (outcome === 'saved') expect(after.value, story).toBe('closed');
    expect(
      actions.some(({ type }) => type === 'showToast'),
      story,
    ).toBe(outcome === 'saved');
    expect(after.matches('refused'), story).toBe(outcome === 'overtaken');
    if (after.matches('refused')) expect(after.context.problem, story).toBe(problem);
    expect(
      actions.some(({ type }) => type === 'reloadList'),
      story,
    ).toBe(outcome === 'saved' || outcome === 'overtaken');
  }
});

test('leaving the page aborts the call', async () => {
  const { client, expectAbortedBy } = fakeServer({ leavesOpen: 'POST /api/v1/outbox/902/resend' });
  const resend = createActor(resendMachine, { input: { client, newKey } }).start();
  resend.send({ type: 'resend.ask', message });
  resend.getSnapshot().children.recordMove?.send({ type: 'move.confirm' });
  await expectAbortedBy(() => resend.stop());
});

test('a message is sent again in the state, and after the delivery, that the admin has seen', async () => {
  const { client, sent } = fakeServer();
  const resend = createActor(resendMachine, { input: { client, newKey } }).start();
  resend.send({ type: 'resend.ask', message });
  resend.getSnapshot().children.recordMove?.send({ type: 'move.confirm' });
  await waitFor(resend, (snapshot) => snapshot.matches('closed'));
  const row = { ...message, state: 'sent', sent_at: '2026-01-05T09:00:01.000Z' } as const;
  const call = { client, row, key: 'of the row', task: 'resend', mayBeDone: false } as const;
  await resendRow(call, new AbortController().signal);
  expect(sent.map(({ request }) => new URL(request.url).search)).toEqual([
    '?state=failed',
    '?state=sent&sent_at=2026-01-05T09%3A00%3A01.000Z',
  ]);
});

test('a retry carries the key of the first attempt, and sending again later another one', async () => {
  const { client, sent } = fakeServer({ answers: { resendMessage: refusal('resendMessage', 500) } });
  let made = 0;
  const count = () => {
    made += 1;
    return `key ${made}`;
  };
  const resend = createActor(resendMachine, { input: { client, newKey: count } }).start();
  for (const attempts of [2, 1]) {
    resend.send({ type: 'resend.ask', message });
    const { recordMove } = resend.getSnapshot().children;
    if (!recordMove) throw new Error('No dialog was opened');
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      recordMove.send({ type: 'move.confirm' });
      await waitFor(recordMove, (snapshot) => snapshot.matches('failed'));
    }
    recordMove.send({ type: 'dialog.close' });
  }
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key 1', 'key 1', 'key 2']);
});

test('one of many messages is sent again with the key of its row, also on a retry', async () => {
  const { client, sent } = fakeServer();
  const call = { client, row: message, key: 'of the row', task: 'resend', mayBeDone: false } as const;
  for (const mayBeDone of [false, true]) {
    const ended = await resendRow({ ...call, mayBeDone }, new AbortController().signal);
    expect(ended).toEqual({ outcome: 'done', row: message });
  }
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['of the row', 'of the row']);
});
