import { pathLeft } from '../../browser/history/arrival.ts';
import { takeLostFocus } from './takeLostFocus.ts';

/** The panel's bar and the head of the table stay at the top of the window. */
const barAndHeadPx = 112;

/**
 * Gives the focus to the row whose record the user has left for this list, and shows the row. A row
 * in sight does not move.
 */
export function returnToRow(table: HTMLTableElement | null): void {
  const row = table?.querySelector<HTMLElement>(`tr[data-href="${CSS.escape(pathLeft())}"]`);
  if (!row) return;
  takeLostFocus(row);
  if (document.activeElement !== row) return;
  const { top, bottom } = row.getBoundingClientRect();
  const isInSight = top >= barAndHeadPx && bottom <= window.innerHeight;
  if (!isInSight) row.scrollIntoView({ block: 'center', behavior: 'instant' });
}
