import {
  Actor,
  type AnyActorRef,
  type InspectionEvent,
  isMachineSnapshot,
  StateMachine,
  type StateValue,
} from 'xstate';
import { lookOf } from './lookOf.ts';

/** A state that a machine has entered while it ran, as the page showed it. */
export interface DrawnState {
  machine: string;
  /** The machine that invokes this one, if any. */
  parent: string | undefined;
  /** The path of the state, such as `editing.failed`. */
  state: string;
  /** Whether a screen reader finds something else than in the state before. */
  isNew: boolean;
}

declare global {
  interface Window {
    /** The browser tests provide it. */
    onStateDrawn?: (drawn: DrawnState) => void;
    /** Reports the states that are on the screen now. */
    reportStates?: () => void;
  }
}

interface Entry {
  machine: string;
  parent: string | undefined;
  states: readonly string[];
  entered: readonly string[];
  /** What a screen reader found before; undefined for the first states. */
  lookBefore: string | undefined;
  isDrawn: boolean;
}

/** The states of each running actor, by its session id. */
const entries = new Map<string, Entry>();
const reported = new Set<string>();

function report({ machine, parent, entered, lookBefore, isDrawn }: Entry, look: string): void {
  if (!isDrawn) return;
  for (const state of entered) {
    const drawn = { machine, parent, state, isNew: look !== lookBefore };
    const key = JSON.stringify(drawn);
    if (reported.has(key)) continue;
    reported.add(key);
    window.onStateDrawn?.(drawn);
  }
}

function inspect(event: InspectionEvent): void {
  if (event.type !== '@xstate.snapshot') return;
  const { actorRef, snapshot } = event;
  if (!(actorRef instanceof Actor) || !isMachineSnapshot(snapshot)) return;
  const before = entries.get(actorRef.sessionId);
  const states = leavesOf(snapshot.value);
  if (before && String(before.states) === String(states)) return;
  // React has not drawn the new states yet
  const look = lookOf(document.body);
  if (before) report(before, look);
  const entry: Entry = {
    machine: snapshot.machine.id,
    parent: machineOf(actorRef._parent),
    states,
    entered: states.filter((state) => !before?.states.includes(state)),
    lookBefore: before && look,
    isDrawn: false,
  };
  entries.set(actorRef.sessionId, entry);
  if (snapshot.status !== 'active') entries.delete(actorRef.sessionId);
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (entries.get(actorRef.sessionId) !== entry) return;
      entry.isDrawn = true;
      report(entry, lookOf(document.body));
    }),
  );
}

/** The machine that an actor runs; undefined without an actor, and for one that is no machine. */
const machineOf = (actor: AnyActorRef | undefined): string | undefined =>
  actor instanceof Actor && actor.logic instanceof StateMachine ? actor.logic.id : undefined;

window.reportStates = () => {
  const look = lookOf(document.body);
  for (const entry of entries.values()) report(entry, look);
};

/** The paths of the innermost active states. */
function leavesOf(value: StateValue, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')];
  const children = Object.entries(value);
  if (children.length === 0) return [path.join('.')];
  return children.flatMap(([name, child]) => (child === undefined ? [] : leavesOf(child, [...path, name])));
}

/** Takes the place of `inspector.ts`, see `scripts/inspection/stateRecording.ts`. */
export const inspection = { site: inspect, page: inspect };
