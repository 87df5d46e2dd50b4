import { expect, test } from 'vitest';
import { allMachines } from '../../scripts/diagrams/allMachines.ts';
import { replay, savedWalks } from './savedWalks.ts';

const machines = new Map((await allMachines()).map(({ machine }) => [machine.id, machine]));

test.each(savedWalks())('the machine walks as recorded in %s', (_, walk) => {
  const machine = machines.get(walk.machine);
  if (!machine) throw new Error(`No machine has the id ${walk.machine}`);
  const { start, steps } = replay(machine, walk);
  expect(start.value).toEqual(walk.state);
  steps.forEach(({ after, saved }, index) => {
    const { to, event } = saved;
    expect(after.value, `after event ${index + 1}, ${event.type}${to ? ` to ${to}` : ''}`).toEqual(
      saved.state,
    );
  });
});
