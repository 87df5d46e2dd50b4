import { createContext, type ReactNode } from 'react';
import { cellText, type FileCell } from '../../../rules/lists/fileCell.ts';

/** A column of a panel's list: in its grid, on its cards, and in its files. */
export interface Column<Row> {
  /** The name that the server sorts by. */
  field: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What a file has of it, where the cell is no text or means more; false where it has nothing. */
  file?: ((row: Row) => FileCell) | false;
  /** What its head sorts by, where the label does not say it. */
  sortHint?: string;
  /** The server cannot sort by it. */
  unsorted?: boolean;
  /** A number stands at the right. */
  kind?: 'number';
  /** In CSS pixels: what its longest usual text needs. */
  width: number;
  /** It takes a share of the room that the other columns leave, and is at least `width` wide. */
  grows?: boolean;
  /** Hidden until the person shows it: everywhere, or in a grid that is too narrow for it. */
  hidden?: 'always' | 'narrow';
  /** Its place on a card: the first line, at its end, or over both columns. */
  card?: 'title' | 'state' | 'wide';
}

/**
 * The tab index of what a cell holds: in a grid the keys move between cells, and Enter leads into
 * one; Tab stops at each control of a card, which therefore has none of its own. With a 0 the grid
 * would move the focus from the card into the control, where Enter would call a person.
 */
export const CellTabIndex = createContext<-1 | undefined>(-1);

export interface RowKey {
  id: number;
  /** The record's page. */
  href?: string;
  /** The title of the link, where the rows have one. */
  title?: string;
  /** Opens what the row holds, where it has no page. */
  onOpen?: () => void;
}

/** What a file has of a cell; a cell that is no text gives its own by `file`, or has none. */
export function cellOf<Row>({ file, cell }: Pick<Column<Row>, 'file' | 'cell'>, row: Row): FileCell {
  if (file) return file(row);
  const shown = cell(row);
  if (typeof shown === 'number') return { text: String(shown), number: shown, format: 'plain' };
  return typeof shown === 'string' ? shown : '';
}

/** The text of a cell, as it is copied and searched. */
export const textOf = <Row>(column: Pick<Column<Row>, 'file' | 'cell'>, row: Row): string =>
  cellText(cellOf(column, row));
