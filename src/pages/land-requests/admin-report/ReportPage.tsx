import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { reportMachine } from '../../../../machines/land-requests/report.ts';
import { reportRange } from '../../../../rules/land-requests/reportRange.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { parseAddressQuery, replaceQuery } from '../../../browser/history/addressQuery.ts';
import { watchMovesOnPage } from '../../../browser/history/watchMoves.ts';
import { istanbulToday } from '../../../browser/istanbulToday.ts';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { useClient } from '../../../site/services.tsx';
import { fieldText } from '../../../text/fields.ts';
import { reportText as text } from '../../../text/land-requests/report.ts';
import { RangeForm } from './RangeForm.tsx';
import { ReportFigures } from './ReportFigures.tsx';

/** The range in the address; what it does not name is that of a report without days. */
const addressedRange = () => reportRange(parseAddressQuery(location.search).filters, istanbulToday());

const machine = reportMachine.provide({
  actions: {
    rememberRange: (_, { range }) =>
      replaceQuery(paths.adminReport.pattern, `?${new URLSearchParams({ ...range })}`),
  },
  actors: {
    watchVisits: watchMovesOnPage(['popstate', 'pushState'], () => ({
      type: 'visit.begin',
      range: addressedRange(),
    })),
  },
});

/** What the office did in a range of days, and what is open now (product, 10). */
export default function ReportPage() {
  const client = useClient();
  const [snapshot, send] = useMachine(machine, { input: { client, range: addressedRange() } });
  const { range, report, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="h4" component="h1">
          {text.title}
        </Typography>
        <Typography color="textSecondary">{text.lead}</Typography>
      </div>
      <RangeForm
        range={range}
        onChoose={(chosen) => send({ type: 'range.choose', range: chosen })}
        onType={(change) => send({ type: 'range.type', range: change })}
      />
      {/* its height is reserved */}
      <Box sx={{ height: '0.25rem' }}>{busy && <LinearProgress aria-label={fieldText.loading} />}</Box>
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {report && <ReportFigures report={report} busy={busy} />}
    </Stack>
  );
}
