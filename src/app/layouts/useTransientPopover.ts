import { useEffect, useRef } from 'react';

/**
 * Closes a popover when something in it is chosen, when the focus moves out of it, to a dialog or
 * to the page below, and when the user goes back. The browser alone closes it only by Escape and by
 * a click outside.
 */
export function useTransientPopover<Popover extends HTMLElement>() {
  const popover = useRef<Popover>(null);
  useEffect(() => {
    const element = popover.current;
    const close = () => element?.hidePopover?.();
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element?.contains(target)) return;
      const isOpener = target.getAttribute('popovertarget') === element?.id;
      if (!isOpener) close();
    };
    element?.addEventListener('click', close);
    document.addEventListener('focusin', onFocus);
    window.addEventListener('popstate', close);
    return () => {
      element?.removeEventListener('click', close);
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('popstate', close);
    };
  }, []);
  return popover;
}
