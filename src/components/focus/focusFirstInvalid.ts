/** Moves the focus to the first invalid field, once the submitted form shows which one that is. */
export function focusFirstInvalid(form: Element): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
