import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in prerendered HTML and while the browser takes it over. A form that was sent before its
 * handlers exist would put its fields, a password too, into the address.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Repeats what a person entered into one control. */
type Entry = { name: string; enter: (control: Control) => void };

/**
 * Collects what was typed, chosen or ticked in a prerendered page before its handlers existed. What
 * the browser restored after a reload was cleared when the page arrived.
 */
export function collectInput(page: ParentNode): Entry[] {
  return [...page.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    const enter = entryOf(control);
    return enter ? [{ name: control.name, enter }] : [];
  });
}

/** Repeats the entries in the controls of the same names, as if they happened now. */
export function replayInput(page: ParentNode, entries: readonly Entry[]): void {
  for (const { name, enter } of entries) {
    const control = page.querySelector<Control>(`[name="${CSS.escape(name)}"]`);
    if (!control) continue;
    enter(control);
    // a form checks a field when it is left
    if (control !== document.activeElement)
      control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** Undefined for a control that nobody has touched. */
function entryOf(from: Control): Entry['enter'] | undefined {
  if (from instanceof HTMLSelectElement) {
    const { value } = from;
    return value === '' ? undefined : (to) => enterValue(to, value, 'change');
  }
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
  return value === from.defaultValue ? undefined : (to) => enterValue(to, value, 'input');
}

/** React ignores an input event unless the value differs from the one that it last saw or wrote. */
function enterValue(control: Control, value: string, event: 'input' | 'change'): void {
  control.value = '';
  const type =
    control instanceof HTMLInputElement
      ? HTMLInputElement
      : control instanceof HTMLTextAreaElement
        ? HTMLTextAreaElement
        : HTMLSelectElement;
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
