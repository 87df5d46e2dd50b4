import { type EventObject, fromCallback } from 'xstate';

/** The router dispatches `pushState` and `replaceState` as events of these names. */
type Move = 'popstate' | 'pushState' | 'replaceState';
/** Returns undefined for a move that does not matter. */
type ToEvent = () => EventObject | undefined;

/** An actor that sends an event for each move in the browser's history. */
export const watchMoves = (moves: readonly Move[], toEvent: ToEvent) => watch(moves, () => toEvent);

/** The same for moves that keep the path: another path is another page. */
export const watchMovesOnPage = (moves: readonly Move[], toEvent: ToEvent) =>
  watch(moves, () => {
    const { pathname } = location;
    return () => (location.pathname === pathname ? toEvent() : undefined);
  });

function watch(moves: readonly Move[], begin: () => ToEvent) {
  return fromCallback(({ sendBack }) => {
    const toEvent = begin();
    const report = () => {
      const event = toEvent();
      if (event) sendBack(event);
    };
    for (const move of moves) window.addEventListener(move, report);
    return () => {
      for (const move of moves) window.removeEventListener(move, report);
    };
  });
}
