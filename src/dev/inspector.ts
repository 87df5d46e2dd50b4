import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import { createPanel } from './panel.ts';
import { createRedaction } from './redact.ts';

type Redact = ReturnType<typeof createRedaction>;

/**
 * What a person can read of a snapshot; the rest is the machine itself. Names of states are no
 * secrets, even `forgotPassword`.
 */
function shownOf(snapshot: unknown, redact: Redact) {
  const { status, value, context, input, output, error } = Object(snapshot);
  const { client: _, ...kept } = Object(context);
  return { value, ...Object(redact({ status, input, output, error })), context: context && redact(kept) };
}

/**
 * Shows every actor, event and snapshot in a panel of the page itself, on an address with
 * `?inspect`; nothing leaves the browser. Only the development server knows this folder (see
 * `vite.config.ts`), so no build can hold it.
 */
function start() {
  const panel = createPanel();
  const redact = createRedaction();
  return createInspector({
    send(event: StatelyInspectionEvent) {
      if (event.type === '@xstate.actor')
        panel.addActor({ ...event, state: shownOf(event.snapshot, redact) });
      else if (event.type === '@xstate.event') panel.addEvent(event.sessionId, redact(event.event));
      else panel.keepSnapshot(event.sessionId, shownOf(event.snapshot, redact));
    },
  });
}

const isWanted = new URLSearchParams(window.location.search).has('inspect');

/** What actors report to; undefined where nobody asked for it. */
export const inspect = isWanted ? start().inspect : undefined;
