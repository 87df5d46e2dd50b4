import { property } from '../../../rules/records/properties.ts';

const address = () => location.pathname + location.search;

let left = '';
/**
 * The path of the page that the user has left for this one by a link, Back or Forward; empty after
 * a reload, and when a save led here.
 */
export const pathLeft = () => left;

/**
 * On each arrival at another page: scrolls to the top after a link, and to the former position on
 * Back and Forward; moves the focus to the page's heading; keeps the path that was left. Of a
 * redirect (`replaceState`) only the focus is moved. A page that turns off `scrollRestoration`
 * scrolls between its own entries itself.
 */
export function watchArrivals(): void {
  let last = address();
  let path = location.pathname;
  let entry = entryKey();
  let stop = () => {};
  const positions = new Map<string, number>();
  const arrive = () => {
    if (location.pathname !== path) {
      left = path;
      focusNextHeading();
    }
    last = address();
    path = location.pathname;
    entry = entryKey();
    stop();
  };
  const savePosition = () => {
    if (entry) positions.set(entry, window.scrollY);
  };
  window.addEventListener('scroll', savePosition, { passive: true });
  // the scroll event fires with the next frame, and a link may leave the page before that
  window.addEventListener('click', savePosition, { capture: true });
  window.addEventListener('popstate', () => {
    if (location.pathname === path && history.scrollRestoration === 'manual') {
      entry = entryKey();
      return;
    }
    arrive();
    stop = scrollWhenTall(positions.get(entry) ?? 0);
  });
  window.addEventListener('replaceState', () => {
    if (location.pathname !== path) focusNextHeading();
    last = address();
    path = location.pathname;
  });
  // the router dispatches an event of this name
  window.addEventListener('pushState', () => {
    const stays = address() === last;
    arrive();
    if (property(history.state, 'unasked') === true) left = '';
    if (stays) return;
    // a new entry takes it from the one before
    history.scrollRestoration = 'auto';
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/**
 * The key of the history entry; empty without the Navigation API, where the browser restores alone.
 */
export const entryKey = () => ('navigation' in window ? (window.navigation.currentEntry?.key ?? '') : '');

/** How long a page may take to grow to its former height. */
const maxGrowthMs = 3_000;

/**
 * Scrolls again while the page grows, until the user interacts: the browser restores the position
 * before the content has loaded.
 * @returns a function that stops it.
 */
function scrollWhenTall(top: number): () => void {
  if (top === 0) return () => {};
  const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const observer = new ResizeObserver(() => {
    const isTall = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (isTall) window.scrollTo({ top, behavior: 'instant' });
  });
  const timer = setTimeout(() => stop(), maxGrowthMs);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of interactions) window.removeEventListener(kind, stop);
  }
  for (const kind of interactions) window.addEventListener(kind, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** Gives the focus to the heading of the page, which screen readers then read. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Where a control keeps the focus; a dialog that closes gives it back to others. */
const taking = 'main, [role="dialog"], dialog';

let stopWaiting = () => {};

/**
 * Moves the focus to the heading of the page that opens, which screen readers then read: first to
 * `main`, so that Tab continues there. A control that has taken the focus keeps it.
 */
function focusNextHeading(): void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const main = document.querySelector('main');
  const before = find();
  if (main?.contains(document.activeElement)) main.focus({ preventScroll: true });
  const { activeElement } = document;
  stopWaiting();
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading || heading === before) return;
    observer.disconnect();
    // Tab shall reach a toast's link, which stands before the heading
    if (document.querySelector('main [data-toasts] a')) return;
    const isTaken = document.activeElement !== activeElement && document.activeElement?.closest(taking);
    if (!isTaken) focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  stopWaiting = () => observer.disconnect();
}
