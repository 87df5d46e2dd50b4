import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { allMachines } from '../../scripts/allMachines.ts';
import { stuckCalls } from './coverage.ts';

/**
 * What every machine owes, whoever wrote it; found by the list of files, so that a new one is held
 * to it the day it appears.
 */
const machines = await allMachines();
const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)];
const callsOf = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap(({ invoke }) =>
    invoke.map(({ id, src }) => ({
      id,
      logic: typeof src === 'string' ? machine.implementations.actors[src] : src,
    })),
  );

/** The function that a `fromPromise` was made of; undefined for other actors. */
function promiseOf(logic: unknown): string | undefined {
  if (typeof logic !== 'object' || logic === null || 'root' in logic || !('transition' in logic)) return;
  const { transition } = logic;
  const active = { status: 'active', output: undefined, error: undefined, input: undefined };
  if (typeof transition !== 'function') return;
  try {
    const answered: unknown = transition(active, { type: 'xstate.promise.resolve', data: 1 }, {});
    return Object(answered).status === 'done' ? String(Reflect.get(logic, 'config')) : undefined;
  } catch {
    // a callback needs a running actor
    return undefined;
  }
}

/** Every state that some transition, followed whatever its guard says, leads to. */
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

test('machines are found', () => {
  expect(machines.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['land-requests/landOffer', 'account/signIn', 'lists/pollingList']),
  );
  expect(new Set(machines.map(({ machine }) => machine.id)).size).toBe(machines.length);
});

describe.each(machines.map((found) => [found.file, found] as const))('%s', (file, { machine, purpose }) => {
  test('is walked by a test of its own, through every state and transition', () => {
    const path = `tests/machines/${file}.test.ts`;
    expect(existsSync(new URL(path, root)), `${path} is missing`).toBe(true);
    const source = read(path);
    expect(source, `${path} does not demand that every transition is reached`).toMatch(
      /expect\(coverage\([^;]*\.unreached\)\s*\.?toEqual\(\[\]\)/,
    );
    expect(source, `${path} does not look for dead ends`).toMatch(/expect\(endStates\(/);
  });

  test('has no state that nothing leads to', () => {
    const alive = reachable(machine);
    const dead = nodesOf(machine).filter((node) => !alive.has(node));
    expect(dead.map(({ id }) => id)).toEqual([]);
  });

  test('leaves every state that waits for a call, on success and on failure', () => {
    const watchers = callsOf(machine)
      .filter(({ logic }) => promiseOf(logic) === undefined)
      .map(({ id }) => id);
    expect(stuckCalls(machine, watchers)).toEqual([]);
  });

  test('names every call, and each only once', () => {
    const ids = callsOf(machine).map(({ id }) => id);
    expect(
      ids.filter((id) => /^\d+\./.test(id) || id.includes(machine.id)),
      'without an id of their own',
    ).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('ends its calls when it leaves the state that made them', () => {
    for (const { id, logic } of callsOf(machine)) {
      const source = promiseOf(logic);
      if (source !== undefined)
        expect(source, `${id} takes no signal, so nothing can end it`).toContain('signal');
    }
  });

  test('says what it is for', () => {
    expect(purpose).toMatch(/\w/);
  });
});
