/**
 * A CSV file as Turkish spreadsheets expect it: semicolons, CRLF and a byte order mark. A cell that
 * a spreadsheet would run as a formula gets a leading apostrophe, since visitors write the data.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
