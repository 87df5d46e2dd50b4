/**
 * Gives an element the focus that the control before it has lost by going away; from nobody it is
 * taken.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
