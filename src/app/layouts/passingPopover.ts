import { useEffect, useRef } from 'react';

/**
 * A popover that passes: it closes by itself when the focus goes on to something else, to a dialog
 * over the page or to what lies beneath it, and on the way back to another page. Left to itself the
 * browser keeps it above all these.
 */
export function usePassingPopover<Popover extends HTMLElement>() {
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
