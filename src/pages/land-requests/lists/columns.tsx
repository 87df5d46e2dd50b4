import Box from '@mui/material/Box';
import type { ListedLandRequest as LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { callUrgency } from '../../../../rules/land-requests/work.ts';
import type { Column } from '../../../components/lists/ListTable.tsx';
import { Badge } from '../../../components/records/Badge.tsx';
import { DurumBadge } from '../../../components/records/DurumBadge.tsx';
import { Money } from '../../../components/records/Money.tsx';
import { ReplyBadge } from '../../../components/records/ReplyBadge.tsx';
import { dateText, liraText } from '../../../text/formats.ts';
import { durum } from '../../../text/land-requests/landCodes.ts';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';
import { replyBadges } from '../../../text/land-requests/ownerReply.ts';
import { workText } from '../../../text/land-requests/work.ts';
import { calendarDayText } from '../../../text/recordFormats.ts';

const place = ({ il, ilce, mahalle }: LandRequest) =>
  `${il.il_adi} / ${ilce.ilce_adi} / ${mahalle.mahalle_adi}`;
const parcel = ({ ada, parsel }: LandRequest) => `${ada} / ${parsel}`;

/** A column with a text; `field` is the name that the server sorts by. */
function column(
  field: keyof typeof text.columns,
  csv: (row: LandRequest) => string,
  shown: Partial<Column<LandRequest>> = {},
): Column<LandRequest> {
  return { field, label: text.columns[field], cell: csv, csv, ...shown };
}

/** The owner's reply in brackets, for the CSV file. */
const replySuffix = (reply: LandRequest['owner_reply']) => (reply ? ` (${replyBadges[reply.reply]})` : '');

const base: Column<LandRequest>[] = [
  column('tarih', (row) => dateText(row.tarih), { kind: 'short' }),
  column('name', (row) => row.name, {
    card: 'title',
    cell: ({ name, id }) => (
      <span title={name}>
        {name}{' '}
        <Box component="small" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          #{id}
        </Box>
      </span>
    ),
  }),
  column('phone', (row) => row.phone, { kind: 'short' }),
  column('il', place, { card: 'wide' }),
  column('ada', parcel),
  column('durum', ({ durum: state, owner_reply }) => durum[state] + replySuffix(owner_reply), {
    card: 'state',
    cell: ({ durum: state, owner_reply }) => (
      <>
        <DurumBadge durum={state} /> {owner_reply && <ReplyBadge reply={owner_reply.reply} />}
      </>
    ),
  }),
];
const priceText = ({ teklif_tutar }: LandRequest) =>
  teklif_tutar > 0 ? liraText(teklif_tutar) : text.noPrice;
const price = column('teklif_tutar', priceText, {
  kind: 'number',
  cell: (row) => (row.teklif_tutar > 0 ? <Money>{priceText(row)}</Money> : priceText(row)),
});

/** Who works on an open land request, and when its owner is called next. */
const work: Column<LandRequest>[] = [
  column('assignee', ({ assignee }) => assignee?.name ?? '', { unsorted: true }),
  column('next_call_on', ({ next_call_on }) => (next_call_on ? calendarDayText(next_call_on) : ''), {
    unsorted: true,
    kind: 'short',
    cell: ({ next_call_on }) => next_call_on && <CallDay day={next_call_on} />,
  }),
];

function CallDay({ day }: { day: string }) {
  const urgency = callUrgency(day, new Date());
  if (urgency === 'later') return calendarDayText(day);
  return (
    <>
      {calendarDayText(day)}{' '}
      <Badge color={urgency === 'overdue' ? 'error' : 'warning'}>{workText.urgency[urgency]}</Badge>
    </>
  );
}

/**
 * The columns of the three tables. Purchased land requests also show the price (product, 2), open
 * ones the assignee and the next call.
 */
export const columns = {
  new: [...base, ...work],
  purchased: [...base, price],
  cancelled: base,
} satisfies Record<keyof typeof text.lists, Column<LandRequest>[]>;
