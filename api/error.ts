import type { components } from './schema.ts';

type ErrorBody = components['schemas']['Error'];

/** Why a call failed, in the terms a flow decides by. */
export type ApiErrorKind =
  | 'refused'
  | 'signedOut'
  | 'notAllowed'
  | 'missing'
  | 'conflict'
  | 'tooLarge'
  | 'tooMany'
  | 'failed'
  | 'unreachable';

const kinds: Record<number, ApiErrorKind> = {
  400: 'refused',
  401: 'signedOut',
  403: 'notAllowed',
  404: 'missing',
  409: 'conflict',
  413: 'tooLarge',
  415: 'refused',
  422: 'refused',
  429: 'tooMany',
};

/**
 * The one error that a call rejects with. `status` is 0 when no answer came; `serverMessage` is the
 * server's Turkish sentence where it sent one; `fields` holds a sentence per refused wire field.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    kind: ApiErrorKind,
    status: number,
    serverMessage?: string,
    fields: Record<string, string> = {},
  ) {
    super(serverMessage ?? kind);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.fields = fields;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
}

/**
 * Translates an answer outside 2xx; a body that is not the contract's (a balancer's page, say)
 * costs only its text.
 */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  const kind = kinds[status] ?? 'failed';
  return isErrorBody(body)
    ? new ApiError(kind, status, body.message, body.fields)
    : new ApiError(kind, status);
}

/**
 * Makes an {@link ApiError} of whatever a call rejected with; a machine's `event.error` is
 * `unknown`.
 */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('unreachable', 0);
}
