type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what was typed, chosen or ticked in a prerendered page before its handlers existed, and
 * where the focus is. What the browser restored after a reload was cleared when the page arrived.
 * @returns a function that repeats the input and the focus, even if React has replaced the page.
 */
export function noteInput(page: ParentNode): () => void {
  const returnFocus = noteFocus(page);
  const entries = [...page.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    const enter = entryOf(control);
    return enter ? [{ name: control.name, enter }] : [];
  });
  return () => {
    returnFocus();
    for (const { name, enter } of entries) {
      const control = page.querySelector<Control>(`[name="${CSS.escape(name)}"]`);
      if (!control) continue;
      enter(control);
      // a form checks a field when it is left
      if (control !== document.activeElement)
        control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  };
}

/** @returns a function that focuses the element with the same tag, name, text and position. */
function noteFocus(page: ParentNode): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return () => undefined;
  const likeFocused = () =>
    [...page.querySelectorAll<HTMLElement>(focused.tagName)].filter(
      (element) =>
        element.textContent === focused.textContent &&
        element.getAttribute('name') === focused.getAttribute('name'),
    );
  const index = likeFocused().indexOf(focused);
  return () => likeFocused()[index]?.focus({ preventScroll: true });
}

/** Undefined for an untouched control. */
function entryOf(from: Control): ((to: Control) => void) | undefined {
  if (from instanceof HTMLInputElement && from.type === 'checkbox') {
    if (from.checked === from.defaultChecked) return undefined;
    const { checked } = from;
    return (to) => {
      if (!(to instanceof HTMLInputElement)) return;
      to.checked = !checked;
      to.click();
    };
  }
  if (from instanceof HTMLInputElement && from.type === 'file') {
    const { files } = from;
    if (!files?.length) return undefined;
    return (to) => {
      if (to instanceof HTMLInputElement) to.files = files;
      to.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  const { value } = from;
  const [untouched, caret, end] =
    from instanceof HTMLSelectElement
      ? ['', null, null]
      : [from.defaultValue, from.selectionStart, from.selectionEnd];
  if (value === untouched) return undefined;
  return (to) => {
    // React ignores an event unless the value differs from the one that it last saw or wrote
    to.value = '';
    // past the setter that React has put on the element
    Reflect.set(Object.getPrototypeOf(to), 'value', value, to);
    // before the event, whose handler may read the caret
    if (to === document.activeElement && 'setSelectionRange' in to && caret !== null)
      to.setSelectionRange(caret, end);
    to.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
