import type { AroundNavHandler } from 'wouter';
import { fromCallback } from 'xstate';

/** Asks the user whether to leave; `leave` then continues the navigation. */
let ask: ((leave: () => void) => void) | undefined;

/**
 * Navigation options that skip the question, after a save or when the session has ended. A
 * machine's action navigates before the page has rendered without its unsaved changes.
 */
export const unasked = { state: { unasked: true } };

/** Wraps every navigation, to ask about unsaved changes first. */
export const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const mayLeave = !ask || Object(options?.state).unasked === true || pathOf(to) === location.pathname;
  if (ask && !mayLeave) ask(() => navigate(to, options));
  else navigate(to, options);
};

/** Whether the page has unsaved changes. */
export const hasUnsavedChanges = () => ask !== undefined;

/** Runs an action that ends the page, such as signing out, after asking about unsaved changes. */
export function askBefore(leave: () => void): void {
  if (ask) ask(leave);
  else leave();
}

const pathOf = (to: string | URL) => new URL(to, location.href).pathname;

let stopHistory: ((event: PopStateEvent) => void) | undefined;

/**
 * Asks about unsaved changes on Back and Forward too. Call it before the router starts: listeners
 * run in order, and the router would replace the page before the question.
 */
export function guardHistory(): void {
  window.addEventListener('popstate', (event) => stopHistory?.(event));
}

/** Guards a page with unsaved changes for as long as the actor runs. */
export const watchLeaving = fromCallback(({ sendBack }) => {
  const here = { href: location.href, state: history.state };
  const guard = (leave: () => void) => sendBack({ type: 'leave.ask', leave });
  ask = guard;

  // the address has already changed: restore it before other listeners run
  const stop = (event: PopStateEvent) => {
    const { href, pathname } = location;
    if (pathname === new URL(here.href).pathname) return;
    event.stopImmediatePropagation();
    history.pushState(here.state, '', here.href);
    guard(() => history.pushState(null, '', href));
  };
  const stopClosing = (event: BeforeUnloadEvent) => event.preventDefault();
  stopHistory = stop;
  window.addEventListener('beforeunload', stopClosing);
  return () => {
    if (ask === guard) ask = undefined;
    if (stopHistory === stop) stopHistory = undefined;
    window.removeEventListener('beforeunload', stopClosing);
  };
});
