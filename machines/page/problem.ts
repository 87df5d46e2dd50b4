import { ApiError, type ApiErrorKind } from '../../api/error.ts';
import { property } from '../../rules/records/properties.ts';
import type { Failed } from './callEnd.ts';

/** Why the last call of a flow failed. */
export interface Problem {
  kind: ApiErrorKind;
  /** The server's Turkish message, if it sent one. */
  serverMessage: string | undefined;
  /** A Turkish message per refused wire field. */
  fields: Readonly<Record<string, string>>;
}

/** The problem of a rejected call; `event.error` of an actor is `unknown`. */
export function toProblem(error: unknown): Problem {
  const { kind, serverMessage, fields } = error instanceof ApiError ? error : new ApiError('unreachable', 0);
  return { kind, serverMessage, fields };
}

/** Why the call failed whose end a machine's action has been given as its event. */
export const problemOf = (event: object): Problem => toProblem(property(event, 'error'));

/** The problem once the refused value of a field was changed. */
export function withoutField(problem: Problem | undefined, field: string): Problem | undefined {
  if (!problem?.fields[field]) return problem;
  const { [field]: _, ...fields } = problem.fields;
  return { ...problem, fields };
}

/** Whether a rejected call did not find its record, or its link has ended. */
export function isMissing({ event }: Failed): boolean {
  return problemOf(event).kind === 'missing';
}

/** Whether the record of the call was changed or removed elsewhere. */
export function isChangedElsewhere({ event }: Failed): boolean {
  return ['conflict', 'missing'].includes(problemOf(event).kind);
}
