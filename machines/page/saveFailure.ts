import type { Failed } from './callEnd.ts';
import { type Problem, problemOf } from './problem.ts';

/** The stored record is newer. A conflict without `version` is another one, as an email in use. */
export function isOutdatedProblem({ kind, fields }: Problem): boolean {
  return kind === 'conflict' && 'version' in fields;
}

/** Whether the save was made is not known: only its answer may have been lost. */
export function isUnknownSave({ kind }: Problem): boolean {
  return kind === 'unreachable' || kind === 'failed';
}

/** Whether the same call may succeed later: neither the form nor the password was refused. */
export function mayBeRepeated(problem: Problem): boolean {
  return isUnknownSave(problem) || problem.kind === 'tooMany';
}

/** {@link isOutdatedProblem} as a guard of a failed call. */
export function isOutdated({ event }: Failed): boolean {
  return isOutdatedProblem(problemOf(event));
}

/** {@link isUnknownSave} as a guard of a failed call. */
export function mayBeSaved({ event }: Failed): boolean {
  return isUnknownSave(problemOf(event));
}
