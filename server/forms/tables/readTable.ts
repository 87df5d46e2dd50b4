import { Worker } from 'node:worker_threads';
import { tableLimits } from './tableLimits.ts';
import { tableText } from './tableText.ts';

/** Rows of a file, from the top. A file that cannot be read ends them with a {@link TableFault}. */
export type TableRows = AsyncIterable<readonly TableRow[]>;
export interface TableRow {
  /** From 1, as the spreadsheet counts; rows without a value are left out. */
  number: number;
  cells: readonly string[];
}
/** Why a file cannot be read, as a sentence for its sender. */
export class TableFault extends Error {}

export type FromReader =
  | { type: 'rows'; rows: TableRow[] }
  | { type: 'end' }
  /** A sentence of `tableText`. */
  | { type: 'fault'; message: string };

/**
 * Reads a CSV file, or the first sheet of an XLSX file. A worker with a memory of its own does it,
 * so that neither a huge file nor a hostile one blocks or fills the server; it waits with the next
 * rows until the last ones were taken.
 * @param limits tests set smaller ones.
 * @throws TableFault for a file that cannot be read.
 */
export async function* readTable(
  path: string,
  format: 'csv' | 'xlsx',
  limits: { heapMegabytes: number; timeMs: number } = tableLimits,
): TableRows {
  const worker = new Worker(new URL('./tableWorker.ts', import.meta.url), {
    workerData: { path, format },
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
  });
  const waiting: FromReader[] = [];
  let wake: () => void = () => undefined;
  const add = (message: FromReader) => {
    waiting.push(message);
    wake();
  };
  worker.on('message', add);
  worker.on('error', (error) => {
    // it has run out of memory, or a library has failed on what it has read
    const isTooLarge = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    add({ type: 'fault', message: isTooLarge ? tableText.tooLarge : tableText.unreadable });
  });
  worker.on('exit', () => add({ type: 'fault', message: tableText.unreadable }));
  const timer = setTimeout(() => add({ type: 'fault', message: tableText.tooSlow }), limits.timeMs);
  try {
    for (;;) {
      const next = waiting.shift();
      if (next === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      if (next.type === 'end') return;
      if (next.type === 'fault') throw new TableFault(next.message);
      yield next.rows;
      worker.postMessage('next');
    }
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
