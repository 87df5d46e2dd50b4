/** Whether this run decides about a change: CI hosts set the variable `CI`. */
export function isDecisive(environment) {
  return !['', '0', 'false'].includes((environment.CI ?? '').toLowerCase());
}

/**
 * The result of a whole run. On a developer's machine a test may be skipped because a browser is
 * missing; in a run that decides about a change a skipped test counts as failed.
 * @returns the exit code, and the last line of the output.
 */
export function verdict({ passed, failed, skipped }, decisive) {
  const failures = failed + (decisive ? skipped : 0);
  const rest = decisive || skipped === 0 ? '' : `, ${skipped} skipped`;
  return { code: failures > 0 ? 1 : 0, line: `${passed} passed, ${failures} failed${rest}` };
}
