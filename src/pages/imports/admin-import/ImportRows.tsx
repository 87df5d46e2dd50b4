import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import {
  type Import,
  type ImportRow,
  type ImportRowState,
  importPageSize,
} from '../../../../machines/imports/import.ts';
import type { ImportKind } from '../../../../rules/imports/importFields.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { importText as text } from '../../../text/imports/import.ts';
import type { ImportProps } from './importProps.ts';

const states: readonly ImportRowState[] = ['refused', 'duplicate', 'ready', 'made', 'kept', 'undone'];

/** The rows of one state, a page at a time, with what is wrong with each or what it is like. */
export function ImportRows({ snapshot, send, found }: ImportProps & { found: Import }) {
  const { rows, wanted } = snapshot.context;
  const total = found.counts[wanted.state];
  const show = (state: ImportRowState, page: number) => send({ type: 'rows.show', state, page });
  return (
    <Box sx={{ width: '100%' }}>
      <Box role="group" aria-label={text.rowsOf} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {states
          .filter((state) => found.counts[state] > 0 || state === wanted.state)
          .map((state) => (
            <Button
              key={state}
              size="small"
              variant={state === wanted.state ? 'contained' : 'outlined'}
              aria-pressed={state === wanted.state}
              onClick={() => show(state, 0)}
            >
              {text.counted(text.rowStates[state], found.counts[state])}
            </Button>
          ))}
      </Box>
      {rows.length === 0 ? (
        <Typography color="textSecondary">{text.noRows}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={text.rowStates[wanted.state]}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{text.columns.row}</TableCell>
                <TableCell>{text.columns.summary}</TableCell>
                <TableCell>{text.columns.reason}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.number}>
                  <TableCell sx={{ verticalAlign: 'top' }}>{row.number}</TableCell>
                  <TableCell sx={{ verticalAlign: 'top', overflowWrap: 'anywhere' }}>
                    {row.record_id === undefined ? (
                      row.summary
                    ) : (
                      <PageLink href={recordPath[found.kind](row.record_id)}>
                        {text.record(row.record_id)}
                      </PageLink>
                    )}
                  </TableCell>
                  <TableCell>
                    <Reasons row={row} kind={found.kind} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {total > importPageSize && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button disabled={wanted.page === 0} onClick={() => show(wanted.state, wanted.page - 1)}>
            {text.previous}
          </Button>
          <Button
            disabled={(wanted.page + 1) * importPageSize >= total}
            onClick={() => show(wanted.state, wanted.page + 1)}
          >
            {text.next}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const recordPath: Readonly<Record<ImportKind, (id: number) => string>> = {
  landRequests: paths.adminLandRequest.to,
  ads: paths.adminAd.to,
  consultants: paths.adminConsultant.to,
};

function Reasons({ row: { faults, duplicates }, kind }: { row: ImportRow; kind: ImportKind }) {
  const labels: Readonly<Record<string, string>> = text.fields;
  return (
    <>
      {faults.map((fault) => (
        <div key={`${fault.field} ${fault.message}`}>{text.fault(fault, labels[fault.field ?? ''])}</div>
      ))}
      {duplicates.map((alike) => (
        <div key={`${alike.by} ${alike.row} ${alike.record_id}`}>
          {alike.record_id === undefined ? (
            text.alike(alike)
          ) : (
            <PageLink href={recordPath[kind](alike.record_id)}>{text.alike(alike)}</PageLink>
          )}
        </div>
      ))}
    </>
  );
}
