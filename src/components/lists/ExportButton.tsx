import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { createCsvExportMachine, exportPageSize } from '../../../machines/lists/csvExport.ts';
import type { ListAnswer, ListQuery } from '../../../machines/lists/pollingList.ts';
import { toCsv } from '../../../rules/lists/csv.ts';
import { saveFile } from '../../browser/blobUrls.ts';
import { numberText } from '../../text/formats.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { problemText } from '../../text/problems.ts';
import { countText } from '../../text/recordFormats.ts';
import { OnDemand } from '../notices/OnDemand.tsx';
import type { Column, RowKey } from './ListTable.tsx';
import { loadListMenusAndDialogs } from './loadListMenusAndDialogs.ts';

interface ExportButtonProps<Row> {
  fileName: string;
  disabled: boolean;
  query: ListQuery;
  load: (query: ListQuery, signal: AbortSignal) => Promise<ListAnswer<Row>>;
  columns: readonly Column<Row>[];
  rowOf: (row: Row) => RowKey;
}

/**
 * On a zoomed phone the button stands below the order. Styles of the panel alone are `sx`: a CSS
 * module would make the style sheet of `/` longer.
 */
const exportStyles = {
  // `&&` outweighs the rule for the tools of the list, of which this is one
  '&&': { minWidth: '8rem' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.75rem',
  '& > :first-of-type': { flex: '1 0 auto' },
} as const;

/** A row as it is saved. */
interface ExportedRow {
  id: number;
  cells: string[];
}
const exportMachine = createCsvExportMachine<ExportedRow>();

/** The text of a cell; a cell that is no text gives its own by `csv`, or is left out. */
function textOf<Row>({ csv, cell }: Column<Row>, row: Row): string {
  if (csv) return csv(row);
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
}

/**
 * Exports what the list's search and filters show as a CSV file, with progress.
 * A dialog with a retry tells of a failure, and of a list that kept changing.
 */
export function ExportButton<Row>(props: ExportButtonProps<Row>) {
  const { fileName, disabled, query, load, columns, rowOf } = props;
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
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!busy) return;
    const pressed = button.current;
    // The button has lost the focus while it was disabled.
    return () => {
      if (document.activeElement?.contains(pressed)) pressed?.focus({ preventScroll: true });
    };
  }, [busy]);
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
  return (
    <Box sx={exportStyles}>
      <Button
        ref={button}
        variant="outlined"
        loading={busy}
        disabled={disabled}
        onClick={() => send({ type: 'export.ask', list })}
      >
        {text.export}
      </Button>
      {busy && total > exportPageSize && (
        <>
          <LinearProgress
            aria-label={text.exporting}
            sx={{ width: '8rem' }}
            {...(!capped && { variant: 'determinate', value: Math.min(100, (100 * rows.length) / total) })}
          />
          <span>{text.exported(numberText(rows.length), countText(total, capped))}</span>
          <Button size="small" onClick={() => send({ type: 'export.cancel' })}>
            {text.cancelExport}
          </Button>
        </>
      )}
      {said && (
        <OnDemand load={loadListMenusAndDialogs} onClose={close}>
          {({ MessageDialog }) => (
            <MessageDialog {...said} onClose={close} onAction={() => send({ type: 'export.retry' })} />
          )}
        </OnDemand>
      )}
    </Box>
  );
}
