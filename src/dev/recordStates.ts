import { Actor, type AnyActorRef, type InspectionEvent, isMachineSnapshot, StateMachine } from 'xstate';
import { announcementsOf, lookOf } from './lookOf.ts';
import { activeStates } from './panel/describe.ts';
import { isRefusing } from './refusingStates.ts';

/** A state that a machine has entered while it ran, as the page showed it. */
export interface DrawnState {
  machine: string;
  /** The machine that invokes this one, if any. */
  parent: string | undefined;
  /** The path of the state, such as `editing.failed`. */
  state: string;
  /**
   * Whether a screen reader finds something else than in the state before. A state that
   * tells of a failure or refusal must also be announced.
   */
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

/** What a screen reader finds, and what of it is announced. */
interface Look {
  all: string;
  announced: readonly string[];
}
const look = (): Look => ({ all: lookOf(document.body), announced: announcementsOf(document.body) });

function isNew(state: string, before: Look | undefined, now: Look): boolean {
  if (isRefusing(state)) return now.announced.some((text) => !before?.announced.includes(text));
  return now.all !== before?.all;
}

interface Entry {
  machine: string;
  parent: string | undefined;
  states: readonly string[];
  entered: readonly string[];
  /** What a screen reader found before; undefined for the first states. */
  lookBefore: Look | undefined;
  isDrawn: boolean;
}

/** The states of each running actor, by its session id. */
const entries = new Map<string, Entry>();
const reported = new Set<string>();

function report({ machine, parent, entered, lookBefore, isDrawn }: Entry, now: Look): void {
  if (!isDrawn) return;
  for (const state of entered) {
    const drawn = { machine, parent, state, isNew: isNew(state, lookBefore, now) };
    const key = JSON.stringify(drawn);
    if (reported.has(key)) continue;
    reported.add(key);
    window.onStateDrawn?.(drawn);
  }
}

/** React has changed the page since these states were entered. */
function markDrawn(): void {
  for (const entry of entries.values()) entry.isDrawn = true;
}

// a test can leave a state before the next frame, as soon as the page shows it
const pageChanges = new MutationObserver(markDrawn);
pageChanges.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

function inspect(event: InspectionEvent): void {
  if (event.type !== '@xstate.snapshot') return;
  const { actorRef, snapshot } = event;
  if (!(actorRef instanceof Actor) || !isMachineSnapshot(snapshot)) return;
  const before = entries.get(actorRef.sessionId);
  const states = activeStates(snapshot.value);
  if (before && String(before.states) === String(states)) return;
  if (pageChanges.takeRecords().length > 0) markDrawn();
  // React has not drawn the new states yet
  const now = look();
  if (before) report(before, now);
  const entry: Entry = {
    machine: snapshot.machine.id,
    parent: machineOf(actorRef._parent),
    states,
    entered: states.filter((state) => !before?.states.includes(state)),
    lookBefore: before && now,
    isDrawn: false,
  };
  entries.set(actorRef.sessionId, entry);
  if (snapshot.status !== 'active') entries.delete(actorRef.sessionId);
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (entries.get(actorRef.sessionId) !== entry) return;
      entry.isDrawn = true;
      report(entry, look());
    }),
  );
}

/** The machine that an actor runs; undefined without an actor, and for one that is no machine. */
const machineOf = (actor: AnyActorRef | undefined): string | undefined =>
  actor instanceof Actor && actor.logic instanceof StateMachine ? actor.logic.id : undefined;

window.reportStates = () => {
  const now = look();
  for (const entry of entries.values()) report(entry, now);
};

/** Takes the place of `inspector.ts`, see `scripts/inspection/stateRecording.ts`. */
export const inspection = { site: inspect, page: inspect };
