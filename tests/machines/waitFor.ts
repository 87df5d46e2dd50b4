import { type AnyActorRef, isMachineSnapshot, type SnapshotFrom, waitFor as waitForever } from 'xstate';

/**
 * XState's `waitFor`, which by default waits without an end.
 * @throws Error that names where the machine stands instead.
 */
export async function waitFor<Actor extends AnyActorRef>(
  actor: Actor,
  predicate: (snapshot: SnapshotFrom<Actor>) => boolean,
): Promise<SnapshotFrom<Actor>> {
  try {
    return await waitForever(actor, predicate, { timeout: 10_000 });
  } catch (cause) {
    const snapshot: unknown = actor.getSnapshot();
    if (!isMachineSnapshot(snapshot)) throw cause;
    const state = JSON.stringify(snapshot.value);
    throw new Error(`${snapshot.machine.id} stays in ${state}, where the test waits for another state`, {
      cause,
    });
  }
}
