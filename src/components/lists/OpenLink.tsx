import MuiLink from '@mui/material/Link';
import { use } from 'react';
import { pathLeft } from '../../browser/history/arrival.ts';
import { cameFromHere } from '../../browser/history/cameFrom.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { PageLink } from '../links/PageLink.tsx';
import { CellTabIndex, type RowKey } from './columns.ts';

/** Opens what a row stands for. */
export function OpenLink({ href, title, onOpen }: Omit<RowKey, 'id'>) {
  const tabIndex = use(CellTabIndex);
  if (href === undefined) {
    return (
      onOpen && (
        <MuiLink component="button" type="button" tabIndex={tabIndex} onClick={onOpen}>
          {text.detail}
        </MuiLink>
      )
    );
  }
  return (
    <PageLink
      ref={href === pathLeft() ? focusRow : undefined}
      href={href}
      title={title}
      tabIndex={tabIndex}
      state={cameFromHere()}
    >
      {text.detail}
    </PageLink>
  );
}

/** Takes the focus to the row whose record the person has left, unless they have gone on already. */
function focusRow(link: HTMLElement | null) {
  const cell = link?.closest<HTMLElement>('[role=gridcell]');
  if (!cell) return;
  // a grid hides its first rows until it knows its size
  const focus = () => {
    if (getComputedStyle(cell).visibility === 'hidden') frame = requestAnimationFrame(focus);
    else if (document.activeElement?.matches('body, main, h1')) {
      cell.focus();
      cell.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
  };
  let frame = requestAnimationFrame(focus);
  return () => cancelAnimationFrame(frame);
}
