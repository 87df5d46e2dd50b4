const address = () => location.pathname + location.search;

/**
 * A page that a link leads to begins at its top; on the way back and forward it is scrolled to
 * where the person was. An address that is only put right (`replaceState`) moves nothing.
 */
export function keepPlace(): void {
  let last = address();
  let path = location.pathname;
  let entry = entryKey();
  let stop = () => {};
  const places = new Map<string, number>();
  const arrive = () => {
    if (location.pathname !== path) handOverFocus();
    last = address();
    path = location.pathname;
    entry = entryKey();
    stop();
  };
  const note = () => {
    if (entry) places.set(entry, window.scrollY);
  };
  window.addEventListener('scroll', note, { passive: true });
  // a scroll is told of with the next frame, and a link may lead away before
  window.addEventListener('click', note, { capture: true });
  window.addEventListener('popstate', () => {
    arrive();
    stop = scrollWhenTall(places.get(entry) ?? 0);
  });
  window.addEventListener('replaceState', () => {
    last = address();
    path = location.pathname;
  });
  // the router names its own events after what it calls
  window.addEventListener('pushState', () => {
    const stays = address() === last;
    arrive();
    if (stays) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * Names an entry of the history; empty in browsers that cannot tell them apart: there the browser
 * alone finds the place.
 */
const entryKey = () => ('navigation' in window ? (window.navigation.currentEntry?.key ?? '') : '');

/** For how long a page may grow, in milliseconds. */
const patience = 3_000;

/**
 * The browser looks for the place at once, when what was there is not loaded yet: while the page
 * grows it is scrolled to anew, until the person moves.
 * @returns gives it up.
 */
function scrollWhenTall(top: number): () => void {
  if (top === 0) return () => {};
  const own = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const observer = new ResizeObserver(() => {
    const isTall = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (isTall) window.scrollTo({ top, behavior: 'instant' });
  });
  const timer = setTimeout(() => stop(), patience);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of own) window.removeEventListener(kind, stop);
  }
  for (const kind of own) window.addEventListener(kind, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/**
 * What has the focus in a page goes with it, and the focus with that: the next page takes it
 * before, so that Tab goes on from there.
 */
function handOverFocus(): void {
  const main = document.querySelector('main');
  if (main?.contains(document.activeElement)) main.focus({ preventScroll: true });
}
