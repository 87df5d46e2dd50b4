import { createBrowserInspector } from '@statelyai/inspect';
import { createRedaction } from './redact.ts';

/**
 * Reports to Stately's own inspector, a page of stately.ai in another window, without passwords,
 * digests and tokens. It opens by a button, because browsers block a window that a script opens
 * without a click.
 */
export function createStatelyInspector() {
  const redact = createRedaction();
  const inspector = createBrowserInspector({
    autoStart: false,
    maxDeferredEvents: 2000,
    sanitizeEvent: (event) => Object(redact(event)),
    sanitizeContext: (context) => Object(redact(context)),
    serialize: (event) => {
      if (!('snapshot' in event)) return JSON.parse(JSON.stringify(event));
      // the rest of a snapshot is the calls' input and the snapshots of children
      const { status, value, context, output, error }: Record<string, unknown> = Object(event.snapshot);
      const snapshot = { status, value, context, output: redact(output), error: redact(error) };
      return JSON.parse(JSON.stringify({ ...event, snapshot }));
    },
  });
  const button = document.createElement('button');
  button.textContent = 'Open Stately’s inspector';
  button.style.cssText = 'position: fixed; z-index: 9999; left: 8px; bottom: 8px; padding: 8px 12px';
  button.addEventListener('click', () => {
    inspector.start();
    button.remove();
  });
  document.body.append(button);
  return inspector.inspect;
}
