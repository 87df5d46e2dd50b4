import { formatPhone, isWholePhoneKey, phoneKey } from '../people/phone.ts';
import { cellText, type FileCell } from './fileCell.ts';

/**
 * A CSV file as Turkish spreadsheets expect it: semicolons, CRLF and a byte order mark. A cell that
 * a spreadsheet would run as a formula gets a leading apostrophe, since visitors write the data. So
 * do digits that it would read as another number; those of a phone are grouped instead.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly FileCell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

const formula = /^[=+\-@\t\r]/;

/** The text of a cell, which no spreadsheet runs as a formula. */
export const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A spreadsheet drops leading zeros, and what is behind the fifteenth digit. */
const changedNumber = /^(?:0\d+|\d{16,})$/;

/** Whether a spreadsheet would take a text for a formula, or for another number. */
export const isChangedBySpreadsheets = (text: string): boolean =>
  formula.test(text) || changedNumber.test(text);

/** Digits as a text that no spreadsheet takes for a number. */
function lasting(text: string): string {
  if (!changedNumber.test(text)) return text;
  const key = phoneKey(text);
  return isWholePhoneKey(key) ? formatPhone(key) : `'${text}`;
}

function cell(content: FileCell): string {
  const text = harmless(lasting(cellText(content)));
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
