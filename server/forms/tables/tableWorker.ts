/** The worker of `readTable.ts`: posts the rows of a file, a batch for each `next`. */
import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './readCsv.ts';
import { type FromReader, TableFault, type TableRow } from './readTable.ts';
import { readXlsx } from './readXlsx.ts';
import { tableLimits } from './tableLimits.ts';
import { tableText } from './tableText.ts';

const batchRows = 500;

const say = (message: FromReader) => parentPort?.postMessage(message);
const nextWanted = () =>
  new Promise<void>((resolve) => {
    parentPort?.once('message', () => resolve());
  });

/** @throws TableFault for a row that is larger than a row may be. */
function requireBounded({ number, cells }: TableRow): void {
  if (cells.length > tableLimits.columns) throw new TableFault(tableText.tooManyColumns);
  if (cells.some((cell) => cell.length > tableLimits.cellCharacters))
    throw new TableFault(tableText.hugeCell(number));
}

async function post(rows: AsyncIterable<TableRow>): Promise<void> {
  let batch: TableRow[] = [];
  let count = 0;
  for await (const { number, cells } of rows) {
    const row = { number, cells: withoutEmptyEnd(cells.map((cell) => cell.trim())) };
    if (row.cells.length === 0) continue;
    requireBounded(row);
    count += 1;
    // the first one has the headings
    if (count > tableLimits.rows + 1) throw new TableFault(tableText.tooManyRows);
    batch.push(row);
    if (batch.length < batchRows) continue;
    say({ type: 'rows', rows: batch });
    batch = [];
    await nextWanted();
  }
  if (batch.length > 0) say({ type: 'rows', rows: batch });
  say({ type: 'end' });
}

const withoutEmptyEnd = (cells: string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

const { path, format } = Object(workerData);
try {
  await post(format === 'xlsx' ? readXlsx(String(path)) : readCsv(String(path)));
} catch (error) {
  say({ type: 'fault', message: error instanceof TableFault ? error.message : tableText.unreadable });
}
