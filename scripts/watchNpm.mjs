/**
 * Calls `onEnd` once when npm, the parent of this process, has ended. A killed npm sends no signal,
 * so the parent is polled. The scripts of package.json begin with `exec`, otherwise the parent would
 * be a shell that outlives npm. A process that npm did not start is not watched.
 */
export function watchNpm(onEnd) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    onEnd();
  }, 1_000);
  timer.unref();
}
