import { type RecordedActor, statusOf } from '../recording.ts';

interface ActorTreeProps {
  actors: readonly RecordedActor[];
  shown: RecordedActor | undefined;
  onChoose: (actor: RecordedActor) => void;
}

/** More would hide the living ones: a list that polls starts one for each call. */
const maxEndedCalls = 4;
const maxEndedRoots = 15;

/** The actors, each under the one that started it. Those that have ended stand at the end. */
export function ActorTree({ actors, shown, onChoose }: ActorTreeProps) {
  const roots = actors.filter(({ parent }) => parent === undefined);
  const level = (members: readonly RecordedActor[], maxEnded: number) => {
    const ended = members.filter((one) => statusOf(one) !== 'active');
    const kept = new Set(ended.toReversed().slice(0, maxEnded));
    const listed = members.filter((one) => statusOf(one) === 'active' || kept.has(one) || one === shown);
    if (listed.length === 0) return null;
    return (
      <ul>
        {listed.map((one) => (
          <li key={one.actor.sessionId}>
            <button
              type="button"
              aria-pressed={one === shown}
              data-status={statusOf(one)}
              onClick={() => onChoose(one)}
            >
              <span>{one.name}</span>
              {one.actor.id !== one.name && one.parent !== undefined && <small> {one.actor.id}</small>}
              {statusOf(one) !== 'active' && <small> {statusOf(one)}</small>}
            </button>
            {level(
              actors.filter(({ parent }) => parent === one.actor.sessionId),
              maxEndedCalls,
            )}
          </li>
        ))}
      </ul>
    );
  };
  const living = roots.filter((one) => statusOf(one) === 'active');
  const ended = roots.filter((one) => statusOf(one) !== 'active');
  return (
    <nav aria-label="Actors">
      {level(living, 0)}
      {ended.length > 0 && (
        <>
          <h3>Ended</h3>
          {level(ended, maxEndedRoots)}
        </>
      )}
    </nav>
  );
}
