/**
 * A CSV file that Turkish spreadsheets open as it is: semicolons, CRLF, and a byte order mark. A
 * cell that a spreadsheet would run as a formula is made plain text, since names and phones come
 * from strangers.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
