import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
  StateValue,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** A running machine, as far as a walk needs it. */
interface Running<Snapshot> {
  start(): unknown;
  stop(): unknown;
  getSnapshot(): Snapshot;
  /** Takes also what children and timers report: `xstate.done.actor.…`, `xstate.after.…`. */
  send(event: AnyEventObject): void;
}

export interface Plan<Snapshot> {
  machine: AnyStateMachine;
  input: unknown;
  /**
   * Everything that may happen in a position, the answers of children and the ends of delays
   * included.
   */
  events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  /**
   * What of the context tells two positions apart: plain values, and few of them, so that the graph
   * stays finite and small.
   */
  position: (snapshot: AnyMachineSnapshot) => unknown;
  /** Makes a fresh actor of the same machine; its calls must not answer by themselves. */
  create: (inspect: (event: InspectionEvent) => void) => Running<Snapshot>;
  /**
   * Sets what lies outside the machine (a clock) before an event; called while the graph is built,
   * and on each walk.
   */
  before?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => void;
}

export interface Step<Snapshot> {
  event: AnyEventObject;
  before: Snapshot;
  after: Snapshot;
  /** The actions that were executed, by name; assignments and inline functions are left out. */
  actions: { type: string; params: unknown }[];
  /** The walk up to here, to be read in a failure message. */
  story: string;
}
export interface Walk<Snapshot> {
  start: Snapshot;
  steps: Step<Snapshot>[];
  /** Those of the steps that no earlier walk through the same graph has taken in the same way. */
  fresh: Step<Snapshot>[];
  /** Names of the transitions that were taken, see {@link transitionName}. */
  taken: string[];
}

const unnamed = /^xstate\.|^$/;

/**
 * Walks a real actor along the shortest paths through every edge of the machine's graph: a vertex
 * is a position together with the way into it, so that each way in has a path of its own.
 */
export function walk<Snapshot extends AnyMachineSnapshot>(plan: Plan<Snapshot>): Walk<Snapshot>[] {
  const place = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, plan.position(snapshot)]);
  const paths = getShortestPaths(plan.machine, {
    input: plan.input,
    events: plan.events,
    filterEvents: (snapshot, event) => {
      plan.before?.(snapshot, event);
      return snapshot.can(event);
    },
    serializeState: (snapshot, event, previous) =>
      `${place(snapshot)} by ${JSON.stringify(event)} from ${previous ? place(previous) : 'nowhere'}`,
    limit: 10_000,
  });
  const sequences = paths.map(({ steps }) => steps.slice(1).map(({ event }) => event));
  const prefixes = new Set(sequences.map((events) => JSON.stringify(events.slice(0, -1))));
  const told = new Set<string>();
  return sequences
    .filter((events) => events.length > 0 && !prefixes.has(JSON.stringify(events)))
    .map((events) => {
      const found = follow(plan, events);
      const fresh = found.steps.filter(({ story }) => !told.has(story));
      for (const { story } of fresh) told.add(story);
      return { ...found, fresh };
    });
}

/** Sends the events to a fresh actor, one by one, and keeps what became of each. */
export function follow<Snapshot extends AnyMachineSnapshot>(
  plan: Plan<Snapshot>,
  events: readonly AnyEventObject[],
): Walk<Snapshot> {
  const taken: string[] = [];
  let actions: Step<Snapshot>['actions'] = [];
  const actor = plan.create((seen) => {
    if (seen.actorRef.sessionId !== seen.rootId) return;
    if (seen.type === '@xstate.microstep') taken.push(...seen._transitions.map(transitionName));
    if (seen.type === '@xstate.action' && !unnamed.test(seen.action.type)) actions.push(seen.action);
  });
  actor.start();
  const start = actor.getSnapshot();
  const steps: Step<Snapshot>[] = [];
  let story = 'start';
  for (const event of events) {
    const before = actor.getSnapshot();
    actions = [];
    plan.before?.(before, event);
    actor.send(event);
    const after = actor.getSnapshot();
    story += ` → ${JSON.stringify(event)} ${valueName(after.value)}`;
    steps.push({ event, before, after, actions, story });
  }
  actor.stop();
  return { start, steps, fresh: steps, taken };
}

/**
 * `signIn.entering: form.submit [1]`, counted from 1 where several alternatives answer
 * one event.
 */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const alternatives = source.transitions.get(eventType) ?? source.always ?? [];
  const number = alternatives.indexOf(transition) + 1;
  return `${source.id}: ${eventType || 'always'} [${number}]`;
}

/** Every step of every walk, once: what an invariant is checked on. */
export function stepsOf<Snapshot>(walks: readonly Walk<Snapshot>[]): Step<Snapshot>[] {
  return walks.flatMap(({ fresh }) => fresh);
}

function valueName(value: StateValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
}
