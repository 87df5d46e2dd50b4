/** The server cannot start. The message is one line that tells an operator what to change. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/**
 * The first line of an error's message. A connection that failed for several addresses gives an
 * `AggregateError` without a message: its first error's message counts.
 */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return (error.message || error.name).split('\n', 1)[0] ?? '';
}
