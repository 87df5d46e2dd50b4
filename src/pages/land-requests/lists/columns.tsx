import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ListedLandRequest as LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { askedCall } from '../../../../rules/land-requests/askedCall.ts';
import { landRequestReference } from '../../../../rules/land-requests/reference.ts';
import { squareMetres } from '../../../../rules/land-requests/squareMetres.ts';
import { callUrgency } from '../../../../rules/land-requests/work.ts';
import { cellText, type FileCell } from '../../../../rules/lists/fileCell.ts';
import { formatPhone } from '../../../../rules/people/phone.ts';
import { pricePerSquareMetre } from '../../../../rules/records/amount.ts';
import type { Column } from '../../../components/lists/columns.ts';
import { PhoneLink } from '../../../components/lists/PhoneLink.tsx';
import { TwoLines } from '../../../components/lists/TwoLines.tsx';
import { DurumBadge } from '../../../components/records/DurumBadge.tsx';
import { Money } from '../../../components/records/Money.tsx';
import { ReplyBadge } from '../../../components/records/ReplyBadge.tsx';
import { liraCell, numberCell, timeCell } from '../../../text/fileCells.ts';
import { arsaDegerInLira, durum, imarDurum, neden } from '../../../text/land-requests/landCodes.ts';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';
import { replyBadges } from '../../../text/land-requests/ownerReply.ts';
import { landRequestWorkText } from '../../../text/land-requests/work.ts';
import { calendarDayText, perSquareMetreText } from '../../../text/recordFormats.ts';

/** A column with a text; `field` is the name that the server sorts by. */
function column(
  field: keyof typeof text.columns,
  file: (row: LandRequest) => FileCell,
  shown: Partial<Column<LandRequest>> & Pick<Column<LandRequest>, 'width'>,
): Column<LandRequest> {
  return { field, label: text.columns[field], cell: (row) => cellText(file(row)), file, ...shown };
}

const perSquareMetre = ({ teklif_tutar, metrekare }: LandRequest): FileCell => {
  const price = teklif_tutar > 0 ? pricePerSquareMetre(teklif_tutar, squareMetres(metrekare)) : undefined;
  return price === undefined ? '' : numberCell(price, perSquareMetreText(price), 'liraPerSquareMetre');
};
const offerCell = ({ teklif_tutar }: LandRequest) => liraCell(teklif_tutar > 0 ? teklif_tutar : undefined);
const counterAmount = ({ owner_reply }: LandRequest) => liraCell(owner_reply?.karsi_teklif);
const priceCell = (row: LandRequest): FileCell => offerCell(row) || text.noPrice;

const tarih = column('tarih', (row) => timeCell(row.tarih), { width: 160 });
const name = column('name', (row) => row.name, {
  width: 138,
  grows: true,
  card: 'title',
  cell: ({ name, id }) => (
    <Box component="span" title={name} sx={nameStyles}>
      <span>{name}</span> <small>{landRequestReference(id)}</small>
    </Box>
  ),
});
const phone = column('phone', (row) => formatPhone(row.phone), {
  width: 136,
  hidden: 'narrow',
  cell: (row) => <PhoneLink phone={row.phone} />,
});
const il = column(
  'il',
  ({ il, ilce, mahalle }) => `${mahalle.mahalle_adi} / ${ilce.ilce_adi} / ${il.il_adi}`,
  {
    width: 130,
    grows: true,
    card: 'wide',
    sortHint: text.sortHints.il,
    cell: ({ il, ilce, mahalle }) => (
      <TwoLines first={mahalle.mahalle_adi} second={`${ilce.ilce_adi} / ${il.il_adi}`} />
    ),
  },
);
const ada = column('ada', ({ ada, parsel }) => `${ada} / ${parsel}`, { width: 92, hidden: 'narrow' });
const state = column('durum', (row) => durum[row.durum], {
  width: 130,
  card: 'state',
  // the latest fact: a reply follows an offer
  cell: ({ durum: state, owner_reply, reply_waits = false }) =>
    state === 2 && owner_reply ? (
      <ReplyBadge reply={owner_reply.reply} waits={reply_waits} counterAmount={owner_reply.karsi_teklif} />
    ) : (
      <DurumBadge durum={state} />
    ),
});

/** A long name is cut off, its number is not. */
const nameStyles = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 0.5,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > small': { color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' },
} as const;

/** What a person may add, and what a file has. */
const facts: Column<LandRequest>[] = [
  column('metrekare', ({ metrekare }) => numberCell(squareMetres(metrekare), metrekare, 'area'), {
    width: 96,
    kind: 'number',
    unsorted: true,
    hidden: 'always',
  }),
  column('imar_durum', (row) => imarDurum[row.imar_durum], { width: 84, unsorted: true, hidden: 'always' }),
  column('arsa_degeri', (row) => arsaDegerInLira(row.arsa_degeri), {
    width: 170,
    unsorted: true,
    hidden: 'always',
  }),
  column('tlPerM2', perSquareMetre, { width: 120, kind: 'number', unsorted: true, hidden: 'always' }),
  column('owner_reply', ({ owner_reply }) => (owner_reply ? replyBadges[owner_reply.reply] : ''), {
    width: 140,
    unsorted: true,
    hidden: 'always',
  }),
  column('karsi_teklif', counterAmount, {
    width: 150,
    kind: 'number',
    unsorted: true,
    hidden: 'always',
    cell: (row) => <Money>{cellText(counterAmount(row))}</Money>,
  }),
  column('owner_reply_at', ({ owner_reply }) => (owner_reply ? timeCell(owner_reply.tarih) : ''), {
    width: 166,
    hidden: 'always',
  }),
];
const offer = column('teklif_tutar', offerCell, {
  width: 116,
  kind: 'number',
  unsorted: true,
  hidden: 'always',
  cell: (row) => <Money>{cellText(offerCell(row))}</Money>,
});
/** Purchased land requests can be sorted by it. */
const price = column('teklif_tutar', priceCell, {
  width: 116,
  kind: 'number',
  cell: (row) => (row.teklif_tutar > 0 ? <Money>{cellText(priceCell(row))}</Money> : text.noPrice),
});

const shownOffer: Column<LandRequest> = { ...offer, hidden: 'narrow' };
const unsorted = (one: Column<LandRequest>): Column<LandRequest> => ({ ...one, unsorted: true });

/** Why it was cancelled. */
const reason = column('neden', (row) => (row.neden ? neden[row.neden] : ''), {
  width: 176,
  unsorted: true,
  hidden: 'narrow',
});

/** Who works on an open land request, and when its owner is called next. */
const work: Column<LandRequest>[] = [
  column('assignee', ({ assignee }) => assignee?.name ?? '', {
    width: 110,
    unsorted: true,
    hidden: 'narrow',
  }),
  column('next_call_on', callCell, {
    width: 136,
    unsorted: true,
    hidden: 'narrow',
    cell: (row) => <NextCall row={row} />,
  }),
];

/** The planned call, or that the owner waits for one; with its hour, where that is known. */
function callText({ next_call_on, next_call_time, owner_reply, reply_waits }: LandRequest): string {
  if (next_call_on) return [calendarDayText(next_call_on), next_call_time].filter(Boolean).join(' ');
  return reply_waits && owner_reply?.reply === 'callMe'
    ? landRequestWorkText.toCall(askedCall(owner_reply.note))
    : '';
}

/** A day for a spreadsheet, unless its hour is known too. */
function callCell(row: LandRequest): FileCell {
  const shown = callText(row);
  return row.next_call_on && !row.next_call_time ? { text: shown, day: row.next_call_on } : shown;
}

function NextCall({ row }: { row: LandRequest }) {
  const { next_call_on: day, next_call_time: time } = row;
  const urgency = day && callUrgency(day, new Date());
  const shown = callText(row);
  if (urgency === 'later' || shown === '') return shown;
  const label =
    day === undefined
      ? shown
      : urgency === 'overdue'
        ? landRequestWorkText.overdue(calendarDayText(day))
        : [landRequestWorkText.urgency.today, time].filter(Boolean).join(' ');
  return (
    <Chip component="span" size="small" color={urgency === 'overdue' ? 'error' : 'warning'} label={label} />
  );
}

/**
 * The columns of the lists. Purchased land requests also show the price (product, 2), open ones the
 * assignee and the next call, cancelled ones the reason. All of them are sorted by their day alone.
 */
export const columns = {
  new: [tarih, name, phone, il, ada, state, ...work, offer, ...facts],
  purchased: [tarih, name, phone, il, ada, state, price, ...facts],
  cancelled: [tarih, name, phone, il, ada, state, reason, offer, ...facts],
  all: [
    tarih,
    ...[name, phone, il, ada, state].map(unsorted),
    shownOffer,
    { ...reason, hidden: 'always' },
    ...facts.map(unsorted),
  ],
} satisfies Record<keyof typeof text.lists, Column<LandRequest>[]>;
