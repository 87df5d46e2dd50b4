import { fromCallback } from 'xstate';

/** Reports each navigation as `page.change`; a corrected address (`replaceState`) is none. */
export const watchPages = fromCallback(({ sendBack }) => {
  const report = () => sendBack({ type: 'page.change' });
  window.addEventListener('pushState', report);
  window.addEventListener('popstate', report);
  return () => {
    window.removeEventListener('pushState', report);
    window.removeEventListener('popstate', report);
  };
});
