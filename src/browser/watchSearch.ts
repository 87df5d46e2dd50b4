import { fromCallback } from 'xstate';

/** The router dispatches the second, also where Back is stopped by a question. */
const moves = ['popstate', 'pushState'] as const;

/** Dialogs and menus, which hold the focus until they are closed. */
const modal = '[aria-modal="true"], [role="menu"]';

/**
 * Reports Ctrl K and, on a Mac, Cmd K as `search.open`, in place of the browser's own meaning. Both
 * are ignored while another dialog is open, because that dialog may lead to another page, which
 * closes the search. While the search is open, they select its text. Back and Forward close the
 * search, because the page below may ask something.
 */
export const watchSearch = fromCallback(({ sendBack }) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || altKey || shiftKey || ctrlKey === metaKey) return;
    event.preventDefault();
    const isOpen = (part: Element) => !part.closest('[aria-hidden="true"]');
    // a closed one fades away
    const dialog = [...document.querySelectorAll(modal)].find(isOpen);
    if (!dialog) return sendBack({ type: 'search.open' });
    const typed = dialog.querySelector<HTMLInputElement>('input[name="search"]');
    typed?.focus();
    typed?.select();
  };
  const onMove = () => sendBack({ type: 'search.close' });
  window.addEventListener('keydown', onKeyDown);
  for (const kind of moves) window.addEventListener(kind, onMove);
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    for (const kind of moves) window.removeEventListener(kind, onMove);
  };
});
