import { Link } from 'wouter';
import { cameFromHere } from '../../browser/history/cameFrom.ts';
import layout from '../../site/layout.module.css';
import { listText as text } from '../../text/lists/lists.ts';
import type { RowKey } from './columns.ts';

/** Enter in the cell opens the record too, so that Tab does not stop in each row. */
export function OpenLink({ href, title, onOpen }: Omit<RowKey, 'id'>) {
  if (href === undefined) {
    return (
      onOpen && (
        <button type="button" tabIndex={-1} className={layout.link} onClick={onOpen}>
          {text.detail}
        </button>
      )
    );
  }
  return (
    <Link href={href} title={title} tabIndex={-1} state={cameFromHere()} className={layout.link}>
      {text.detail}
    </Link>
  );
}
