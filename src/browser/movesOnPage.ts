import { type EventObject, fromCallback } from 'xstate';

/** The router dispatches `pushState` and `replaceState` as events of these names. */
type Move = 'popstate' | 'pushState' | 'replaceState';

/**
 * Sends an event for each history change that keeps the path: another path is another page.
 * @param toEvent undefined for a change that does not matter.
 */
export function movesOnPage(moves: readonly Move[], toEvent: () => EventObject | undefined) {
  return fromCallback(({ sendBack }) => {
    const { pathname } = location;
    const report = () => {
      const event = location.pathname === pathname ? toEvent() : undefined;
      if (event) sendBack(event);
    };
    for (const move of moves) window.addEventListener(move, report);
    return () => {
      for (const move of moves) window.removeEventListener(move, report);
    };
  });
}
