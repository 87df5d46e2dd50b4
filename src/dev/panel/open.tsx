import { createRoot } from 'react-dom/client';
import type { Recording } from '../recording.ts';
import { Panel } from './Panel.tsx';
import styles from './panel.css?inline';

/** Opens the panel on the page. Its own shadow tree keeps its styles and the page's apart. */
export function openPanel(recording: Recording): void {
  const host = document.createElement('aside');
  host.dataset.inspector = '';
  host.setAttribute('aria-label', 'Inspector');
  const shadow = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = styles;
  const root = document.createElement('div');
  shadow.append(style, root);
  // dialogs of the page take the focus back, and act on keys, wherever they are
  for (const type of ['focusin', 'keydown']) host.addEventListener(type, (event) => event.stopPropagation());
  // beside the body: dialogs hide its other children
  document.documentElement.append(host);
  createRoot(root).render(<Panel recording={recording} />);
}
