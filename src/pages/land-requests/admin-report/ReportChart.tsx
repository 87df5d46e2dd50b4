import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { numberText } from '../../../text/formats.ts';
import { reportText as text } from '../../../text/land-requests/report.ts';
import { Bars, type ReportRow } from './Bars.tsx';
import { CsvButton } from './CsvButton.tsx';

interface ReportChartProps {
  /** The heading, what exactly is counted, and what a row is. */
  words: { heading: string; note: string; row: string };
  /** What exactly is counted, where that is more than the note of `words`. */
  note?: string;
  /** What the chart shows, in a sentence. */
  summary: string;
  columns: readonly string[];
  rows: readonly ReportRow[];
  /** How many of the columns are drawn, from the first on; several are stacked. By default one. */
  drawn?: number;
  /** How many of the rows are drawn. By default all. */
  drawnRows?: number;
  bars: 'standing' | 'lying';
  fileName: string;
}

/** One chart of the report with its numbers as a table and as a file. */
export function ReportChart(props: ReportChartProps) {
  const { words, rows, columns, drawn = 1 } = props;
  const id = useId();
  const drawnColumns = columns.slice(0, drawn);
  const drawnRows = rows.slice(0, props.drawnRows);
  // the summary then says that there is nothing
  const isEmpty = drawnRows.every(({ values }) => drawnColumns.every((_, column) => values[column] === 0));
  return (
    <Paper
      component="figure"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, m: 0, minWidth: 0 }}
    >
      <Typography variant="h6" component="h3" id={id}>
        {words.heading}
      </Typography>
      <Typography id={`${id}summary`} sx={{ my: 0.5 }}>
        {props.summary}
      </Typography>
      {isEmpty || (
        <Box role="img" aria-labelledby={id} aria-describedby={`${id}summary`}>
          <Bars columns={drawnColumns} rows={drawnRows} bars={props.bars} />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        {props.note ?? words.note}
      </Typography>
      <Box sx={{ position: 'relative', mt: 1 }}>
        <Box component="details">
          <Box component="summary" sx={{ width: 'fit-content', py: 1.25, cursor: 'pointer' }}>
            {text.table}
          </Box>
          {/* scrolled where there are many rows, or little room; by keyboard too */}
          <TableContainer sx={{ maxHeight: '31rem' }} tabIndex={0} role="group" aria-labelledby={id}>
            <Table
              size="small"
              aria-labelledby={id}
              stickyHeader
              sx={{ '& th, & td': { px: { xs: 1, sm: 2 } } }}
            >
              <TableHead>
                <TableRow>
                  <TableCell>{words.row}</TableCell>
                  {columns.map((column) => (
                    <TableCell key={column} align="right">
                      {column}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map(({ label, values }) => (
                  <TableRow key={label}>
                    <TableCell component="th" scope="row">
                      {label}
                    </TableCell>
                    {values.map((value, column) => (
                      <TableCell key={columns[column]} align="right">
                        {numberText(value)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
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
            rows={rows.map(({ label, values }) => [label, ...values.map(String)])}
          />
        </Box>
      </Box>
    </Paper>
  );
}
