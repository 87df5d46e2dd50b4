import { fromCallback } from 'xstate';

/** Reports Ctrl K and, on a Mac, Cmd K as `search.open`, in place of the browser's own meaning. */
export const watchShortcut = fromCallback(({ sendBack }) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || altKey || shiftKey || ctrlKey === metaKey) return;
    event.preventDefault();
    sendBack({ type: 'search.open' });
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
});
