/** Whether holding the key writes more of a text. */
function writes(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return true;
  const isTextField =
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return key === ' ' && isTextField;
}

/** What the space bar presses; elsewhere it scrolls. */
const pressed =
  'button, input, select, summary, [role^=menuitem], [role=option], [role=row], [role=gridcell], [role=tab], [role=columnheader]';

/** Whether holding the key only scrolls the page. */
const scrolls = (target: EventTarget | null, key: string) =>
  key === ' ' && target instanceof Element && !target.matches(pressed) && !target.closest('[role*=dialog]');

function ignore(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!repeat || (key !== 'Enter' && key !== ' ') || writes(target, key) || scrolls(target, key)) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Keeps a held Enter or space bar from pressing anything: the browser repeats the key, also the one
 * that has opened a dialog, a menu or a toast, which the repetition would answer. On the document in
 * the capture phase, before any part of the page takes the key.
 */
export function ignoreHeldKeys(): void {
  document.addEventListener('keydown', ignore, { capture: true });
}
