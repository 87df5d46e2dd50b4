import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { commissionMachine } from '../../../machines/land-requests/commission.ts';
import { unreachable } from '../../contract/refusal.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const input = { client: noClient, id: 1201, commission: '%2' };
const machine = commissionMachine.provide({ actors: { saveCommission: pendingCall() } });
const events: AnyEventObject[] = [
  ...[' %2 ', '%3'].map((value) => ({ type: 'commission.change', value })),
  { type: 'form.submit' },
  { type: 'xstate.done.actor.saveCommission', output: undefined },
  { type: 'xstate.error.actor.saveCommission', error: unreachable },
];
const walks = walk({
  events: () => events,
  position: ({ context: { commission, typed, problem } }) => [commission, typed, problem?.kind],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('only a changed commission is saved, and a failure keeps what was typed', () => {
  for (const { before, after, event, story } of steps) {
    const { typed, commission } = before.context;
    if (event.type === 'form.submit')
      expect(after.matches('saving'), story).toBe(typed.trim() !== commission);
    if (event.type.startsWith('xstate.error')) expect(after.context.typed, story).toBe(typed);
  }
});

test('it is sent trimmed, and leaving the page aborts the call', async () => {
  const { client, sent, expectAbortedBy } = fakeServer({ leavesOpen: 'PUT /api/v1/lands/commission/1201' });
  const actor = createActor(commissionMachine, { input: { ...input, client } }).start();
  actor.send({ type: 'commission.change', value: ' %3 ' });
  actor.send({ type: 'form.submit' });
  await expectAbortedBy(() => actor.stop());
  expect(sent.map(({ body }) => body)).toEqual([{ komisyon: '%3' }]);
});
