/**
 * Gives an element the focus that a removed control has lost. Does nothing while another control
 * has the focus; `main` has it when a closing dialog found no control to return it to,
 * and the heading when a page has just opened.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement?.matches('body, main, h1')) element?.focus({ preventScroll: true });
}
