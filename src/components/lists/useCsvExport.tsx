import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMachine } from '@xstate/react';
import { createCsvExportMachine, exportPageSize } from '../../../machines/lists/csvExport.ts';
import type { ListAnswer, ListQuery } from '../../../machines/lists/pollingList.ts';
import { toCsv } from '../../../rules/lists/csv.ts';
import { saveFile } from '../../browser/blobUrls.ts';
import { numberText } from '../../text/formats.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { problemText } from '../../text/problems.ts';
import { countText } from '../../text/recordFormats.ts';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { type Column, type RowKey, textOf } from './columns.ts';

interface CsvExport<Row> {
  fileName: string;
  query: ListQuery;
  load: (query: ListQuery, signal: AbortSignal) => Promise<ListAnswer<Row>>;
  columns: readonly Column<Row>[];
  rowOf: (row: Row) => RowKey;
}

/** A row as it is saved. */
interface ExportedRow {
  id: number;
  cells: string[];
}
const exportMachine = createCsvExportMachine<ExportedRow>();

/**
 * Exports what the list's search and filters show as a CSV file, with progress.
 * A dialog with a retry tells of a failure, and of a list that kept changing.
 */
export function useCsvExport<Row>(props: CsvExport<Row>) {
  const { fileName, query, load, columns, rowOf } = props;
  const inFile = columns.filter(({ csv }) => csv !== false);
  const toExported = (row: Row): ExportedRow => ({
    id: rowOf(row).id,
    cells: inFile.map((column) => textOf(column, row)),
  });
  const [snapshot, send] = useMachine(
    exportMachine.provide({
      actions: {
        saveFile: (_, { rows }) => {
          const header = inFile.map(({ label }) => label);
          const cells = rows.map((row) => row.cells);
          saveFile(fileName, new Blob([toCsv(header, cells)], { type: 'text/csv' }));
        },
      },
    }),
  );
  const { rows, total, capped, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const close = () => send({ type: 'dialog.close' });
  const { title, text: reason } = text.exportFailed;
  const said = snapshot.matches('moved')
    ? text.exportMoved
    : snapshot.matches('failed') && { title, text: `${reason} ${problemText(problem)}` };
  const list = {
    async loadPage(page: number, signal: AbortSignal) {
      const answer = await load({ ...query, page, size: exportPageSize, csv: true }, signal);
      return { ...answer, rows: answer.rows.map(toExported) };
    },
    async loadRowAt(index: number, signal: AbortSignal) {
      const { rows } = await load({ ...query, page: index, size: 1, csv: true }, signal);
      return rows.map(toExported)[0];
    },
    idOf: ({ id }: ExportedRow) => id,
  };
  return {
    ask: () => send({ type: 'export.ask', list }),
    busy,
    /** How far it is, and what went wrong. */
    notice: (
      <>
        {busy && total > exportPageSize && (
          <Box role="group" aria-label={text.exporting} sx={progressStyles}>
            <LinearProgress
              aria-label={text.exporting}
              sx={{ width: '8rem' }}
              {...(!capped && { variant: 'determinate', value: Math.min(100, (100 * rows.length) / total) })}
            />
            <span>{text.exported(numberText(rows.length), countText(total, capped))}</span>
            <Button size="small" onClick={() => send({ type: 'export.cancel' })}>
              {text.cancelExport}
            </Button>
          </Box>
        )}
        {said && <MessageDialog {...said} onClose={close} onAction={() => send({ type: 'export.retry' })} />}
      </>
    ),
  };
}

const progressStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 } as const;
