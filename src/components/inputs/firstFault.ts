/**
 * Whoever cannot see the marks, or has scrolled past them, is led to the first one, once the form
 * that was sent shows it.
 */
export function focusFirstFault(form: Element): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
