/**
 * Gives an element the focus that the control before it has lost by going away. Does nothing when
 * another control has the focus; `main` has it when a dialog found no control to give it back to.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement?.matches('body, main')) element?.focus({ preventScroll: true });
}
