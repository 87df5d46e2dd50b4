/** Whether this run decides about a change: the hosts of continuous integration set the variable `CI`. */
export function isDecisive(environment) {
  return !['', '0', 'false'].includes((environment.CI ?? '').toLowerCase());
}

/**
 * What the counts of a whole run come to. A person may do without what their machine cannot run; a run that decides about a change may
 * not, so there a skipped test counts as failed.
 * @returns the exit code, and the last line of the output.
 */
export function verdict({ passed, failed, skipped }, decisive) {
  const failures = failed + (decisive ? skipped : 0);
  const rest = decisive || skipped === 0 ? '' : `, ${skipped} skipped`;
  return { code: failures > 0 ? 1 : 0, line: `${passed} passed, ${failures} failed${rest}` };
}
