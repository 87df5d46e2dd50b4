import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { nextLandRequestMachine } from '../../../machines/land-requests/nextLandRequest.ts';
import { savedWorkMachine } from '../../../machines/land-requests/savedWork.ts';
import { firstPage } from '../../../machines/lists/pollingList.ts';
import { fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
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
  events: () => [
    { type: 'work.save', saved: 'plan', known },
    { type: 'work.save', saved: 'note', known },
    { type: 'xstate.done.actor.nextAtSave', output: found },
  ],
  position: ({ context }) => context.save?.saved,
  create: (inspect) => createActor(machine, { input, inspect }),
});
testWalks(machine, walks);

test('each save shows its toast at once, which later leads to the next land request', () => {
  for (const { event, before, actions, story } of stepsOf(walks)) {
    const of = (name: string) => actions.filter(({ type }) => type === name).map(({ params }) => params);
    const isSave = event.type === 'work.save';
    const isFound = event.type === 'xstate.done.actor.nextAtSave' && before.matches('looking');
    expect(of('showToast'), story).toEqual(isSave ? [event] : []);
    expect(of('addLinkToNext'), story).toEqual(isFound ? [{ next: found }] : []);
  }
});

test('what another admin finishes while the page is open does not follow a saved plan', async () => {
  const open = landRequestWith(1);
  const { client } = fakeServer({
    answers: { listLandRequests: [open, { ...open, id: 14 }] },
  });
  const followers: unknown[] = [];
  const cameFrom = { list: 'lands', query: firstPage } as const;
  const saves = createActor(
    savedWorkMachine.provide({ actions: { addLinkToNext: (_, params) => void followers.push(params) } }),
    { input: { client, id: 12, cameFrom } },
  ).start();
  saves.send({ type: 'work.save', saved: 'plan', known });
  await waitFor(saves, (snapshot) => snapshot.matches('waiting'));
  expect(followers).toEqual([{ next: found }]);
});
