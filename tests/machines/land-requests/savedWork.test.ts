import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { nextLandRequestMachine } from '../../../machines/land-requests/nextLandRequest.ts';
import { savedWorkMachine } from '../../../machines/land-requests/savedWork.ts';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { expectWalked } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';
import { landRequestWith } from './landRequestWith.ts';

const machine = savedWorkMachine.provide({
  actors: { nextLandRequest: nextLandRequestMachine.provide({ actors: { findNext: pendingCall() } }) },
});
const input = { client: noClient, id: 12, cameFrom: undefined };
const known = { id: 13, page: 0 };
const found = { id: 14, page: 0 };
const walks = walk({
  machine,
  input,
  events: () => [
    { type: 'work.save', saved: 'plan', known },
    { type: 'work.save', saved: 'note', known },
    { type: 'xstate.done.actor.nextAtSave', output: found },
  ],
  position: ({ context }) => context.save?.saved,
  create: (inspect) => createActor(machine, { input, inspect }),
});

test('every state and transition after a save of the work is reached', () => {
  expectWalked(machine, walks);
});

test('the toast names the last save, with the next land request as it is found after the save', () => {
  for (const { event, before, actions, story } of stepsOf(walks)) {
    const toasts = actions.filter(({ type }) => type === 'showToast').map(({ params }) => params);
    const isFound = event.type === 'xstate.done.actor.nextAtSave' && before.matches('looking');
    expect(toasts, story).toEqual(isFound ? [{ saved: before.context.save?.saved, next: found }] : []);
  }
});

test('what another admin finishes while the page is open does not follow a saved plan', async () => {
  const open = landRequestWith(1);
  const { client } = fakeServer({
    answers: { listLandRequests: [open, { ...open, id: 14 }] },
  });
  const toasts: unknown[] = [];
  const cameFrom = { list: 'lands', query: firstPage } as const;
  const saves = createActor(
    savedWorkMachine.provide({ actions: { showToast: (_, params) => void toasts.push(params) } }),
    { input: { client, id: 12, cameFrom } },
  ).start();
  saves.send({ type: 'work.save', saved: 'plan', known });
  await waitFor(saves, (snapshot) => snapshot.matches('waiting'));
  expect(toasts).toEqual([{ saved: 'plan', next: found }]);
});
