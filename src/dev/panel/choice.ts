import { type RecordedActor, statusOf } from '../recording.ts';

type Actors = ReadonlyMap<string, RecordedActor>;

/** What the developer looks at. */
export interface Choice {
  actor?: string;
  /** Whether the actor had ended when it was chosen. */
  wasEnded?: boolean;
  /** The number of the moment that is shown; undefined for now. */
  moment?: number;
}

/**
 * The actor to show. One that was chosen stays until it ends; then, and at first, it is the largest
 * living machine of the page.
 */
export function shownActor(actors: Actors, { actor, wasEnded, moment }: Choice): RecordedActor | undefined {
  const chosen = actor === undefined ? undefined : actors.get(actor);
  if (chosen && (wasEnded || moment !== undefined || statusOf(chosen) === 'active')) return chosen;
  const living = [...actors.values()].filter((one) => one.parent === undefined && statusOf(one) === 'active');
  const size = ({ actor: { logic }, isOfPage }: RecordedActor) =>
    (isOfPage ? 1000 : 0) + (logic.root ? countStates(logic.root) : 0);
  return living.toSorted((one, other) => size(other) - size(one))[0];
}

function countStates(node: { states: Record<string, never> }): number {
  return Object.values(node.states).reduce((sum, child) => sum + countStates(child), 1);
}
