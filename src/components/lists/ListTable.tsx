// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table shown as cards
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { cameFromHere } from '../../browser/history/cameFrom.ts';
import layout from '../../site/layout.module.css';
import { listText as text } from '../../text/lists/lists.ts';
import { returnToRow } from '../focus/returnToRow.ts';
import styles from './ListTable.module.css';
import { PageCheckbox, RowCheckbox, type TableSelection } from './selection/checkboxes.tsx';

export interface Column<Row> {
  /** The name that the server sorts by. */
  field: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Its text in a CSV file, where the cell is no text; false where it has none. */
  csv?: ((row: Row) => string) | false;
  /** The server cannot sort by it. */
  unsorted?: boolean;
  /** A number stands at the right; a short text stays on one line. */
  kind?: 'number' | 'short';
  /** Its place in a card: in the first line, or over both columns. */
  card?: 'title' | 'state' | 'wide';
  /** In CSS pixels, where the admin has chosen it; the table gives it as far as there is room. */
  width?: number | undefined;
}

export interface RowKey {
  id: number;
  /** The record's page. A row without one opens the text that it holds. */
  href?: string;
  /** The title of the link, where the rows have one. */
  title?: string;
}

/**
 * Rows of about 40 px: what does not fit in two low lines is cut off, and its title has the whole.
 * Two badges may stand below each other. Here and not in the CSS module, which the home page would
 * carry too.
 */
const Table = styled('table')({
  // the font of the CSS module would reset it
  '&&': { fontVariantNumeric: 'tabular-nums' },
  '@container (min-width: 900px)': {
    '&& td': { paddingBlock: 0, lineHeight: 1.25 },
    '&& td > span[title]': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      // most words fit, and are not broken
      minWidth: '5rem',
      overflowWrap: 'anywhere',
    },
    // a long text, once opened, must not squeeze the other columns
    '&& details p': { width: 0, minWidth: 'max(100%, 18rem)' },
    // a badge below another one or below a name
    '&& td[data-card="state"] > span:not(:only-of-type), && td[data-card="title"] > span:not([title])': {
      lineHeight: '1.125rem',
      marginBlock: '1px',
    },
  },
  '@container (min-width: 900px) and (max-width: 999.95px)': {
    // as wide as half of a date
    '&& td[data-kind="short"]': { minWidth: '6rem' },
    '&& td[data-kind="short"] > span': { lineHeight: '1.125rem' },
  },
});

interface ListTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowOf: (row: Row) => RowKey;
  /** As on the wire, `-tarih` for descending. */
  sort?: string | undefined;
  /** Without it, no column can be sorted by. */
  onSort?: (sort: string) => void;
  busy: boolean;
  /** Rows can be selected, by their checkboxes and by Space. */
  selection?: TableSelection<Row> | undefined;
  /** Stand in the head of a column, after its label. */
  columnControls?: (field: string) => ReactNode;
}

/**
 * The rows of a panel's list. A row opens by a click, by Enter and by its link 'Detay'; the arrow
 * keys move between rows. A table that is shown as cards loses its roles, so it sets them all.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, rows, columns, rowOf, sort, onSort, busy, columnControls, selection } = props;
  const [, navigate] = useLocation();
  const hasLinks = rows.some((row) => rowOf(row).href !== undefined);
  const open = (element: HTMLElement, { href }: RowKey, inNewTab: boolean) => {
    const details = element.querySelector('details');
    if (href === undefined) details?.toggleAttribute('open');
    else if (inNewTab) window.open(href, '_blank', 'noopener');
    else navigate(href, { state: cameFromHere() });
  };
  const onClick = (event: MouseEvent<HTMLElement>, row: RowKey) => {
    const { target, currentTarget, ctrlKey, metaKey } = event;
    const isControl = target instanceof Element && target.closest('a, button, details, [data-card=select]');
    // the click ends a selection, such as of a phone number to copy
    const isSelection = getSelection()?.type === 'Range';
    if (!isControl && !isSelection) open(currentTarget, row, ctrlKey || metaKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: RowKey, isSelectable: boolean) => {
    const { key, target, currentTarget, shiftKey } = event;
    const next = rowToFocus(key, currentTarget);
    if (next instanceof HTMLElement) {
      event.preventDefault();
      next.focus();
    } else if (target !== currentTarget) return;
    else if (key === 'Enter') open(currentTarget, row, false);
    else if (key === ' ' && isSelectable) {
      event.preventDefault();
      selection?.onToggle(row.id, shiftKey);
    }
  };
  return (
    <Table ref={returnToRow} role="table" aria-label={label} aria-busy={busy} className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {selection && <PageCheckbox {...selection} />}
          {columns.map(({ field, label: name, unsorted, kind, width }) => (
            <th
              key={field}
              role="columnheader"
              scope="col"
              data-kind={kind}
              data-sized={width && ''}
              style={width === undefined ? undefined : { width }}
              aria-sort={unsorted || !onSort ? undefined : sortOf(field, sort)}
            >
              {unsorted || !onSort ? (
                name
              ) : (
                <button type="button" onClick={() => onSort(sort === field ? `-${field}` : field)}>
                  {name}
                </button>
              )}
              {columnControls?.(field)}
            </th>
          ))}
          {hasLinks && (
            <th role="columnheader" scope="col">
              {text.actions}
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => {
          const key = rowOf(row);
          const name = selection?.nameOf(row);
          return (
            <tr
              key={key.id}
              role="row"
              data-href={key.href}
              // Tab reaches the first row, the arrow keys the others
              tabIndex={index === 0 ? 0 : -1}
              onClick={(event) => onClick(event, key)}
              onAuxClick={(event) => event.button === 1 && onClick({ ...event, ctrlKey: true }, key)}
              onKeyDown={(event) => onKeyDown(event, key, name !== undefined)}
              data-selected={selection?.has(key.id) ? '' : undefined}
            >
              {selection && (
                <RowCheckbox
                  row={name}
                  checked={selection.has(key.id)}
                  onToggle={(isRange) => selection.onToggle(key.id, isRange)}
                />
              )}
              {columns.map(({ field, label: name, cell, kind, card, width }) => (
                <td
                  key={field}
                  role="cell"
                  data-kind={kind}
                  data-sized={width && ''}
                  data-card={card}
                  data-label={card === 'title' || card === 'state' ? undefined : name}
                >
                  {withTitle(cell(row), kind)}
                </td>
              ))}
              {hasLinks && (
                <td role="cell" data-card="open">
                  {key.href !== undefined && (
                    <Link href={key.href} title={key.title} state={cameFromHere()} className={layout.link}>
                      {text.detail}
                    </Link>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Gives a plain text a title with the whole, because its row may cut it off. */
function withTitle(content: ReactNode, kind: Column<unknown>['kind']): ReactNode {
  if (typeof content !== 'string' || content === '' || kind) return content;
  return <span title={content}>{content}</span>;
}

function sortOf(field: string, sort: string | undefined) {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
}

function rowToFocus(key: string, row: HTMLElement): Element | null | undefined {
  if (key === 'ArrowDown') return row.nextElementSibling;
  if (key === 'ArrowUp') return row.previousElementSibling;
  if (key === 'Home') return row.parentElement?.firstElementChild;
  return key === 'End' ? row.parentElement?.lastElementChild : undefined;
}
