import { type RefCallback, useCallback } from 'react';

/**
 * Gives a part of a page the focus that a control in it loses because it is disabled or removed,
 * and returns it once the control can be used again. Without it the next Tab would begin at the
 * top of the page. What has its own place for the focus takes it first.
 */
export function useLostFocus(): RefCallback<HTMLElement> {
  return useCallback((part: HTMLElement | null) => {
    if (!part) return;
    let focused: HTMLElement | undefined;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== part) focused = target;
    };
    const isUsable = () => focused?.isConnected && !focused.matches(':disabled');
    const take = () => {
      const { activeElement } = document;
      if (activeElement === part && isUsable()) focused?.focus({ preventScroll: true });
      if (activeElement !== document.body || !focused || isUsable()) return;
      part.tabIndex = -1;
      part.focus({ preventScroll: true });
    };
    // after the effects of the same change
    const observer = new MutationObserver(() => requestAnimationFrame(() => setTimeout(take)));
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !part.contains(relatedTarget)) focused = undefined;
    };
    part.addEventListener('focusin', note);
    part.addEventListener('focusout', forget);
    observer.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      observer.disconnect();
      part.removeEventListener('focusin', note);
      part.removeEventListener('focusout', forget);
    };
  }, []);
}
