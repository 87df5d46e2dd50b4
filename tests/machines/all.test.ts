import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { allMachines } from '../../scripts/diagrams/allMachines.ts';
import { checkedActors } from './checkedOutputs.ts';
import { nodesOf } from './coverage.ts';

const machines = await allMachines();

/**
 * Watchers, named `watch…`, run as long as the flow and never answer; machines end by themselves.
 */
const isCall = ({ id, logic }: { id: string; logic: unknown }) =>
  !id.startsWith('watch') && !(logic instanceof StateMachine);
const invokedBy = (node: AnyStateNode) =>
  node.invoke.map(({ id, src }) => ({
    id,
    logic: typeof src === 'string' ? node.machine.implementations.actors[src] : src,
  }));

/** Every state that can be reached when no guard forbids a transition. */
function reachable(machine: AnyStateMachine): Set<AnyStateNode> {
  const seen = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode) => {
    if (seen.has(node)) return;
    for (let above: AnyStateNode | undefined = node; above && !seen.has(above); above = above.parent) {
      seen.add(above);
      const inner = above.type === 'parallel' ? Object.values(above.states) : (above.initial?.target ?? []);
      for (const next of inner) enter(next);
      for (const { target } of [...(above.always ?? []), ...[...above.transitions.values()].flat()]) {
        for (const next of target ?? []) enter(next);
      }
    }
  };
  enter(machine.root);
  return seen;
}

/**
 * Whether an event leaves the state, whatever its guards answer. A guarded transition may begin the
 * state's call again, as for the next page of a list.
 */
function leaves(node: AnyStateNode, event: string): boolean {
  const alternatives = node.transitions.get(event) ?? [];
  return (
    alternatives.at(-1)?.guard === undefined &&
    alternatives.length > 0 &&
    alternatives.every(
      ({ target, guard, reenter }) => (guard && reenter) || target?.every((state) => state !== node),
    )
  );
}

test('no two machines have the same id', () => {
  expect(machines.map(({ file }) => file)).toContain('land-requests/landOffer');
  expect(new Set(machines.map(({ machine }) => machine.id)).size).toBe(machines.length);
});

test('what is checked against the contract are actors of machines', () => {
  const known = machines.flatMap(({ machine }) =>
    Object.keys(machine.implementations.actors).map((src) => `${machine.id}.${src}`),
  );
  expect(checkedActors.filter((name) => !known.includes(name))).toEqual([]);
});

describe.each(machines.map((found) => [found.file, found] as const))('%s', (file, { machine, purpose }) => {
  const nodes = nodesOf(machine);
  const calls = nodes.flatMap((node) => invokedBy(node).map((invoked) => ({ node, ...invoked })));

  test('has a test file and a docstring', () => {
    expect(existsSync(new URL(`${file}.test.ts`, import.meta.url)), `tests/machines/${file}.test.ts`).toBe(
      true,
    );
    expect(purpose).toMatch(/\w/);
  });

  test('has no unreachable state', () => {
    const alive = reachable(machine);
    expect(nodes.filter((node) => !alive.has(node)).map(({ id }) => id)).toEqual([]);
  });

  test('leaves every state that waits for a call, on success and on failure', () => {
    const kept = calls
      .filter(isCall)
      .flatMap(({ node, id }) =>
        [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`].filter((outcome) => !leaves(node, outcome)),
      );
    expect(kept).toEqual([]);
  });

  test('is busy only where it waits for something', () => {
    const busy = nodes.filter(({ tags }) => tags.includes('busy'));
    expect(busy.filter(({ invoke }) => invoke.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('gives every call an explicit and unique id', () => {
    const ids = calls.map(({ id }) => id);
    // ids that XState generates contain a number or the id of the state
    expect(ids.filter((id) => /^\d+\./.test(id) || id.includes(machine.id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
