import type { components } from '../../api/schema.ts';

export type ErrorBody = components['schemas']['Error'];

/** An operation's declared failure, with its HTTP status and the Turkish message to show. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 429 | 503 | 507;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: Refusal['status'],
    message: string,
    options: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
  }

  /** The contract's error body. */
  toBody(): ErrorBody {
    return { status: 'error', message: this.message, ...(this.fields ? { fields: this.fields } : {}) };
  }
}
