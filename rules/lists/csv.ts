import { formatPhone, isWholePhoneKey, phoneKey } from '../people/phone.ts';

/**
 * A CSV file as Turkish spreadsheets expect it: semicolons, CRLF and a byte order mark. A cell that
 * a spreadsheet would run as a formula gets a leading apostrophe, since visitors write the data. So
 * do digits that it would read as another number; those of a phone are grouped instead.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** The text of a cell, which no spreadsheet runs as a formula. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A spreadsheet drops leading zeros, and what is behind the fifteenth digit. */
const changedNumber = /^(?:0\d+|\d{16,})$/;

/** Digits as a text that no spreadsheet takes for a number. */
function lasting(text: string): string {
  if (!changedNumber.test(text)) return text;
  const key = phoneKey(text);
  return isWholePhoneKey(key) ? formatPhone(key) : `'${text}`;
}

function cell(content: string): string {
  const text = harmless(lasting(content));
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
