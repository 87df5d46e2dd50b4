import type { AnyTransitionDefinition } from 'xstate';

/**
 * A transition in words: its event and its guard, such as `form.submit [canSend]` or
 * `after successPopup (3 s)`.
 */
export function transitionText(transition: AnyTransitionDefinition): string {
  const { source, eventType, guard } = transition;
  const alternatives = source.transitions.get(eventType) ?? source.always ?? [];
  const isElse = guard === undefined && alternatives.indexOf(transition) > 0;
  const condition = isElse ? 'else' : guardText(guard);
  return [eventText(transition), condition && `[${condition}]`].filter(Boolean).join(' ') || 'at once';
}

const outcomes: Readonly<Record<string, string>> = { done: 'done', error: 'failed', snapshot: 'changed' };

function eventText({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType.startsWith('xstate.done.state.')) return 'all done';
  const [, outcome = '', actor] = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(eventType) ?? [];
  if (actor) return `${actor} ${outcomes[outcome]}`;
  if (!eventType.startsWith('xstate.after.')) return eventType === '*' ? 'anything else' : eventType;
  const name = eventType.slice('xstate.after.'.length, -`.${source.id}`.length);
  const delay: unknown = /^\d+$/.test(name) ? Number(name) : source.machine.implementations.delays[name];
  if (typeof delay !== 'number') return `after ${name}`;
  const length = delay < 1000 ? `${delay} ms` : `${delay / 1000} s`;
  return `after ${name === String(delay) ? length : `${name} (${length})`}`;
}

/** A guard in words, such as `isLate and in door.open`. */
export function guardText(guard: unknown): string {
  if (guard === undefined || typeof guard === 'string') return guard ?? '';
  const { name: functionName, type = functionName, params, guards, stateValue }: GuardParts = Object(guard);
  const name = type?.replace('xstate.', '') || 'guarded';
  if (name === 'stateIn') return `in ${statePath(stateValue)}`;
  if (name === 'not') return `not ${guards?.map(guardText)}`;
  if (guards) return guards.map(guardText).join(` ${name} `);
  const values = Object.values(params ?? {}).join(', ');
  return values ? `${name}(${values})` : name;
}

/** A guard as an object, or as a function, which `and`, `or`, `not` and `stateIn` return. */
export interface GuardParts {
  name?: string;
  type?: string;
  params?: object;
  guards?: unknown[];
  stateValue?: unknown;
}

function statePath(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${statePath(inner)}`)
    .join(', ');
}
