import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import { type GuardParts, guardText } from '../chart/transitionText.ts';

/** The types of the events for which an active state has a transition, whatever its guards say. */
export function nextEvents(snapshot: AnyMachineSnapshot): string[] {
  const types = getNextTransitions(snapshot).map(({ eventType }) => eventType);
  return [...new Set(types)].filter((type) => !/^xstate\.|^$|\*/.test(type));
}

/** Why the machine would not take an event now; undefined when it would. */
export function refusal(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | undefined {
  try {
    if (snapshot.can(event)) return undefined;
  } catch (error) {
    return `a guard fails: ${error instanceof Error ? error.message : error}`;
  }
  const transitions = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type);
  const guards = transitions.flatMap(({ guard }) =>
    guard === undefined ? [] : failing(snapshot, event, guard),
  );
  return [...new Set(guards)].map((name) => `not ${name}`).join(', ');
}

/** The guards without parts of their own that make a guard false, in words. */
function failing(snapshot: AnyMachineSnapshot, event: AnyEventObject, guard: unknown): string[] {
  const { type, guards }: GuardParts = typeof guard === 'string' ? { type: guard } : Object(guard);
  const known: unknown = type === undefined ? undefined : snapshot.machine.implementations.guards[type];
  const parts = guards ?? Object(known).guards;
  const isAnd = /and$/i.test(String(Object(parts === guards ? guard : known).name || type));
  if (!Array.isArray(parts) || !isAnd) return [guardText(guard)];
  const failed = parts.filter((part) => holds(snapshot, event, part) !== true);
  return failed.flatMap((part) => failing(snapshot, event, part));
}

/** Undefined for a guard that cannot be asked alone. */
function holds(snapshot: AnyMachineSnapshot, event: AnyEventObject, guard: unknown): boolean | undefined {
  const { type, params }: GuardParts = typeof guard === 'string' ? { type: guard } : Object(guard);
  const known: unknown = type === undefined ? undefined : snapshot.machine.implementations.guards[type];
  if (typeof known !== 'function' || 'check' in known) return undefined;
  return known({ context: snapshot.context, event }, params) === true;
}
