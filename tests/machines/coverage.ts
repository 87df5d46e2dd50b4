import { expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { drawnOtherwise, isDrawn } from './isDrawn.ts';
import { activeStates, type Step, stepsOf, transitionName, type Walk } from './paths.ts';

export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [
  machine.root,
  ...getStateNodes(machine),
];

/**
 * Tests that the machine is the one that docs/flows.md draws, and that the walks enter all of its
 * states, take all of its transitions, and leave all of its states but the named ends. The diagram
 * is compared because a machine that lost a transition still passes the rest.
 * @returns the steps of the walks.
 */
export function testWalks<Snapshot extends AnyMachineSnapshot>(
  machine: AnyStateMachine,
  walks: readonly Walk<Snapshot>[],
  ends: readonly string[] = [],
): Step<Snapshot>[] {
  const rest = ends.length === 0 ? 'no state is a dead end' : 'only end states are never left';
  test(`every state and transition of ${machine.id} is reached, and ${rest}`, () => {
    if (!isDrawn(machine)) {
      const { inDocs, inMachine } = drawnOtherwise(machine);
      const message = `docs/flows.md does not match ${machine.id}. If the change is intended: npm run diagrams`;
      expect(inMachine, message).toEqual(inDocs);
    }
    expect(isDrawn(machine)).toBe(true);
    expect(unreached(machine, walks), 'states and transitions that no walk reaches').toEqual([]);
    expect(endStates(machine, walks), 'states that no walk leaves').toEqual(ends);
  });
  return stepsOf(walks);
}

const sourceOf = (transition: string) => transition.slice(0, transition.indexOf(':'));

/** Names of the states that no walk enters and of the transitions that no walk takes. */
export function unreached(machine: AnyStateMachine, walks: readonly Walk<AnyMachineSnapshot>[]): string[] {
  const taken = new Set(walks.flatMap((walk) => walk.taken));
  const snapshots = walks.flatMap(({ start, steps }) => [start, ...steps.map(({ after }) => after)]);
  // a transient state appears only as the source of the transition that leaves it
  const entered = new Set([...snapshots.flatMap(activeStates), ...[...taken].map(sourceOf)]);
  return nodesOf(machine).flatMap((node) => {
    const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    return [
      ...(entered.has(node.id) ? [] : [node.id]),
      ...transitions.map(transitionName).filter((name) => !taken.has(name)),
    ];
  });
}

/** Ids of the atomic states that no walk leaves. */
function endStates(machine: AnyStateMachine, walks: readonly Walk<AnyMachineSnapshot>[]): string[] {
  const left = new Set<string>();
  for (const { steps, taken } of walks) {
    for (const { before, after } of steps) {
      const now = new Set(activeStates(after));
      for (const id of activeStates(before)) if (!now.has(id)) left.add(id);
    }
    for (const name of taken) if (name.includes(': always [')) left.add(sourceOf(name));
  }
  return nodesOf(machine)
    .filter(({ type, id }) => type === 'atomic' && !left.has(id))
    .map(({ id }) => id);
}
