import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { liraText, numberText } from '../../../text/formats.ts';
import { reportText as text } from '../../../text/land-requests/report.ts';

export interface ReportRow {
  /** Unlike that of any other row. */
  label: string;
  /** Below the bar of a chart of columns. */
  short?: string;
  /** By column; undefined where there is nothing to say. */
  values: readonly (number | undefined)[];
  /** The lists of what the values count, by column. */
  links?: readonly (string | undefined)[];
}

/** How a value is written: a number, or TL. */
export type ValueKind = 'count' | 'lira';

const valueText = (value: number, kind: ValueKind) => (kind === 'lira' ? liraText(value) : numberText(value));

interface ReportTableProps {
  /** The id of the heading. */
  labelledBy: string;
  /** What a row is. */
  row: string;
  columns: readonly string[];
  rows: readonly ReportRow[];
  kind: ValueKind;
}

/** The numbers of a chart; those that a list shows lead to it. */
export function ReportTable({ labelledBy, row, columns, rows, kind }: ReportTableProps) {
  return (
    // scrolled where there are many rows, or little room; by keyboard too
    <TableContainer sx={{ maxHeight: '31rem' }} tabIndex={0} role="group" aria-labelledby={labelledBy}>
      <Table
        size="small"
        aria-labelledby={labelledBy}
        stickyHeader
        sx={{ '& th, & td': { px: { xs: 1, sm: 2 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{row}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ label, values, links }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {columns.map((column, at) => (
                <TableCell key={column} align="right">
                  <Value value={values[at]} kind={kind} href={links?.[at]} name={`${label}, ${column}`} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface ValueProps {
  value: number | undefined;
  kind: ValueKind;
  href: string | undefined;
  /** What is counted, for those who hear the link alone. */
  name: string;
}

function Value({ value, kind, href, name }: ValueProps) {
  if (value === undefined) return text.none;
  const shown = valueText(value, kind);
  if (!href || value === 0) return shown;
  return (
    <PageLink href={href} aria-label={`${name}: ${shown}`} sx={{ display: 'inline-block', minWidth: 24 }}>
      {shown}
    </PageLink>
  );
}
