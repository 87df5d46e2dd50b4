import { openBesidePage } from '../openBesidePage.ts';
import type { Recording } from '../recording.ts';
import { Panel } from './Panel.tsx';
import styles from './panel.css?inline';

/** Opens the inspector's panel on the page. */
export function openPanel(recording: Recording): void {
  const host = openBesidePage('Inspector', styles, <Panel recording={recording} />);
  host.dataset.inspector = '';
}
