import {
  Actor,
  type AnyActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
} from 'xstate';
import { createRedaction } from './redact.ts';

/** One event that an actor has taken, and what came of it. */
export interface Moment {
  /** Counts the moments of all actors together. */
  number: number;
  /**
   * Orders the events of all actors by their arrival. XState reports an event after the events that
   * it has caused, so the order of the reports is another one.
   */
  received: number;
  at: Date;
  event: AnyEventObject;
  /** The actor that sent the event; undefined for the page. */
  source: AnyActor | undefined;
  snapshot: Snapshot<unknown>;
  transitions: readonly AnyTransitionDefinition[];
  /** Ids of the invoked actors that run after the event. */
  running: readonly string[];
  /** Context, output and error, without secrets. */
  details: Record<string, unknown>;
  /** The event's payload, without secrets. */
  payload: Record<string, unknown>;
  /** Names of the parts of `details` that are others than before. */
  changed: readonly string[];
}

export interface RecordedActor {
  actor: AnyActor;
  /** The machine's id; else the id under which the actor was invoked. */
  name: string;
  parent: string | undefined;
  /** Whether a page started it, not the product as a whole. */
  isOfPage: boolean;
  input: unknown;
  /** The page on which it started. */
  address: string;
  moments: Moment[];
  /** Whether the first moments were dropped. */
  isCut: boolean;
}

const maxMoments = 1000;

export const statusOf = ({ moments }: RecordedActor) => moments.at(-1)?.snapshot.status ?? 'active';

/** The snapshot of a machine; undefined for other actors. */
export function machineSnapshot(snapshot: Snapshot<unknown> | undefined): AnyMachineSnapshot | undefined {
  return isMachineSnapshot(snapshot) ? snapshot : undefined;
}

function detailsOf(snapshot: Snapshot<unknown>): Record<string, unknown> {
  const { context, output, error }: { context?: object; output?: unknown; error?: unknown } =
    Object(snapshot);
  return {
    ...context,
    ...(output === undefined ? {} : { output }),
    ...(error === undefined ? {} : { error }),
  };
}

function runningIn(snapshot: Snapshot<unknown>): string[] {
  const children: Record<string, AnyActorRef> = Object(snapshot).children ?? {};
  return Object.entries(children)
    .filter(([, child]) => child.getSnapshot().status === 'active')
    .map(([id]) => id);
}

export interface Recording {
  actors: ReadonlyMap<string, RecordedActor>;
  /** The `inspect` option of actors. */
  inspect: (event: InspectionEvent) => void;
  /** Calls back after each change; returns a function that ends this. */
  subscribe: (listener: () => void) => () => void;
  /** Another number after each change. */
  version: () => number;
}

/** Records every event of every started actor. React creates some that it never starts. */
export function createRecording(): Recording & { inspectPage: Recording['inspect'] } {
  const actors = new Map<string, RecordedActor>();
  const listeners = new Set<() => void>();
  const redact = createRedaction();
  const arrivals = new WeakMap<AnyEventObject, { received: number; source: AnyActor | undefined }>();
  const transitions = new Map<string, AnyTransitionDefinition[]>();
  const pageRoots = new Set<string>();
  let count = 0;
  let version = 0;
  let isTold = true;

  function changed(): void {
    version++;
    if (!isTold) return;
    isTold = false;
    // actors change while React renders
    queueMicrotask(() => {
      isTold = true;
      for (const listener of listeners) listener();
    });
  }

  function recordOf(actor: AnyActor, rootId: string): RecordedActor {
    const known = actors.get(actor.sessionId);
    if (known) return known;
    const made: RecordedActor = {
      actor,
      name: String(Object(actor.logic).id ?? actor.id),
      parent: actor._parent?.sessionId,
      isOfPage: pageRoots.has(rootId),
      input: Object(actor.options).input,
      address: location.pathname,
      moments: [],
      isCut: false,
    };
    actors.set(actor.sessionId, made);
    return made;
  }

  function inspect(seen: InspectionEvent): void {
    const { actorRef: actor } = seen;
    if (!(actor instanceof Actor)) return;
    const id = actor.sessionId;
    if (seen.type === '@xstate.event') {
      const { sourceRef } = seen;
      arrivals.set(seen.event, {
        received: ++count,
        source: sourceRef instanceof Actor ? sourceRef : undefined,
      });
    }
    if (seen.type === '@xstate.microstep') {
      transitions.set(id, [...(transitions.get(id) ?? []), ...seen._transitions]);
    }
    if (seen.type !== '@xstate.snapshot') return;
    const { event, snapshot } = seen;
    const taken = transitions.get(id) ?? [];
    transitions.delete(id);
    const recorded = recordOf(actor, seen.rootId);
    const { moments } = recorded;
    // strict mode stops and restarts each machine of a page; it goes on from where it was
    const isRestart = event.type === 'xstate.init' && moments.at(-1)?.event.type === 'xstate.stop';
    if (isRestart) {
      moments.pop();
      changed();
      if (moments.length > 0) return;
    }
    const before = moments.at(-1)?.snapshot;
    const [now, then] = [detailsOf(snapshot), before ? detailsOf(before) : {}];
    const { type, ...payload } = event;
    moments.push({
      number: ++count,
      received: count,
      source: undefined,
      ...arrivals.get(event),
      at: new Date(),
      event,
      snapshot,
      transitions: taken,
      running: runningIn(snapshot),
      details: Object(redact(now)),
      // the type tells which fields are secret
      payload: withoutType(redact({ type, ...payload })),
      changed: [...new Set([...Object.keys(then), ...Object.keys(now)])].filter(
        (key) => now[key] !== then[key],
      ),
    });
    if (moments.length > maxMoments) {
      moments.shift();
      recorded.isCut = true;
    }
    changed();
  }

  return {
    actors,
    inspect,
    inspectPage: (seen) => {
      pageRoots.add(seen.rootId);
      inspect(seen);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

function withoutType(event: unknown): Record<string, unknown> {
  const { type: _, ...payload } = Object(event);
  return payload;
}
