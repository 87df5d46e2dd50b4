import type { AnyTransitionDefinition } from 'xstate';

/**
 * A transition as a person reads it: what happens, and under which guard. `form.submit [canSend]`,
 * `after successPopup (3 s)`.
 */
export function transitionText(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const alternatives = source.transitions.get(eventType) ?? source.always ?? [];
  const happening = eventText(transition);
  const guard = guardText(transition.guard);
  if (guard) return happening ? `${happening} [${guard}]` : `[${guard}]`;
  const isElse = alternatives.indexOf(transition) > 0;
  return [happening, isElse ? '[else]' : ''].filter(Boolean).join(' ') || 'at once';
}

function eventText({ eventType, source }: AnyTransitionDefinition): string {
  const [, outcome, actor] = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (outcome && actor) return `${actor} ${outcomes[outcome] ?? outcome}`;
  const [, changed] = /^xstate\.snapshot\.(.+)$/.exec(eventType) ?? [];
  if (changed) return `${changed} changed`;
  if (eventType.startsWith('xstate.done.state.')) return 'all done';
  if (!eventType.startsWith('xstate.after.')) return eventType === '*' ? 'anything else' : eventType;
  const name = eventType.slice('xstate.after.'.length, -`.${source.id}`.length);
  const length: unknown = source.machine.implementations.delays[name];
  if (typeof length === 'number') return `after ${name} (${seconds(length)})`;
  return `after ${/^\d+$/.test(name) ? seconds(Number(name)) : name}`;
}

const outcomes: Readonly<Record<string, string>> = { done: 'done', error: 'failed', snapshot: 'changed' };

function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`;
}

function guardText(guard: unknown): string {
  if (guard === undefined || guard === null) return '';
  if (typeof guard === 'string') return guard;
  // `stateIn` and its like are functions that carry what they were made of
  if (typeof guard === 'function') {
    const inner: unknown = Reflect.get(guard, 'guards');
    const value: unknown = Reflect.get(guard, 'stateValue');
    const type = String(Reflect.get(guard, 'type') ?? guard.name).replace('xstate.', '');
    if (type === 'stateIn') return `in ${statePath(value)}`;
    if (Array.isArray(inner))
      return type === 'not' ? `not ${inner.map(guardText).join()}` : inner.map(guardText).join(` ${type} `);
    return type || 'guarded';
  }
  if (typeof guard !== 'object') return 'guarded';
  const params: unknown = Reflect.get(guard, 'params');
  const fixed = typeof params === 'object' && params !== null ? Object.values(params).join(', ') : '';
  return `${Reflect.get(guard, 'type')}${fixed ? `(${fixed})` : ''}`;
}

function statePath(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key}.${statePath(inner)}`)
    .join(', ');
}
