import type { AnyTransitionDefinition } from 'xstate';

/**
 * A transition in words: its event, its guard and its actions, such as `form.submit [canSend]` or
 * `after successPopup (3 s) / showToast`. Guards of several transitions for one event are numbered
 * in the order in which they are asked.
 */
export function transitionText(transition: AnyTransitionDefinition): string {
  const { source, eventType, guard, actions } = transition;
  const alternatives = source.transitions.get(eventType) ?? source.always ?? [];
  const number = alternatives.length > 1 ? `${alternatives.indexOf(transition) + 1}. ` : '';
  const isElse = guard === undefined && number !== '';
  const condition = isElse ? 'else' : guardText(guard);
  const cause = [eventText(transition), condition && `[${number}${condition}]`].filter(Boolean).join(' ');
  return [cause || 'at once', ...(actions.length > 0 ? [actionsText(actions)] : [])].join(' / ');
}

/** Actions in words, in their order. */
export function actionsText(actions: readonly unknown[]): string {
  return actions
    .filter((action) => !isTimer(Object(action)))
    .map(actionText)
    .join(', ');
}

/** XState starts and cancels a delay by actions of its own. */
function isTimer({ type, event, sendId }: ActionParts): boolean {
  const sent = type === 'xstate.cancel' ? sendId : type === 'xstate.raise' ? event?.type : undefined;
  return /^xstate\.after\./.test(String(sent));
}

function actionText(action: unknown): string {
  if (typeof action === 'string') return action;
  const { type, name, params, assignment, event, sendId, to }: ActionParts = Object(action);
  const sent = typeof event === 'object' ? event.type : 'an event';
  switch (type) {
    case 'xstate.assign':
      return `sets ${typeof assignment === 'object' ? Object.keys(assignment).join(' and ') : 'context'}`;
    case 'xstate.raise':
      return `raises ${sent}`;
    case 'xstate.cancel':
      return `cancels ${typeof sendId === 'string' ? sendId : 'an event'}`;
    case 'xstate.sendTo':
      return `sends ${sent} to ${typeof to === 'string' ? to : 'an actor'}`;
    default: {
      const values = typeof params === 'object' ? Object.values(params).filter(isShort).join(', ') : '';
      return `${type ?? (name || 'code')}${values && `(${values})`}`;
    }
  }
}

const isShort = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value) && value !== '';

/** An action as an object, or as a function, which `assign`, `raise` and `sendTo` return. */
interface ActionParts {
  type?: string;
  name?: string;
  params?: object;
  assignment?: object;
  event?: { type: string };
  sendId?: unknown;
  to?: unknown;
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
