import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions, type StateNode } from 'xstate';
import { type GuardParts, guardText } from '../chart/transitionText.ts';
import { contextReads } from './contextReads.ts';

const isFromOutside = (type: string) => !/^xstate\.|^$|\*/.test(type);

/** The types of the events for which an active state has a transition, whatever its guards say. */
export function nextEvents(snapshot: AnyMachineSnapshot): string[] {
  const types = getNextTransitions(snapshot).map(({ eventType }) => eventType);
  return [...new Set(types)].filter(isFromOutside);
}

/** The other events of a machine, each with the states that take it. */
export function otherEvents(snapshot: AnyMachineSnapshot): Map<string, string[]> {
  const next = nextEvents(snapshot);
  const others = new Map<string, string[]>();
  const visit = (node: StateNode) => {
    for (const type of node.ownEvents) {
      if (!isFromOutside(type) || next.includes(type)) continue;
      others.set(type, [...(others.get(type) ?? []), node.path.join('.')]);
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(snapshot.machine.root);
  return others;
}

/** Why a machine would not take an event. */
export interface Refusal {
  reason: string;
  /** Paths of the values in the context that the refusing guards read. */
  reads: readonly string[];
}

/** Why the machine would not take an event now; undefined when it would. */
export function refusal(snapshot: AnyMachineSnapshot, event: AnyEventObject): Refusal | undefined {
  try {
    if (snapshot.can(event)) return undefined;
  } catch (error) {
    return { reason: `a guard fails: ${error instanceof Error ? error.message : error}`, reads: [] };
  }
  const transitions = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type);
  const guards = transitions.flatMap(({ guard }) =>
    guard === undefined ? [] : failing(snapshot, event, guard),
  );
  const names = guards.map((guard) => `not ${guardText(guard)}`);
  const reads = guards.flatMap((guard) =>
    contextReads(snapshot.context, (context) => ask(snapshot, context, event, guard)),
  );
  return { reason: [...new Set(names)].join(', '), reads: [...new Set(reads)] };
}

/** The guards without parts of their own that make a guard false. */
function failing(snapshot: AnyMachineSnapshot, event: AnyEventObject, guard: unknown): unknown[] {
  const { type, guards }: GuardParts = partsOf(guard);
  const known = implementationOf(snapshot, guard);
  const parts = guards ?? Object(known).guards;
  const isAnd = /and$/i.test(String(Object(parts === guards ? guard : known).name || type));
  if (!Array.isArray(parts) || !isAnd) return [guard];
  const failed = parts.filter((part) => ask(snapshot, snapshot.context, event, part) !== true);
  return failed.flatMap((part) => failing(snapshot, event, part));
}

/** Undefined for a guard that cannot be asked alone. */
function ask(snapshot: AnyMachineSnapshot, context: object, event: AnyEventObject, guard: unknown): unknown {
  const { params } = partsOf(guard);
  const known = implementationOf(snapshot, guard);
  if (typeof known !== 'function' || 'check' in known) return undefined;
  const asked = { context, event };
  return known(asked, typeof params === 'function' ? params(asked) : params);
}

const partsOf = (guard: unknown): GuardParts => (typeof guard === 'string' ? { type: guard } : Object(guard));

function implementationOf(snapshot: AnyMachineSnapshot, guard: unknown): unknown {
  const { type } = partsOf(guard);
  return type === undefined ? guard : snapshot.machine.implementations.guards[type];
}
