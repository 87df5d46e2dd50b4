import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getInitialMicrosteps,
  type InspectedMicrostepEvent,
  type InspectionEvent,
  isMachineSnapshot,
  type StateValue,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { isDrawn } from './isDrawn.ts';

/** The part of an actor that a walk uses. */
interface Running<Snapshot> {
  logic: AnyStateMachine;
  options: { input?: unknown };
  start(): unknown;
  stop(): unknown;
  getSnapshot(): Snapshot;
  /** Also accepts what children and timers send: `xstate.done.actor.…`, `xstate.after.…`. */
  send(event: AnyEventObject): void;
}

export interface Plan<Snapshot> {
  /** The events that can happen in a position, those of children and timers included. */
  events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  /**
   * The part of the context that distinguishes two positions: few plain values, so that the graph
   * stays finite and small.
   */
  position: (snapshot: AnyMachineSnapshot) => unknown;
  /** Creates an actor of the machine whose calls do not answer by themselves. */
  create: (inspect: (event: InspectionEvent) => void) => Running<Snapshot>;
  /** Sets state outside the machine, such as a clock, before each event. */
  before?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => void;
}

export interface Step<Snapshot> {
  event: AnyEventObject;
  before: Snapshot;
  after: Snapshot;
  /** The named actions that were executed, without assignments and inline functions. */
  actions: { type: string; params: unknown }[];
  /** The events and states of the walk up to this step, for failure messages. */
  story: string;
}
export interface Walk<Snapshot> {
  start: Snapshot;
  steps: Step<Snapshot>[];
  /** The steps that no earlier walk through the same graph took in the same way. */
  fresh: Step<Snapshot>[];
  /** Names of the transitions that were taken, see {@link transitionName}. */
  taken: string[];
}

const unnamed = /^xstate\.|^$/;

/** More than any machine needs; each edge is walked, which takes about a millisecond. */
const maxEdges = 4000;

/**
 * Walks a real actor along the shortest path through every edge of the machine's graph. A vertex is
 * a position together with the event that led into it, so that every edge has a path of its own.
 * A machine that docs/flows.md does not draw is not walked: `testWalks` reports it at once.
 * @throws Error when the graph has too many edges.
 */
export function walk<Snapshot extends AnyMachineSnapshot>(plan: Plan<Snapshot>): Walk<Snapshot>[] {
  const place = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, plan.position(snapshot)]);
  const { logic: machine, options } = plan.create(() => undefined);
  if (!isDrawn(machine)) return [];
  let edges = 0;
  const paths = getShortestPaths(machine, {
    input: options.input,
    events: (snapshot) => {
      if (++edges > maxEdges) throw new Error(`The graph of ${machine.id} has more than ${maxEdges} edges`);
      return plan.events(snapshot);
    },
    filterEvents: (snapshot, event) => {
      plan.before?.(snapshot, event);
      return snapshot.can(event);
    },
    serializeState: (snapshot, event, previous) =>
      `${place(snapshot)} by ${JSON.stringify(event)} from ${previous ? place(previous) : 'nowhere'}`,
  });
  const sequences = paths.map(({ steps }) => steps.slice(1).map(({ event }) => event));
  const prefixes = new Set(sequences.map((events) => JSON.stringify(events.slice(0, -1))));
  const known = new Set<string>();
  return sequences
    .filter((events) => events.length > 0 && !prefixes.has(JSON.stringify(events)))
    .map((events) => {
      const found = follow(plan, events);
      const fresh = found.steps.filter(({ story }) => !known.has(story));
      for (const { story } of fresh) known.add(story);
      return { ...found, fresh };
    });
}

/** Sends the events one by one to a new actor, and records the effect of each. */
export function follow<Snapshot extends AnyMachineSnapshot>(
  plan: Plan<Snapshot>,
  events: readonly AnyEventObject[],
): Walk<Snapshot> {
  const taken: string[] = [];
  let actions: Step<Snapshot>['actions'] = [];
  const transitionsOf = traceOf(plan.create(() => undefined));
  const actor = plan.create((seen) => {
    if (seen.actorRef.sessionId !== seen.rootId) return;
    if (seen.type === '@xstate.microstep') taken.push(...transitionsOf(seen).map(transitionName));
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
    // a copy, because a walk may send the same object twice, see traceOf
    actor.send({ ...event });
    const after = actor.getSnapshot();
    story += ` → ${JSON.stringify(event)} ${valueName(after.value)}`;
    steps.push({ event, before, after, actions, story });
  }
  actor.stop();
  return { start, steps, fresh: steps, taken };
}

/**
 * Creates a function that names the transitions which a microstep took. Call it with every
 * microstep of one actor, in order, from its start.
 * @throws Error when two eventless transitions lead from the same state to the same state.
 */
function traceOf({ logic, options }: Pick<Running<unknown>, 'logic' | 'options'>) {
  let before = getInitialMicrosteps(logic, options.input)[0]?.[0];
  let lastEvent: AnyEventObject | undefined;
  return ({ event, snapshot: after }: InspectedMicrostepEvent): AnyTransitionDefinition[] => {
    if (!before || !isMachineSnapshot(after)) throw new Error('Only machines are walked');
    // XState reports an eventless transition with the event that preceded it.
    const isEventless = event === lastEvent || event.type === 'xstate.init';
    const taken = isEventless
      ? eventlessBetween(before, after)
      : before.machine.getTransitionData(before, event);
    before = after;
    lastEvent = event;
    return taken;
  };
}

function eventlessBetween(before: AnyMachineSnapshot, after: AnyMachineSnapshot): AnyTransitionDefinition[] {
  const entered = new Set(activeStates(after));
  const left = activeStates(before).filter((id) => !entered.has(id));
  return left.flatMap((id) => {
    const always = before.machine.getStateNodeById(id).always ?? [];
    const possible = always.filter(({ target }) => target?.every((node) => entered.has(node.id)));
    if (possible.length > 1)
      throw new Error(`${id} has several eventless transitions to one state. Give each its own.`);
    return possible;
  });
}

/** Ids of the states that a snapshot is in, from the root down. */
export function activeStates({ machine, value }: AnyMachineSnapshot): string[] {
  const within = (node: AnyStateNode, inner: StateValue | undefined): string[] => {
    const children = typeof inner === 'string' ? { [inner]: undefined } : (inner ?? {});
    return [
      node.id,
      ...Object.entries(children).flatMap(([key, deeper]) => {
        const child = node.states[key];
        return child ? within(child, deeper) : [];
      }),
    ];
  };
  return within(machine.root, value);
}

/**
 * `login.credentials.entering: form.submit [1]`, counted from 1 where several alternatives answer
 * one event.
 */
export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const alternatives = source.transitions.get(eventType) ?? source.always ?? [];
  const number = alternatives.indexOf(transition) + 1;
  return `${source.id}: ${eventType || 'always'} [${number}]`;
}

/** Every distinct step of the walks, on which tests check invariants. */
export function stepsOf<Snapshot>(walks: readonly Walk<Snapshot>[]): Step<Snapshot>[] {
  return walks.flatMap(({ fresh }) => fresh);
}

function valueName(value: StateValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
}
