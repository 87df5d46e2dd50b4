/**
 * What a list's file says in a cell: a text, or a text with the number or the time that it means. A
 * CSV file has the text, a spreadsheet the value, so that it can add, sort and filter.
 */
export type FileCell =
  | string
  | { text: string; number: number; format: NumberFormat }
  /** An instant, as ISO text. */
  | { text: string; time: string }
  /** A day of the calendar, such as `2026-11-24`. */
  | { text: string; day: string };

/** How a spreadsheet shows a number. */
export type NumberFormat = 'plain' | 'area' | 'lira' | 'liraPerSquareMetre';

/** The text of a cell. */
export const cellText = (cell: FileCell): string => (typeof cell === 'string' ? cell : cell.text);
