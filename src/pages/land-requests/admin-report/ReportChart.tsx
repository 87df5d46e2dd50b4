import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { reportText as text } from '../../../text/land-requests/report.ts';
import { Bars } from './Bars.tsx';
import { CsvButton } from './CsvButton.tsx';
import { type ReportRow, ReportTable, type ValueKind } from './ReportTable.tsx';

interface ReportChartProps {
  /** The heading, what exactly is counted, and what a row is. */
  words: { heading: string; note: string; row: string };
  /** What exactly is counted, where that is more than the note of `words`. */
  note?: string;
  /** What the chart shows, in a sentence. */
  summary: string;
  columns: readonly string[];
  rows: readonly ReportRow[];
  /** How many of the columns are drawn, from the first on. By default one. */
  drawn?: number;
  /** Several drawn columns stand side by side, instead of on each other. */
  grouped?: boolean;
  /** How many of the rows are drawn. By default all. */
  drawnRows?: number;
  bars: 'standing' | 'lying';
  kind?: ValueKind;
  fileName: string;
  /** Takes the whole width, with this beside the bars. */
  beside?: ReactNode;
}

/** One chart of the report with its numbers as a table and as a file. */
export function ReportChart(props: ReportChartProps) {
  const { words, rows, columns, drawn = 1, kind = 'count', beside } = props;
  const id = useId();
  const drawnColumns = columns.slice(0, drawn);
  const drawnRows = rows.slice(0, props.drawnRows);
  // the summary then says that there is nothing
  const isEmpty = drawnRows.every(({ values }) => drawnColumns.every((_, column) => !values[column]));
  return (
    <Paper
      component="figure"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, m: 0, minWidth: 0, ...(beside !== undefined && { gridColumn: '1 / -1' }) }}
    >
      <Typography variant="h6" component="h3" id={id}>
        {words.heading}
      </Typography>
      <Typography id={`${id}summary`} sx={{ my: 0.5 }}>
        {props.summary}
      </Typography>
      <Box sx={beside === undefined ? {} : besideStyles}>
        {beside}
        {isEmpty || (
          <Box role="img" aria-labelledby={id} aria-describedby={`${id}summary`}>
            <Bars
              columns={drawnColumns}
              rows={drawnRows}
              bars={props.bars}
              kind={kind}
              grouped={props.grouped ?? false}
            />
          </Box>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {props.note ?? words.note}
      </Typography>
      <Box sx={{ position: 'relative', mt: 1 }}>
        <Box component="details">
          <Box component="summary" sx={{ width: 'fit-content', py: 1.25, cursor: 'pointer' }}>
            {text.table}
          </Box>
          <ReportTable labelledBy={id} row={words.row} columns={columns} rows={rows} kind={kind} />
        </Box>
        <Box
          sx={{
            // in the line of the summary, also while the table is open
            position: 'absolute',
            top: 0,
            right: 0,
            '@media (max-width: 17.5em)': { position: 'static' },
          }}
        >
          <CsvButton
            heading={words.heading}
            fileName={props.fileName}
            header={[words.row, ...columns]}
            rows={rows.map(({ label, values }) => [
              label,
              // Turkish spreadsheets read a decimal comma
              ...columns.map((_, column) => String(values[column] ?? '').replace('.', ',')),
            ])}
          />
        </Box>
      </Box>
    </Paper>
  );
}

const besideStyles = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  my: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
} as const;
