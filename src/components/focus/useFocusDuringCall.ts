import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Holds the focus on a form while a call disables its controls, then returns it to the first
 * invalid field, else to the control that had it.
 */
export function useFocusDuringCall(busy: boolean): RefCallback<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  const left = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isHere = form.current?.contains(activeElement) || (left.current && activeElement === document.body);
    let next: Element | null | undefined;
    if (busy && isHere) {
      next = form.current;
    } else if (!busy && activeElement === form.current) {
      next = form.current?.querySelector('[aria-invalid=true]') ?? left.current;
    }
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [busy]);
  // Noted early: Chromium before 156 moves the focus of a disabled control to the body before the
  // effect. A dialog renders its form later than this hook.
  return useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    if (!element) return;
    if (element.contains(document.activeElement)) left.current = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== element) left.current = target;
    };
    element.addEventListener('focusin', note);
  }, []);
}
