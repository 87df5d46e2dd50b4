/**
 * A CSV file as Turkish spreadsheets expect it: semicolons, CRLF and a byte order mark. A cell that
 * a spreadsheet would run as a formula gets a leading apostrophe, since visitors write the data.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** The text of a cell, which no spreadsheet runs as a formula. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function cell(content: string): string {
  const text = harmless(content);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
