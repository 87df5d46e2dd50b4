/**
 * Opens a dialog of the browser, with the focus on the element that the selector finds and not on
 * its first control.
 * @returns closes it, which gives the focus back to what had it.
 */
export function openModal(dialog: HTMLDialogElement, selector: string): () => void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>(selector)?.focus();
  return () => dialog.close();
}
