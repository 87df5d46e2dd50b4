import type { InspectionEvent, Observer } from 'xstate';
import { createRecording } from './recording.ts';

interface Inspection {
  /** The `inspect` option of actors that belong to no page. */
  site?: Observer<InspectionEvent> | ((event: InspectionEvent) => void);
  /** The same for the machines of a page. */
  page?: Observer<InspectionEvent> | ((event: InspectionEvent) => void);
}

/**
 * At an address with `?inspect`, shows every actor in a panel on the page; nothing leaves the
 * browser. `?inspect=stately` opens Stately's inspector instead, which needs the network. Only the
 * development server loads this folder (see `scripts/inspection/inspection.ts`), so no build
 * contains it.
 */
async function start(): Promise<Inspection> {
  const wanted = new URLSearchParams(window.location.search).get('inspect');
  if (wanted === null) return {};
  if (wanted === 'stately') {
    const { createStatelyInspector } = await import('./stately.ts');
    const inspect = createStatelyInspector();
    return { site: inspect, page: inspect };
  }
  const recording = createRecording();
  void import('./panel/open.tsx').then(({ openPanel }) => openPanel(recording));
  return { site: recording.inspect, page: recording.inspectPage };
}

export const inspection = await start();
