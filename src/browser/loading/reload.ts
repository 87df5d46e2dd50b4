/**
 * Loads the page again once the server answers: a file of an earlier release is gone, and browsers
 * remember which files have failed. The browser asks first where typed text would be lost.
 * @throws Error when the server cannot be reached or fails; the page then stays.
 */
export async function reload(): Promise<void> {
  const { status } = await fetch('', { method: 'HEAD' });
  if (status >= 500) throw new Error(`HEAD answers ${status}`);
  location.reload();
}
