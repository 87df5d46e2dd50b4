import Button from '@mui/material/Button';
import { Link } from 'wouter';
import { type Ad, loadAdList } from '../../../../machines/ads/loadAds.ts';
import { createPollingListMachine, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { isVideo } from '../../../../rules/ads/mediaItems.ts';
import { coverOf } from '../../../../rules/ads/mediaNames.ts';
import { paths } from '../../../../rules/site/paths.ts';
import type { Column } from '../../../components/lists/columns.ts';
import { amountFilter } from '../../../components/lists/filters/AmountFilters.tsx';
import { dayFilter } from '../../../components/lists/filters/DayFilters.tsx';
import { placeFilter } from '../../../components/lists/filters/PlaceFilters.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { imageColumn } from '../../../components/lists/RowImage.tsx';
import { TwoLines } from '../../../components/lists/TwoLines.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { Money } from '../../../components/records/Money.tsx';
import { adListText as text } from '../../../text/ads/adminAds.ts';
import { areaOf } from '../../../text/ads/ads.ts';
import { liraCell, numberCell } from '../../../text/fileCells.ts';
import { liraText } from '../../../text/formats.ts';

/** Ads on a page, as in the server's own pages. */
const size = 9;

/** The cover, unless it is a video. */
function coverImage({ images }: Ad): string | undefined {
  const { name } = coverOf(images);
  return name !== undefined && isVideo(name) ? undefined : name;
}

const columns: Column<Ad>[] = [
  imageColumn(text.columns.cover, coverImage),
  {
    field: 'title',
    label: text.columns.title,
    cell: (ad) => ad.title,
    card: 'title',
    width: 200,
    grows: true,
  },
  {
    field: 'fiyat',
    label: text.columns.fiyat,
    cell: (ad) => <Money>{liraText(ad.fiyat)}</Money>,
    file: (ad) => liraCell(ad.fiyat),
    width: 130,
    kind: 'number',
    card: 'state',
  },
  {
    field: 'il',
    label: text.columns.place,
    cell: ({ il, ilce, mahalle }) => (
      <TwoLines first={mahalle.mahalle_adi} second={`${ilce.ilce_adi} / ${il.il_adi}`} />
    ),
    file: ({ il, ilce, mahalle }) => `${mahalle.mahalle_adi} / ${ilce.ilce_adi} / ${il.il_adi}`,
    card: 'wide',
    width: 180,
    grows: true,
  },
  {
    field: 'ada',
    label: text.columns.parcel,
    cell: ({ ada, parsel }) => `${ada} / ${parsel}`,
    width: 110,
    hidden: 'narrow',
    unsorted: true,
  },
  {
    field: 'metre_kare',
    label: text.columns.metre_kare,
    cell: areaOf,
    file: (ad) => numberCell(ad.metre_kare, areaOf(ad), 'area'),
    width: 120,
    kind: 'number',
  },
];

const filters = [placeFilter, amountFilter('fiyat'), amountFilter('metre_kare'), dayFilter];

const listMachine = createPollingListMachine<ListAnswer<Ad>>();

/** All ads, page by page (product, 2). */
export default function AdListPage() {
  const [snapshot, send] = usePanelList(listMachine, loadAdList, size);
  return (
    <PanelList
      list="ads"
      snapshot={snapshot}
      send={send}
      words={text}
      action={
        <Button component={Link} href={paths.adminNewAd.to()} variant="contained">
          {text.add}
        </Button>
      }
      filters={filters}
      fileName={text.fileName}
      columns={columns}
      rowOf={({ Id, title }) => ({ id: Id, title, href: paths.adminAd.to(Id) })}
      size={size}
    />
  );
}
