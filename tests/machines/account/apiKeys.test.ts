import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { type ApiKey, apiKeysMachine } from '../../../machines/account/apiKeys.ts';
import { toProblem } from '../../../machines/page/problem.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const site: ApiKey = {
  id: 1,
  name: 'Web sitesi',
  scope: 'write',
  key_end: 'm3Wd',
  tarih: '2026-11-01T08:30:00.000Z',
  made_by: 'Deniz Kaya',
};
const problem = toProblem(refusal('makeApiKey', 409, 'tooMany'));
const made = { status: 'success', id: 2, key: `arz_${'a'.repeat(43)}` };
const digest = (password: string) => `digest of ${password}`;
const input = { client: noClient, digest };
const machine = apiKeysMachine.provide({ actors: { loadKeys: pendingCall() } });
const makeEnd = (outcome: string, answer?: object) => ({
  type: 'xstate.done.actor.makeKey',
  output: { outcome, answer, problem: outcome === 'failed' ? problem : undefined },
});
const events: AnyEventObject[] = [
  { type: 'load.retry' },
  { type: 'form.open' },
  ...['', ' Muhasebe '].map((value) => ({ type: 'name.change', value })),
  { type: 'scope.choose', scope: 'write' },
  { type: 'form.submit' },
  { type: 'revoke.ask', key: site },
  { type: 'dialog.close' },
  { type: 'dialog.dismiss' },
  { type: 'xstate.done.actor.loadKeys', output: [site] },
  { type: 'xstate.error.actor.loadKeys', error: unreachable },
  ...[makeEnd('done', made), makeEnd('dismissed'), makeEnd('failed')],
  ...(['dismissed', 'saved', 'overtaken'] as const).map((outcome) => ({
    type: 'xstate.done.actor.revokeKey',
    output: { outcome, problem: undefined },
  })),
  { type: 'xstate.done.actor.revokeKey', output: { outcome: 'dismissed', problem } },
];
const walks = walk({
  events: () => events,
  position: ({ context: { fields, made: key, problem: why } }) => [fields.name, fields.scope, key, why?.kind],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('a made key is shown until its dialog is closed by a press, and is then forgotten', () => {
  for (const { before, after, event, story } of steps) {
    const isShown = after.context.made !== undefined;
    expect(isShown, story).toBe(after.matches('made'));
    if (isShown) expect(after.context.made, story).toBe(made.key);
    if (before.matches('made')) expect(after.matches('made'), story).toBe(event.type !== 'dialog.close');
  }
});

test('what is typed is lost by a press alone, and a key without a name is not made', () => {
  for (const { before, after, event, story } of steps) {
    if (!before.matches('editing')) continue;
    const isTyped = before.context.fields.name !== '';
    if (event.type === 'dialog.dismiss') expect(after.matches('editing'), story).toBe(isTyped);
    if (event.type === 'form.submit') expect(after.matches('making'), story).toBe(isTyped);
  }
});

test('a revoked key is named, whoever has revoked it, and the keys are loaded again after any attempt', () => {
  for (const { before, after, event, actions, story } of steps) {
    if (event.type !== 'xstate.done.actor.revokeKey' || !before.matches('revoking')) continue;
    const { outcome, problem: why } = event.output;
    const named = actions.filter(({ type }) => type === 'showToast').map(({ params }) => params);
    expect(named, story).toEqual(outcome === 'dismissed' ? [] : [{ name: 'Web sitesi' }]);
    expect(after.matches('shown'), story).toBe(outcome === 'dismissed' && !why);
  }
});

test('a new key is asked for by name and scope, and leaving the page aborts a revocation', async () => {
  const { client, sent, expectAbortedBy } = fakeServer({
    leavesOpen: 'DELETE /api/v1/keys/1',
    answers: { listApiKeys: [site], makeApiKey: made },
  });
  const actor = createActor(apiKeysMachine, { input: { ...input, client } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'form.open' });
  actor.send({ type: 'name.change', value: ' Muhasebe ' });
  actor.send({ type: 'form.submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('made'));
  expect(sent.map(({ body }) => body).filter(Boolean)).toEqual([{ name: 'Muhasebe', scope: 'read' }]);
  actor.send({ type: 'dialog.close' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'revoke.ask', key: site });
  actor.getSnapshot().children.revokeKey?.send({ type: 'move.confirm' });
  await expectAbortedBy(() => actor.stop());
});
