import { fromCallback } from 'xstate';

/** Dialogs and menus, which hold the focus until they are closed. */
const modal = '[aria-modal="true"], [role="menu"], dialog:modal';

/**
 * Reports Ctrl K and, on a Mac, Cmd K as `search.open`, in place of the browser's own meaning. An
 * open dialog is left alone: what it asks comes first, and one that then opens another page would
 * take the search away.
 */
export const watchShortcut = fromCallback(({ sendBack }) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || altKey || shiftKey || ctrlKey === metaKey) return;
    event.preventDefault();
    if (!document.querySelector(modal)) sendBack({ type: 'search.open' });
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
});
