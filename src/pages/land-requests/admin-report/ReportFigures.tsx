import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Report } from '../../../../machines/land-requests/report.ts';
import { weeksWithFigures } from '../../../../rules/land-requests/reportRange.ts';
import { numberText } from '../../../text/formats.ts';
import { reportText as text } from '../../../text/land-requests/report.ts';
import { shortDayText } from '../../../text/recordFormats.ts';
import { CsvButton } from './CsvButton.tsx';
import { Figures, type KeyFigures } from './Figures.tsx';
import { ReportChart } from './ReportChart.tsx';

/** More provinces make no chart that is read at once. */
const maxDrawnProvinces = 10;

type Counts = Pick<Report['total'], 'received' | 'offered' | 'purchased' | 'cancelled'>;

const valuesOf = ({ received, offered, purchased, cancelled }: Counts) => [
  received,
  offered,
  purchased,
  cancelled,
];
const none: Counts = { received: 0, offered: 0, purchased: 0, cancelled: 0 };

/** The figures of an answer: those of its days, then those of this moment. */
export function ReportFigures({ report, busy }: { report: Report; busy: boolean }) {
  const { total, firstOffer, openOffers, people, unassigned } = report;
  const { received } = total;
  const { open, endingSoon } = sumOf(openOffers);
  const ofRange: KeyFigures = [
    [text.figures.received, numberText(received)],
    [text.figures.offered, text.share(total.offered, received)],
    [text.figures.purchased, text.share(total.purchased, received)],
    [text.figures.cancelled, text.share(total.cancelled, received)],
    [text.figures.firstOffer, text.median(firstOffer.medianHours)],
  ];
  const ofNow: KeyFigures = [
    [text.figures.openOffers, numberText(open)],
    [text.figures.endingSoon, numberText(endingSoon)],
    [text.figures.unassigned, numberText(unassigned.waiting + unassigned.offered)],
  ];
  return (
    <Stack spacing={4} aria-busy={busy}>
      <Part heading={text.days(report)} lead={text.inRangeLead}>
        <Figures figures={ofRange} />
        <Box sx={{ alignSelf: 'end' }}>
          <CsvButton
            heading={text.keyFigures.heading}
            fileName={text.fileName(text.keyFigures.file, report)}
            header={text.keyFigures.header}
            rows={[...ofRange, ...ofNow.map(([label, value]) => [text.keyFigures.ofNow(label), value])]}
          />
        </Box>
        <Charts>
          <WeeksChart report={report} />
          <ProvincesChart report={report} />
          <FunnelChart report={report} />
          <RepliesChart report={report} />
        </Charts>
      </Part>
      <Part heading={text.now} lead={text.nowLead}>
        <Figures figures={ofNow} />
        <Charts>
          <OpenOffersChart openOffers={openOffers} />
          <PeopleChart people={people} unassigned={unassigned} />
        </Charts>
      </Part>
    </Stack>
  );
}

function Part({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" spacing={2} aria-labelledby={id}>
      {/* another range is read out once it has loaded */}
      <div aria-live="polite">
        <Typography variant="h5" component="h2" id={id}>
          {heading}
        </Typography>
        <Typography color="textSecondary">{lead}</Typography>
      </div>
      {children}
    </Stack>
  );
}

function Charts({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

function WeeksChart({ report }: { report: Report }) {
  const words = text.weeks;
  const rows = weeksWithFigures(report, report.weeks).map(({ week, figures }) => ({
    label: text.days(week),
    short: shortDayText(week.from),
    values: valuesOf(figures ?? none),
  }));
  const received = rows.map(({ values }) => values[0] ?? 0);
  const most = Math.max(0, ...received);
  const busiest = rows[received.indexOf(most)]?.label ?? '';
  return (
    <ReportChart
      words={words}
      summary={most === 0 ? text.nothing : words.summary(report.total.received, busiest, most)}
      columns={Object.values(words.columns)}
      rows={rows}
      bars="standing"
      fileName={text.fileName(words.file, report)}
    />
  );
}

function ProvincesChart({ report }: { report: Report }) {
  const words = text.provinces;
  const { provinces, total } = report;
  const [first] = provinces;
  const isCut = provinces.length > maxDrawnProvinces;
  return (
    <ReportChart
      words={words}
      note={isCut ? `${words.note} ${words.more(maxDrawnProvinces, provinces.length)}` : words.note}
      summary={first ? words.summary(first.il_adi, first.received, total.received) : text.nothing}
      columns={Object.values(words.columns)}
      rows={provinces.map((province) => ({ label: province.il_adi, values: valuesOf(province) }))}
      drawnRows={maxDrawnProvinces}
      bars="lying"
      fileName={text.fileName(words.file, report)}
    />
  );
}

function FunnelChart({ report }: { report: Report }) {
  const words = text.funnel;
  const { received, offered, purchased, unoffered, cancelled } = report.total;
  const steps = { received, offered, purchased, cancelled };
  const percent = (count: number) => (received === 0 ? 0 : Math.round((100 * count) / received));
  return (
    <ReportChart
      words={words}
      note={unoffered > 0 ? `${words.note} ${words.unoffered(unoffered)}` : words.note}
      summary={received === 0 ? text.nothing : words.summary(received, offered, purchased)}
      columns={[text.count, words.share]}
      rows={(['received', 'offered', 'purchased', 'cancelled'] as const).map((step) => ({
        label: words.steps[step],
        values: [steps[step], percent(steps[step])],
      }))}
      // what was cancelled is no step, and stands in the table
      drawnRows={3}
      bars="lying"
      fileName={text.fileName(words.file, report)}
    />
  );
}

/** The replies in the order in which they are shown. */
const replies = ['accepted', 'callAsked', 'declined', 'unanswered'] as const;

function RepliesChart({ report }: { report: Report }) {
  const words = text.replies;
  const { made, ...answered } = report.offers;
  const answers = answered.accepted + answered.callAsked + answered.declined;
  const counts = { ...answered, unanswered: made - answers };
  return (
    <ReportChart
      words={words}
      summary={words.summary(made, answers)}
      columns={[text.count]}
      rows={replies.map((reply) => ({ label: words[reply], values: [counts[reply]] }))}
      bars="lying"
      fileName={text.fileName(words.file, report)}
    />
  );
}

function OpenOffersChart({ openOffers }: Pick<Report, 'openOffers'>) {
  const words = text.openOffers;
  const { open, endingSoon } = sumOf(openOffers);
  return (
    <ReportChart
      words={{ ...words, row: text.replies.row }}
      summary={words.summary(open, endingSoon)}
      columns={[words.endingSoon, words.later]}
      rows={replies.map((reply) => ({
        label: text.replies[reply],
        values: [openOffers[reply].endingSoon, openOffers[reply].later],
      }))}
      drawn={2}
      bars="lying"
      fileName={text.fileNameNow(words.file)}
    />
  );
}

/** How many offers are open, and how many of them end soon. */
function sumOf(openOffers: Report['openOffers']): { open: number; endingSoon: number } {
  const ends = replies.map((reply) => openOffers[reply]);
  const endingSoon = ends.reduce((sum, one) => sum + one.endingSoon, 0);
  return { open: ends.reduce((sum, one) => sum + one.later, endingSoon), endingSoon };
}

function PeopleChart({ people, unassigned }: Pick<Report, 'people' | 'unassigned'>) {
  const words = text.people;
  const open = [...people, unassigned].reduce((sum, { waiting, offered }) => sum + waiting + offered, 0);
  const names = people.map(({ name }) => name);
  const rows = people.map(({ id, name, waiting, offered }) => ({
    // two admins may have one name
    label: names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${id})`,
    values: [waiting, offered],
  }));
  return (
    <ReportChart
      words={words}
      summary={words.summary(open, unassigned.waiting + unassigned.offered)}
      columns={[words.waiting, words.offered]}
      rows={[...rows, { label: words.nobody, values: [unassigned.waiting, unassigned.offered] }]}
      drawn={2}
      bars="lying"
      fileName={text.fileNameNow(words.file)}
    />
  );
}
