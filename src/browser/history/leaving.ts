import type { AroundNavHandler } from 'wouter';
import { fromCallback } from 'xstate';
import { leavePromptMachine } from '../../../machines/page/leavePrompt.ts';
import { property } from '../../../rules/records/properties.ts';

interface Guard {
  /** Asks the user whether to leave; `leave` then continues the navigation. */
  ask: (leave: () => void, signsOut?: boolean) => void;
  /** Stops Back and Forward, and asks. */
  stopHistory: (event: PopStateEvent) => void;
  /** Whether saving the changes needs a session. */
  needsSession: boolean;
}
/** One for each part of the page that has unsaved changes. One of them asks for all. */
const guards: Guard[] = [];

/**
 * Navigation options that skip the question, after a save or when the session has ended. A
 * machine's action navigates before the page has rendered without its unsaved changes.
 */
export const unasked = { state: { unasked: true } };

/** Wraps every navigation, to ask about unsaved changes first. */
export const askBeforeLeaving: AroundNavHandler = (navigate, to, options) => {
  const mayLeave = property(options?.state, 'unasked') === true || pathOf(to) === location.pathname;
  // the entry keeps its state, such as the step of a form, which a reload reads
  if (to === location.pathname + location.search) navigate(to, { replace: true, state: history.state });
  else if (mayLeave) navigate(to, options);
  else askGuards(() => navigate(to, options), false);
};

/** Whether the page has unsaved changes that need the session. */
export const hasUnsavedChanges = () => guards.some(({ needsSession }) => needsSession);

/** Signs out after asking about unsaved changes. */
export const askBeforeSignOut = (signOut: () => void) => askGuards(signOut, true);

function askGuards(leave: () => void, signsOut: boolean): void {
  const guard = guards.at(-1);
  if (guard) guard.ask(leave, signsOut);
  else leave();
}

const pathOf = (to: string | URL) => new URL(to, location.href).pathname;

/**
 * Asks about unsaved changes on Back and Forward too. Call it before the router starts: listeners
 * run in order, and the router would replace the page before the question.
 */
export function guardHistory(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.stopHistory(event));
}

/** The router dispatches the last two. */
const moves = ['popstate', 'pushState', 'replaceState'] as const;

/** Guards a page with unsaved changes for as long as the actor runs. */
const watchLeaving = (needsSession: boolean) =>
  fromCallback(({ sendBack }) => {
    let here = { href: location.href, state: history.state };
    // a page may have several history entries, such as the steps of a form
    const move = () => {
      if (location.pathname === pathOf(here.href)) here = { href: location.href, state: history.state };
    };
    const ask: Guard['ask'] = (leave, signsOut) => sendBack({ type: 'leave.ask', leave, signsOut });
    // the address has already changed: restore it before other listeners run
    const stopHistory = (event: PopStateEvent) => {
      const { href, pathname } = location;
      const { state } = history;
      if (pathname === pathOf(here.href)) return;
      event.stopImmediatePropagation();
      history.pushState(here.state, '', here.href);
      ask(() => history.pushState(state, '', href));
    };
    const guard = { ask, stopHistory, needsSession };
    guards.push(guard);
    for (const kind of moves) window.addEventListener(kind, move);
    const stopAsking = askBeforeClosing();
    return () => {
      guards.splice(guards.indexOf(guard), 1);
      for (const kind of moves) window.removeEventListener(kind, move);
      stopAsking();
    };
  });

/**
 * Lets the browser ask before the tab is closed or reloaded.
 * @returns ends it.
 */
export function askBeforeClosing(): () => void {
  // some browsers also ask when a link opens the telephone or the mail program
  let opensProgram = false;
  const noticeProgram = ({ target }: MouseEvent) => {
    opensProgram =
      target instanceof Element && target.closest('a:is([href^="tel:"], [href^="mailto:"])') !== null;
  };
  const stopClosing = (event: BeforeUnloadEvent) => {
    if (!opensProgram) event.preventDefault();
    opensProgram = false;
  };
  window.addEventListener('click', noticeProgram, { capture: true });
  window.addEventListener('beforeunload', stopClosing);
  return () => {
    window.removeEventListener('click', noticeProgram, { capture: true });
    window.removeEventListener('beforeunload', stopClosing);
  };
}

/** Asks before the user leaves a page with unsaved changes; its actor runs while there are any. */
export const guardedLeave = leavePromptMachine.provide({
  actors: { watchLeaving: watchLeaving(true) },
});
/** The same for a form that anybody can send: it stays when the session ends. */
export const guardedLeaveOfVisitor = leavePromptMachine.provide({
  actors: { watchLeaving: watchLeaving(false) },
});
