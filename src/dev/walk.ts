import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { isStrongPassword } from '../../rules/account/password.ts';
import { machineSnapshot, type RecordedActor, type Recording } from './recording.ts';
import { createRedaction, nameOf } from './redact.ts';

/** One event of a walk that came from outside: from the page, a call or a timer. */
export interface SavedStep {
  /** Since the start. */
  afterMs: number;
  /** The invoked machine that took the event, such as `location`; none for the machine itself. */
  to?: string;
  event: AnyEventObject;
  /** The machine's state once everything that followed from the event was done. */
  state: StateValue;
}

/**
 * What a machine took from its start on, as a file that tests replay. Values that are not data are
 * objects such as `{ "$file": "levha.pdf" }`; a secret is replaced by an invented one.
 */
export interface SavedWalk {
  /** The machine's id. */
  machine: string;
  /** The page on which it started. */
  address: string;
  startedAt: string;
  input: Record<string, unknown>;
  state: StateValue;
  steps: SavedStep[];
}

/** A copy that JSON can hold. The same secret is always replaced by the same words. */
function createWire(): (value: unknown) => unknown {
  let secrets = 0;
  return createRedaction({
    // what the machine checks about a password must hold for the other one too
    secret: (text) => `${isStrongPassword(text) ? 'Gizli.' : 'gizli'}${String(++secrets).padStart(2, '0')}`,
    notData: (value, fields) => {
      if (value instanceof Error) return { $error: value.name, ...fields };
      if (value instanceof File) return { $file: value.name, type: value.type, size: value.size };
      if (value instanceof Date) return { $date: value.toISOString() };
      return typeof value === 'function' ? { $function: value.name } : { $other: nameOf(value) };
    },
  });
}

/** The machines below an actor and the actor itself, by the path of their ids. */
function familyOf(recording: Recording, root: RecordedActor): { path: string; member: RecordedActor }[] {
  const below = (parent: RecordedActor, path: string): { path: string; member: RecordedActor }[] =>
    [...recording.actors.values()]
      .filter((one) => one.parent === parent.actor.sessionId && machineOf(one))
      .flatMap((member) => {
        const own = path === '' ? member.actor.id : `${path}/${member.actor.id}`;
        return [{ path: own, member }, ...below(member, own)];
      });
  return [{ path: '', member: root }, ...below(root, '')];
}

const machineOf = ({ moments }: RecordedActor) => machineSnapshot(moments[0]?.snapshot)?.machine;

/**
 * The walk of a machine so far; undefined for other actors, and when the beginning was dropped.
 * Events that one of its machines sent to another are left out: they follow from the others.
 */
export function walkOf(recording: Recording, root: RecordedActor): SavedWalk | undefined {
  const machine = machineOf(root);
  const start = root.moments[0];
  if (!machine || !start || root.isCut) return undefined;
  const wire = createWire();
  const family = familyOf(recording, root);
  const machines = new Set(family.map(({ member }) => member.actor));
  const taken = family
    .flatMap(({ path, member }) => member.moments.map((moment) => ({ path, member, moment })))
    .filter(({ member, moment: { event, source } }) => {
      const isInternal = source !== undefined && source !== member.actor && machines.has(source);
      return !isInternal && !/^xstate\.(init|stop)$/.test(event.type);
    })
    .toSorted((one, other) => one.moment.received - other.moment.received);
  /** The state of the root before an event was received. */
  const stateBefore = (received = Number.POSITIVE_INFINITY): StateValue => {
    const last = root.moments.findLast((moment) => moment.received < received) ?? start;
    const snapshot: AnyMachineSnapshot | undefined = machineSnapshot(last.snapshot);
    return snapshot?.value ?? {};
  };
  return {
    machine: machine.id,
    address: root.address,
    startedAt: start.at.toISOString(),
    input: Object(wire(root.input ?? {})),
    state: stateBefore(taken[0]?.moment.received),
    steps: taken.map(({ path, moment }, index) => ({
      afterMs: moment.at.getTime() - start.at.getTime(),
      ...(path === '' ? {} : { to: path }),
      event: Object(wire(moment.event)),
      state: stateBefore(taken[index + 1]?.moment.received),
    })),
  };
}
