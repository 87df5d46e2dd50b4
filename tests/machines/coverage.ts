import { readFileSync } from 'node:fs';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { toMermaid } from '../../scripts/mermaid.ts';
import { transitionName, type Walk } from './paths.ts';

const flows = readFileSync(new URL('../../docs/flows.md', import.meta.url), 'utf8');

function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...getStateNodes(machine)];
}

function allTransitions(machine: AnyStateMachine): string[] {
  return allNodes(machine).flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(transitionName),
  );
}

/** Ids of the state nodes that a snapshot stands in. */
function activeNodes({ machine, value }: AnyMachineSnapshot): string[] {
  const ids: string[] = [];
  const visit = (node: AnyStateNode | undefined, inner: StateValue | undefined) => {
    if (!node) return;
    ids.push(node.id);
    if (typeof inner === 'string') visit(node.states[inner], undefined);
    else for (const [key, deeper] of Object.entries(inner ?? {})) visit(node.states[key], deeper);
  };
  visit(machine.root, value);
  return ids;
}

/**
 * A state that is passed without resting shows only as the source of the transition that leaves it.
 */
function sourceOf(transition: string): string {
  return transition.slice(0, transition.indexOf(':'));
}

interface Coverage {
  states: number;
  transitions: number;
  /**
   * Names of the states and transitions that no walk reached. A machine that has lost one of them
   * cannot tell of it; the committed diagram can, so a machine that differs from it is named here
   * too.
   */
  unreached: string[];
}

export function coverage(machine: AnyStateMachine, walks: readonly Walk<AnyMachineSnapshot>[]): Coverage {
  const taken = new Set(walks.flatMap((walk) => walk.taken));
  const entered = new Set([...taken].map(sourceOf));
  for (const { start, steps } of walks) {
    for (const snapshot of [start, ...steps.map((step) => step.after)]) {
      for (const id of activeNodes(snapshot)) entered.add(id);
    }
  }
  const states = allNodes(machine).map((node) => node.id);
  const transitions = allTransitions(machine);
  return {
    states: states.length,
    transitions: transitions.length,
    unreached: [
      ...(flows.includes(toMermaid(machine))
        ? []
        : [`what docs/flows.md draws of ${machine.id}: is the change wanted? Then run npm run diagrams`]),
      ...states.filter((id) => !entered.has(id)),
      ...transitions.filter((name) => !taken.has(name)),
    ],
  };
}

/**
 * Ids of the states that some walk entered and none ever left. Only the declared ends of a flow
 * belong here.
 */
export function endStates(machine: AnyStateMachine, walks: readonly Walk<AnyMachineSnapshot>[]): string[] {
  const left = new Set<string>();
  for (const { steps, taken } of walks) {
    for (const { before, after } of steps) {
      const now = new Set(activeNodes(after));
      for (const id of activeNodes(before)) if (!now.has(id)) left.add(id);
    }
    for (const name of taken) if (name.includes(': always [')) left.add(sourceOf(name));
  }
  return allNodes(machine)
    .filter((node) => node.type === 'atomic' && !left.has(node.id))
    .map((node) => node.id);
}

/**
 * What is wrong with the states that wait for a call: each must be left on success and on failure,
 * whatever the guards say, and a busy one must wait for a call at all. The watchers of a whole
 * flow, which never answer, are named by the caller.
 */
export function stuckCalls(machine: AnyStateMachine, watchers: readonly string[] = []): string[] {
  return allNodes(machine).flatMap((node) => {
    const calls = node.invoke.map((call) => call.id).filter((id) => !watchers.includes(id));
    if (node.tags.includes('busy') && node.invoke.length === 0) return [`${node.id} is busy with nothing`];
    return calls.flatMap((id) =>
      [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`].filter((outcome) => !leaves(node, outcome)),
    );
  });
}

function leaves(node: AnyStateNode, outcome: string): boolean {
  const alternatives = node.transitions.get(outcome) ?? [];
  const outside = alternatives.every(({ target }) => target?.every((state) => state !== node));
  return outside && alternatives.at(-1)?.guard === undefined && alternatives.length > 0;
}
