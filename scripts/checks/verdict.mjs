/** Whether this run decides about a change: CI hosts set the variable `CI`. */
export function isDecisive({ CI = '' }) {
  return !['', '0', 'false'].includes(CI.toLowerCase());
}

/**
 * The exit code and the last line of a whole run. A skipped test counts as failed in a decisive run
 * only: a developer's machine may lack a browser.
 */
export function verdict({ passed, failed, skipped }, decisive) {
  const failures = failed + (decisive ? skipped : 0);
  const rest = decisive || skipped === 0 ? '' : `, ${skipped} skipped`;
  return { code: failures > 0 ? 1 : 0, line: `${passed} passed, ${failures} failed${rest}` };
}
