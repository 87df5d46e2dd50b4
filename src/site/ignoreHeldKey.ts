import type { KeyboardEvent } from 'react';

/** Whether holding the key writes more of a text. */
function writes(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return true;
  const isTextField =
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return key === ' ' && isTextField;
}

/**
 * Keeps a held Enter or space bar from confirming a dialog: the browser repeats the key, also the one
 * that has opened the dialog. In the capture phase, before any part of the dialog takes the key.
 */
export function ignoreHeldKey(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!repeat || (key !== 'Enter' && key !== ' ') || writes(target, key)) return;
  event.preventDefault();
  event.stopPropagation();
}
