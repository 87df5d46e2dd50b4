import { type EventObject, fromCallback } from 'xstate';

/** The router names its own events after what it calls. */
type Move = 'popstate' | 'pushState' | 'replaceState';

/**
 * Tells a machine of each such move in the history that stays on the path: on a way to another page
 * it is not asked any more.
 */
export function movesOnPage(moves: readonly Move[], toEvent: () => EventObject) {
  return fromCallback(({ sendBack }) => {
    const { pathname } = location;
    const report = () => {
      if (location.pathname === pathname) sendBack(toEvent());
    };
    for (const move of moves) window.addEventListener(move, report);
    return () => {
      for (const move of moves) window.removeEventListener(move, report);
    };
  });
}
