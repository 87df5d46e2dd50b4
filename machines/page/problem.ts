import { type ApiErrorKind, toApiError } from '../../api/error.ts';

/**
 * Why the last call of a flow failed: a kind to decide by, and the server's words where it had any.
 */
export interface Problem {
  kind: ApiErrorKind;
  serverMessage: string | undefined;
  /** A Turkish sentence per refused wire field. */
  fields: Readonly<Record<string, string>>;
}

/** Makes a {@link Problem} of a rejected call; `event.error` of an actor is `unknown`. */
export function toProblem(error: unknown): Problem {
  const { kind, serverMessage, fields } = toApiError(error);
  return { kind, serverMessage, fields };
}

/** Whether the call failed because somebody else has changed or removed what it was about. */
export function isOvertaken({ kind }: Problem): boolean {
  return kind === 'conflict' || kind === 'missing';
}
