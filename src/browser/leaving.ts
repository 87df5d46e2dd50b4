import type { AroundNavHandler } from 'wouter';
import { fromCallback } from 'xstate';

/** Asks the person; `leave` then goes where they wanted to go. */
let ask: ((leave: () => void) => void) | undefined;

/**
 * A navigation with this option leaves without a question: what was typed has just been saved, or
 * may not be seen any more. A machine's action navigates before the page has heard that nothing is
 * unsaved.
 */
export const unasked = { state: { unasked: true } };

/** Every navigation of the product passes here, so that unsaved changes can be asked about. */
export const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const mayGo = !ask || Object(options?.state).unasked === true || pathOf(to) === location.pathname;
  if (ask && !mayGo) ask(() => navigate(to, options));
  else navigate(to, options);
};

/** Whether the page holds changes that are not saved yet. */
export const holdsChanges = () => ask !== undefined;

/**
 * Does what ends the page, such as signing out, once the person has agreed that nothing unsaved is
 * lost.
 */
export function askBefore(leave: () => void): void {
  if (ask) ask(leave);
  else leave();
}

const pathOf = (to: string | URL) => new URL(to, location.href).pathname;

let stopTravel: ((event: PopStateEvent) => void) | undefined;

/**
 * Lets unsaved changes be asked about on the way back and forward too. Called before the router
 * starts: whoever listens first is told first, and the router would take the page away before the
 * person is asked.
 */
export function guardTravel(): void {
  window.addEventListener('popstate', (event) => stopTravel?.(event));
}

/** The guard of one page with unsaved changes, for as long as it runs. */
export const watchLeaving = fromCallback(({ sendBack }) => {
  const here = { href: location.href, state: history.state };
  const guard = (leave: () => void) => sendBack({ type: 'leave.ask', leave });
  ask = guard;

  // the address has changed already when it is told: it is put back before anybody hears of it
  const stop = (event: PopStateEvent) => {
    const { href, pathname } = location;
    if (pathname === new URL(here.href).pathname) return;
    event.stopImmediatePropagation();
    history.pushState(here.state, '', here.href);
    guard(() => history.pushState(null, '', href));
  };
  const stopClosing = (event: BeforeUnloadEvent) => event.preventDefault();
  stopTravel = stop;
  window.addEventListener('beforeunload', stopClosing);
  return () => {
    if (ask === guard) ask = undefined;
    if (stopTravel === stop) stopTravel = undefined;
    window.removeEventListener('beforeunload', stopClosing);
  };
});
