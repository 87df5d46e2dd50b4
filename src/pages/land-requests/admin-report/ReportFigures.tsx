import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Report } from '../../../../machines/land-requests/report.ts';
import { reasonFilters } from '../../../../rules/land-requests/cancelReason.ts';
import { monthsOf, type ReportRange, weeksWithFigures } from '../../../../rules/land-requests/reportRange.ts';
import type { OfferFilter } from '../../../../rules/land-requests/work.ts';
import { liraText, numberText } from '../../../text/formats.ts';
import { neden } from '../../../text/land-requests/landCodes.ts';
import { reportText as text } from '../../../text/land-requests/report.ts';
import { monthText, perSquareMetreText, shortDayText, shortMonthText } from '../../../text/recordFormats.ts';
import { CsvButton } from './CsvButton.tsx';
import { Figures, type KeyFigure } from './Figures.tsx';
import { type LastReply, listOf, listOfAssignee, listOfNow, type Outcome, outcomes } from './listLinks.ts';
import { ProvinceMap } from './ProvinceMap.tsx';
import { ReportChart } from './ReportChart.tsx';

/** More provinces make no chart that is read at once. */
const maxDrawnProvinces = 10;
/** Two bars for each province. */
const maxDrawnAmounts = 6;

type Counts = Pick<Report['total'], 'received' | 'offered' | Outcome>;
type Amounts = Report['total']['amounts'];

const none: Counts = { received: 0, offered: 0, waiting: 0, open: 0, purchased: 0, cancelled: 0 };

/** The columns of what came, in the order of `text.counted`, with the lists that show them. */
const countsOf = (counts: Counts, range: ReportRange, il?: number) => ({
  values: [counts.received, counts.offered, ...outcomes.map((outcome) => counts[outcome])],
  links: [{}, { offer: 'made' } as const, ...outcomes.map((outcome) => ({ outcome }))].map((counted) =>
    listOf(range, { ...counted, ...inProvince(il) }),
  ),
});

/** The columns of sums, with the lists of what they sum up; an average leaves some of it out. */
const amountsOf = (
  { offered, purchased, offeredPerM2, purchasedPerM2 }: Amounts,
  range: ReportRange,
  il?: number,
) => ({
  values: [offered, purchased, offeredPerM2, purchasedPerM2],
  links: [
    listOf(range, { offer: 'made', ...inProvince(il) }),
    listOf(range, { outcome: 'purchased', offer: 'made', ...inProvince(il) }),
  ],
});
const inProvince = (il: number | undefined) => (il === undefined ? {} : { il });
const averageText = (average: number | undefined) =>
  average === undefined ? text.none : perSquareMetreText(average);

/** The figures of an answer: those of its days, then those of this moment. */
export function ReportFigures({ report, busy }: { report: Report; busy: boolean }) {
  const { total, firstOffer, openOffers, people, unassigned } = report;
  const { received, amounts } = total;
  const { open, endingSoon } = sumOf(openOffers);
  const ofNobody = unassigned.waiting + unassigned.offered;
  const counted = (outcome: Outcome): KeyFigure => ({
    label: text.figures[outcome],
    value: text.share(total[outcome], received),
    href: total[outcome] > 0 ? listOf(report, { outcome }) : undefined,
  });
  const ofRange: KeyFigure[] = [
    {
      label: text.figures.received,
      value: numberText(received),
      href: received > 0 ? listOf(report) : undefined,
    },
    {
      label: text.figures.offered,
      value: text.share(total.offered, received),
      href: total.offered > 0 ? listOf(report, { offer: 'made' }) : undefined,
    },
    ...outcomes.map(counted),
    { label: text.figures.firstOffer, value: text.median(firstOffer.medianHours) },
    {
      label: text.figures.offeredAmount,
      value: liraText(amounts.offered),
      href: amounts.offered > 0 ? listOf(report, { offer: 'made' }) : undefined,
    },
    { label: text.figures.offeredPerM2, value: averageText(amounts.offeredPerM2) },
    {
      label: text.figures.purchasedAmount,
      value: liraText(amounts.purchased),
      href: amounts.purchased > 0 ? listOf(report, { outcome: 'purchased', offer: 'made' }) : undefined,
    },
    { label: text.figures.purchasedPerM2, value: averageText(amounts.purchasedPerM2) },
  ];
  const ofNow: KeyFigure[] = [
    {
      label: text.figures.openOffers,
      value: numberText(open),
      href: open > 0 ? listOfNow({ offer: 'open' }) : undefined,
    },
    {
      label: text.figures.endingSoon,
      value: numberText(endingSoon),
      href: endingSoon > 0 ? listOfNow({ offer: 'endingSoon' }) : undefined,
    },
    {
      label: text.figures.unassigned,
      value: numberText(ofNobody),
      href: ofNobody > 0 ? listOfAssignee('nobody') : undefined,
    },
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
            rows={[
              ...ofRange.map(({ label, value }) => [label, value]),
              ...ofNow.map(({ label, value }) => [text.keyFigures.ofNow(label), value]),
            ]}
          />
        </Box>
        <Charts>
          <ProvincesChart report={report} />
          <WeeksChart report={report} />
          <FunnelChart report={report} />
          <MonthAmountsChart report={report} />
          <ProvinceAmountsChart report={report} />
          <ReasonsChart report={report} />
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
    ...countsOf(figures ?? none, week),
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
      rows={provinces.map((province) => ({
        label: province.il_adi,
        ...countsOf(province, report, province.id),
      }))}
      drawnRows={maxDrawnProvinces}
      bars="lying"
      fileName={text.fileName(words.file, report)}
      beside={<ProvinceMap provinces={provinces} range={report} />}
    />
  );
}

/** From the day on which they came to the purchase, with what was lost on the way. */
function FunnelChart({ report }: { report: Report }) {
  const words = text.funnel;
  const { received, offered, purchased, unoffered, cancelled, cancelledOffered, waiting, open } =
    report.total;
  const percent = (count: number) => (received === 0 ? 0 : Math.round((100 * count) / received));
  const linkTo = (outcome: Outcome, offer?: OfferFilter) =>
    listOf(report, { outcome, ...(offer && { offer }) });
  const notes = [
    words.note,
    ...(received > 0 ? [words.lost({ waiting, open, cancelled, cancelledOffered })] : []),
    ...(unoffered > 0 ? [words.unoffered(unoffered)] : []),
  ];
  return (
    <ReportChart
      words={words}
      note={notes.join(' ')}
      summary={received === 0 ? text.nothing : words.summary(received, offered, purchased)}
      columns={[text.count, words.share, words.stillBefore, words.cancelledBefore]}
      rows={[
        {
          label: words.steps.received,
          values: [received, percent(received)],
          links: [listOf(report)],
        },
        {
          label: words.steps.offered,
          values: [offered, percent(offered), waiting, cancelled - cancelledOffered],
          links: [
            listOf(report, { offer: 'made' }),
            undefined,
            linkTo('waiting'),
            linkTo('cancelled', 'none'),
          ],
        },
        {
          label: words.steps.purchased,
          values: [purchased, percent(purchased), open, cancelledOffered],
          links: [linkTo('purchased'), undefined, linkTo('open'), linkTo('cancelled', 'made')],
        },
        {
          label: words.steps.cancelled,
          values: [cancelled, percent(cancelled)],
          links: [linkTo('cancelled')],
        },
      ]}
      // what was cancelled is no step, and stands in the table
      drawnRows={3}
      bars="lying"
      fileName={text.fileName(words.file, report)}
    />
  );
}

function ReasonsChart({ report }: { report: Report }) {
  const words = text.reasons;
  const { reasons, cancelled } = report.total;
  const rows = reasonFilters
    .map((reason) => ({ reason, count: reasons[reason] }))
    .toSorted((one, other) => other.count - one.count);
  const [first] = rows;
  const nameOf = (reason: (typeof reasonFilters)[number]) => (reason === 'none' ? words.none : neden[reason]);
  return (
    <ReportChart
      words={words}
      summary={
        first && cancelled > 0 ? words.summary(nameOf(first.reason), first.count, cancelled) : words.nothing
      }
      columns={[text.count, words.share]}
      rows={rows.map(({ reason, count }) => ({
        label: nameOf(reason),
        values: [count, cancelled === 0 ? 0 : Math.round((100 * count) / cancelled)],
        links: [listOf(report, { outcome: 'cancelled', neden: reason })],
      }))}
      drawnRows={rows.filter(({ count }) => count > 0).length}
      bars="lying"
      fileName={text.fileName(words.file, report)}
    />
  );
}

function MonthAmountsChart({ report }: { report: Report }) {
  const words = text.monthAmounts;
  const { offered, purchased } = report.total.amounts;
  const months = monthsOf(report);
  /** Of a month that the range cuts, only the days of the range. */
  const daysOf = (month: string) => months.find(({ from }) => from.startsWith(month)) ?? report;
  return (
    <ReportChart
      words={words}
      summary={offered === 0 ? text.noAmounts : words.summary(offered, purchased)}
      columns={Object.values(text.amounts)}
      rows={report.months.map(({ month, amounts }) => ({
        label: monthText(month),
        short: shortMonthText(month),
        ...amountsOf(amounts, daysOf(month)),
      }))}
      drawn={2}
      grouped
      bars="standing"
      kind="lira"
      fileName={text.fileName(words.file, report)}
    />
  );
}

function ProvinceAmountsChart({ report }: { report: Report }) {
  const words = text.provinceAmounts;
  const provinces = report.provinces
    .filter(({ amounts }) => amounts.offered > 0)
    .toSorted((one, other) => other.amounts.offered - one.amounts.offered);
  const [first] = provinces;
  return (
    <ReportChart
      words={words}
      summary={first ? words.summary(first.il_adi, first.amounts.offered) : text.noAmounts}
      columns={Object.values(text.amounts)}
      rows={provinces.map(({ id, il_adi, amounts }) => ({
        label: il_adi,
        ...amountsOf(amounts, report, id),
      }))}
      drawn={2}
      grouped
      drawnRows={maxDrawnAmounts}
      bars="lying"
      kind="lira"
      fileName={text.fileName(words.file, report)}
    />
  );
}

/** The replies in the order in which they are shown. */
const replies = ['accepted', 'callAsked', 'declined', 'unanswered'] as const;
const wireReply = {
  accepted: 'accept',
  callAsked: 'callMe',
  declined: 'decline',
  unanswered: 'none',
} as const satisfies Record<(typeof replies)[number], LastReply>;

function RepliesChart({ report }: { report: Report }) {
  const words = text.replies;
  const counts = report.replies;
  const answers = counts.accepted + counts.callAsked + counts.declined;
  return (
    <ReportChart
      words={words}
      summary={words.summary(counts.unanswered + answers, answers)}
      columns={[text.count]}
      rows={replies.map((reply) => ({
        label: words[reply],
        values: [counts[reply]],
        links: [listOf(report, { owner_reply: wireReply[reply] })],
      }))}
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
        links: (['endingSoon', 'endingLater'] as const).map((offer) =>
          listOfNow({ offer, owner_reply: wireReply[reply] }),
        ),
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

/** The lists that show what an admin, or nobody, has. */
const linksOf = (assignee: number | 'nobody') => [
  listOfAssignee(assignee, 'waiting'),
  listOfAssignee(assignee, 'open'),
];

function PeopleChart({ people, unassigned }: Pick<Report, 'people' | 'unassigned'>) {
  const words = text.people;
  const open = [...people, unassigned].reduce((sum, { waiting, offered }) => sum + waiting + offered, 0);
  const names = people.map(({ name }) => name);
  const rows = people.map(({ id, name, waiting, offered }) => ({
    // two admins may have one name
    label: names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${id})`,
    values: [waiting, offered],
    links: linksOf(id),
  }));
  return (
    <ReportChart
      words={words}
      summary={words.summary(open, unassigned.waiting + unassigned.offered)}
      columns={[words.waiting, words.offered]}
      rows={[
        ...rows,
        {
          label: words.nobody,
          values: [unassigned.waiting, unassigned.offered],
          links: linksOf('nobody'),
        },
      ]}
      drawn={2}
      bars="lying"
      fileName={text.fileNameNow(words.file)}
    />
  );
}
