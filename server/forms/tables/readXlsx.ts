import { Readable } from 'node:stream';
import ExcelJS, { type CellValue } from 'exceljs';
import { TableFault, type TableRow } from './readTable.ts';
import { formulaCell, tableText } from './tableText.ts';
import { checkedArchive } from './xlsxArchive.ts';

/**
 * The rows of an XLSX file's first sheet. The library gets an archive that was checked and put into
 * the order in which it keeps nothing on the disk.
 * @throws TableFault for what is no workbook, and for one that unpacks to too much.
 */
export async function* readXlsx(path: string): AsyncGenerator<TableRow> {
  const archive = await checkedArchive(path);
  const workbook = new ExcelJS.stream.xlsx.WorkbookReader(Readable.from([archive]), {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
    entries: 'ignore',
  });
  for await (const sheet of workbook) {
    for await (const row of sheet) {
      const values = Array.isArray(row.values) ? row.values.slice(1) : [];
      // a sparse list: cells without a value are missing
      yield { number: row.number, cells: Array.from(values, cellText) };
    }
    return;
  }
  throw new TableFault(tableText.notASheet);
}

/** The text of a cell, as it would be typed into the form. */
function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, '2026-11-20'.length);
  if ('formula' in value || 'sharedFormula' in value) return formulaCell;
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('hyperlink' in value) return typeof value.text === 'string' ? value.text : value.hyperlink;
  return 'error' in value ? value.error : '';
}

/** With a comma before the decimals, and never as a power of ten. */
const numberText = (value: number): string =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 }).replace('.', ',');
