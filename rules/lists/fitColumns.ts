/** A column that a grid shows by default. */
export interface FittedColumn {
  field: string;
  /** In CSS pixels. */
  width: number;
  /** Hidden by default: always, or where the grid is too narrow for it. */
  hidden?: 'always' | 'narrow';
}

/**
 * Returns the fields of a grid's default columns that fit into it. The last of those that may be
 * left out goes first; the others stay, and the grid then scrolls.
 * @param room the width for columns in CSS pixels; undefined while it is not known.
 */
export function fitColumns(columns: readonly FittedColumn[], room: number | undefined): string[] {
  const shown = columns.filter(({ hidden }) => hidden !== 'always');
  let excess = shown.reduce((sum, { width }) => sum + width, -(room ?? Number.POSITIVE_INFINITY));
  const fitting = shown.toReversed().filter(({ hidden, width }) => {
    if (hidden !== 'narrow' || excess <= 0) return true;
    excess -= width;
    return false;
  });
  return fitting.toReversed().map(({ field }) => field);
}
