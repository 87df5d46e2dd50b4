import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Holds the focus on a form while a call disables its controls, then returns it to the first
 * invalid field, else to the control that had it.
 */
export function useFocusDuringCall(busy: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const left = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    let next: Element | null | undefined;
    if (busy && form.current?.contains(activeElement)) {
      left.current = activeElement;
      next = form.current;
    } else if (!busy && activeElement === form.current) {
      next = form.current?.querySelector('[aria-invalid=true]') ?? left.current;
    }
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [busy]);
  return form;
}
