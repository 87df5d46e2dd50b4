const address = () => location.pathname + location.search;

/**
 * A page that a link leads to begins at its top; the browser itself goes back to where the person was on the way back and forward. An
 * address that is only put right (`replaceState`) moves nothing.
 */
export function beginAtTheTop(): void {
  let last = address();
  const keep = () => {
    last = address();
  };
  window.addEventListener('popstate', keep);
  window.addEventListener('replaceState', keep);
  // the router names its own events after what it calls
  window.addEventListener('pushState', () => {
    if (address() === last) return;
    keep();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
