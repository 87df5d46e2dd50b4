import { Actor, type InspectionEvent } from 'xstate';
import { createPanel } from './panel.ts';
import { createRedaction } from './redact.ts';

/**
 * Shows every actor, its state and its events in a panel on the page, at an address with
 * `?inspect`; nothing leaves the browser. Only the development server loads this folder (see
 * `vite.config.ts`), so no build contains it.
 */
function createInspector() {
  const panel = createPanel();
  const redact = createRedaction();
  return (event: InspectionEvent) => {
    const { actorRef: actor } = event;
    if (!(actor instanceof Actor)) return;
    const row = {
      id: actor.sessionId,
      name: String(Object(actor.logic).id ?? actor.id),
      isChild: actor._parent !== undefined,
    };
    if (event.type === '@xstate.event') panel.addEvent(row, redact(event.event));
    if (event.type === '@xstate.snapshot') {
      const { status, value, context, output, error } = Object(event.snapshot);
      const { client: _, ...shown } = Object(context);
      // `value` is not redacted: state names such as `forgotPassword` only look like secrets
      panel.setState(row, { status, value, details: redact({ ...shown, output, error }) });
    }
  };
}

const isWanted = new URLSearchParams(window.location.search).has('inspect');

/** The `inspect` option of actors; undefined without `?inspect`. */
export const inspect = isWanted ? createInspector() : undefined;
