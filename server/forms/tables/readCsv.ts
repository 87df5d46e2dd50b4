import { readFile } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { TableFault, type TableRow } from './readTable.ts';
import { tableLimits } from './tableLimits.ts';
import { tableText } from './tableText.ts';

/**
 * The rows of a CSV file with commas, semicolons or tabs, in UTF-8, UTF-16 with a mark, or the
 * Turkish code page of Windows.
 * @throws TableFault for what is no text, and for quotes that do not end.
 */
export async function* readCsv(path: string): AsyncGenerator<TableRow> {
  const text = decode(await readFile(path));
  if (text.trim() === '') throw new TableFault(tableText.empty);
  const parser = parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: false,
    info: true,
    max_record_size: tableLimits.columns * tableLimits.cellCharacters,
  });
  let number = 0;
  try {
    for await (const { record } of parser) {
      number += 1;
      yield { number, cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // the parser reads ahead of the rows that were taken
    const row = (typeof error.records === 'number' ? error.records : number) + 1;
    throw new TableFault(
      error.code === 'CSV_MAX_RECORD_SIZE' ? tableText.hugeCell(row) : tableText.quotes(row),
    );
  }
}

/** @throws TableFault for bytes that are no text. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new TableFault(tableText.binary);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // every byte is a character there
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

const delimiters = [';', ',', '\t'] as const;

/** The delimiter that stands most often in the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = /^[^\r\n]{0,20000}/.exec(text.trimStart()) ?? [];
  const outside = line.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => outside.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}
