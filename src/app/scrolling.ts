const address = () => location.pathname + location.search;

/**
 * A page that a link leads to begins at its top; the browser itself goes back to where the person was on the way back and forward. An
 * address that is only put right (`replaceState`) moves nothing.
 */
export function beginAtTheTop(): void {
  let last = address();
  let path = location.pathname;
  const keep = () => {
    last = address();
    path = location.pathname;
  };
  window.addEventListener('popstate', () => {
    if (location.pathname !== path) handOverFocus();
    keep();
  });
  window.addEventListener('replaceState', keep);
  // the router names its own events after what it calls
  window.addEventListener('pushState', () => {
    if (address() === last) return;
    if (location.pathname !== path) handOverFocus();
    keep();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** What has the focus in a page goes with it, and the focus with that: the next page takes it before, so that Tab goes on from there. */
function handOverFocus(): void {
  const main = document.querySelector('main');
  if (main?.contains(document.activeElement)) main.focus({ preventScroll: true });
}
