/** The server cannot start; the message says why in one line that an operator can act on. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}

/**
 * The first line of what an error says; connection errors of several addresses hide it one level
 * down.
 */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return (error.message || error.name).split('\n', 1)[0] ?? '';
}
