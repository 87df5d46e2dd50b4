import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMachine } from '@xstate/react';
import {
  createListExportMachine,
  exportPageSize,
  type FileFormat,
} from '../../../machines/lists/listExport.ts';
import type { ListAnswer, ListQuery } from '../../../machines/lists/pollingList.ts';
import type { FileCell } from '../../../rules/lists/fileCell.ts';
import { saveFile } from '../../browser/blobUrls.ts';
import { numberText } from '../../text/formats.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { problemText } from '../../text/problems.ts';
import { countText } from '../../text/recordFormats.ts';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { type Column, cellOf, type RowKey } from './columns.ts';

interface ListFile<Row> {
  /** Without its ending. */
  fileName: string;
  /** The list's title, which the sheet is named after. */
  title: string;
  query: ListQuery;
  load: (query: ListQuery, signal: AbortSignal) => Promise<ListAnswer<Row>>;
  columns: readonly Column<Row>[];
  rowOf: (row: Row) => RowKey;
}

/** A row as it is saved. */
interface ExportedRow {
  id: number;
  cells: FileCell[];
}
/** How each kind of file is made; what makes it is loaded with the first one. */
const fileContent: Record<
  FileFormat,
  (header: readonly string[], rows: readonly (readonly FileCell[])[], sheetName: string) => Promise<Blob>
> = {
  async csv(header, rows) {
    const { toCsv } = await import('../../../rules/lists/csv.ts');
    return new Blob([toCsv(header, rows)], { type: 'text/csv' });
  },
  async xlsx(header, rows, sheetName) {
    const [{ xlsxParts }, { zipArchive }] = await Promise.all([
      import('../../../rules/lists/xlsx.ts'),
      import('../../browser/zipArchive.ts'),
    ]);
    return zipArchive(xlsxParts(sheetName, header, rows), xlsxType);
  },
};
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const exportMachine = createListExportMachine<ExportedRow>();

/**
 * Exports what the list's search and filters show as a CSV or XLSX file, with progress: the same
 * rows, columns and order, whatever the format. A dialog with a retry tells of a failure, and of a list that kept changing.
 */
export function useListExport<Row>(props: ListFile<Row>) {
  const { fileName, title: sheetName, query, load, columns, rowOf } = props;
  const inFile = columns.filter(({ file }) => file !== false);
  const toExported = (row: Row): ExportedRow => ({
    id: rowOf(row).id,
    cells: inFile.map((column) => cellOf(column, row)),
  });
  const [snapshot, send] = useMachine(exportMachine);
  const { rows, total, capped, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const close = () => send({ type: 'dialog.close' });
  const { title, text: reason } = text.exportFailed;
  const said = snapshot.matches('moved')
    ? text.exportMoved
    : (snapshot.matches('failed') || snapshot.matches('unsaved')) && {
        title,
        text: `${reason} ${problemText(problem)}`,
      };
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
    async save(format: FileFormat, exported: readonly ExportedRow[], signal: AbortSignal) {
      const header = inFile.map(({ label }) => label);
      const cells = exported.map((row) => row.cells);
      const content = await fileContent[format](header, cells, sheetName);
      if (!signal.aborted) saveFile(`${fileName}.${format}`, content);
      return undefined;
    },
  };
  return {
    ask: (format: FileFormat) => send({ type: 'export.ask', list, format }),
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
