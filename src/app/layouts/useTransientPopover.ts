import { useEffect, useRef } from 'react';

/**
 * Closes a popover when the focus moves out of it, to a dialog or to the page below, and when the
 * user goes back. The browser alone closes it only by Escape and by a click outside.
 */
export function useTransientPopover<Popover extends HTMLElement>() {
  const popover = useRef<Popover>(null);
  useEffect(() => {
    const close = () => popover.current?.hidePopover?.();
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || popover.current?.contains(target)) return;
      const isOpener = target.getAttribute('popovertarget') === popover.current?.id;
      if (!isOpener) close();
    };
    document.addEventListener('focusin', onFocus);
    window.addEventListener('popstate', close);
    return () => {
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('popstate', close);
    };
  }, []);
  return popover;
}
