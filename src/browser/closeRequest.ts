declare global {
  interface Window {
    /** TypeScript's library does not have it yet. */
    CloseWatcher?: new () => CloseWatcher;
  }
}
interface CloseWatcher {
  onclose: (() => void) | null;
  requestClose: () => void;
  destroy: () => void;
}

/**
 * Calls `close` on Android's Back, which otherwise leaves the page under a dialog, where the
 * browser supports it.
 * @returns a function that stops it.
 */
export function onCloseRequest(close: () => void): () => void {
  if (!window.CloseWatcher) return () => {};
  const watcher = new window.CloseWatcher();
  watcher.onclose = close;
  return () => watcher.destroy();
}
