/**
 * Whether a statement failed because another row has a value that must be unique. A query before the
 * statement would miss a concurrent one with the same value.
 */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
