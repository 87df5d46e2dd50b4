import type { components } from './schema.ts';

type ErrorBody = components['schemas']['Error'];

/** Why a call failed, as the machines distinguish it. */
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
  429: 'tooMany',
};

/**
 * The only error that a call rejects with. `status` is 0 without an answer; `serverMessage` is the
 * server's Turkish sentence, if any; `fields` holds a sentence for each refused wire field.
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

/** Converts an answer outside 2xx; its body may be a load balancer's page, not the contract's. */
export function errorFromAnswer(status: number, body: unknown): ApiError {
  const kind = kinds[status] ?? 'failed';
  return isErrorBody(body)
    ? new ApiError(kind, status, body.message, body.fields)
    : new ApiError(kind, status);
}
