import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
  StateMachine,
} from 'xstate';
import type { SavedStep, SavedWalk } from '../../src/dev/walk.ts';
import { type Refusal, refusalLike } from '../contract/refusal.ts';
import { noClient, pendingCall } from './calls.ts';
import type { Step } from './paths.ts';

const folder = new URL('./walks/', import.meta.url);

/** The files that the inspector's 'Save this walk' has written, by their name. */
export function savedWalks(): [file: string, walk: SavedWalk][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]);
}

/** The saved walks of one machine. */
export function savedWalksOf({ id }: AnyStateMachine): [file: string, walk: SavedWalk][] {
  return savedWalks().filter(([, { machine }]) => machine === id);
}

export interface ReplayedStep<Snapshot> extends Omit<Step<Snapshot>, 'story'> {
  saved: SavedStep;
  /** The invoked machine that took the event, as it was before. */
  child: { path: string; snapshot: AnyMachineSnapshot } | undefined;
}
export interface Replay<Snapshot> {
  start: Snapshot;
  steps: ReplayedStep<Snapshot>[];
}

/**
 * Sends the events of a saved walk to the machine, whose calls and timers do nothing by themselves.
 * @throws Error when an invoked machine is not running that took an event.
 */
export function replay<Machine extends AnyStateMachine>(
  machine: Machine,
  { startedAt, input, steps }: SavedWalk,
): Replay<AnyMachineSnapshot> {
  let time = Date.parse(startedAt);
  let actions: Step<AnyMachineSnapshot>['actions'] = [];
  const actor = createActor<AnyStateMachine>(waiting(machine), {
    input: { ...revived(input), ...provided(input, () => time) },
    clock: new SimulatedClock(),
    inspect: (seen) => {
      if (seen.type === '@xstate.action' && seen.actorRef.sessionId === seen.rootId)
        actions.push(seen.action);
    },
  });
  actor.start();
  const start = actor.getSnapshot();
  const taken = steps.map((saved) => {
    const event = revived(saved.event);
    const target = childAt(actor, saved.to);
    const before = actor.getSnapshot();
    const child = saved.to === undefined ? undefined : { path: saved.to, snapshot: target.getSnapshot() };
    time = Date.parse(startedAt) + saved.afterMs;
    actions = [];
    target.send(event);
    return { saved, event, before, child, after: actor.getSnapshot(), actions };
  });
  actor.stop();
  return { start, steps: taken };
}

/** The machine and those that it invokes, without any calls and watchers. */
function waiting(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? waiting(logic) : pendingCall(),
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) });
}

function childAt(actor: AnyActorRef, path = ''): AnyActorRef {
  const [id, ...rest] = path.split('/');
  if (!id) return actor;
  const child: AnyActorRef | undefined = actor.getSnapshot().children[id];
  if (!child) throw new Error(`${id} is not running in ${JSON.stringify(actor.getSnapshot().value)}`);
  return childAt(child, rest.join('/'));
}

/** What a page gives a machine besides data. */
function provided(input: Record<string, unknown>, now: () => number): Record<string, unknown> {
  const functions: Record<string, unknown> = {
    client: noClient,
    now,
    newKey: () => 'key',
    digest: (password: string) => password,
  };
  return Object.fromEntries(Object.entries(functions).filter(([name]) => name in input));
}

/** Makes again what JSON cannot hold. */
function revived(value: SavedStep['event']): AnyEventObject;
function revived(value: Record<string, unknown>): Record<string, unknown>;
function revived(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, revivedValue(inner)]));
}

function revivedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revivedValue);
  if (typeof value !== 'object' || value === null) return value;
  const { $error, $file, $date, $function, ...fields }: Marked = value;
  if ($error === 'ApiError')
    return refusalLike({ fields: {}, serverMessage: undefined, status: 0, ...fields });
  if ($error !== undefined) return Object.assign(new Error(fields.message), { name: $error });
  if ($file !== undefined)
    return new File(['x'.repeat(fields.size ?? 0)], $file, { type: fields.type ?? '' });
  if ($date !== undefined) return new Date($date);
  if ($function !== undefined) return () => undefined;
  return revived(Object(value));
}

interface Marked extends Partial<Pick<Refusal, 'status' | 'serverMessage' | 'fields'>> {
  $error?: string;
  $file?: string;
  $date?: string;
  $function?: string;
  message?: string;
  type?: string;
  size?: number;
}
