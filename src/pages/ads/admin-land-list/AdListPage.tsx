import Button from '@mui/material/Button';
import { Link } from 'wouter';
import { type Ad, loadAdList } from '../../../../machines/ads/loadAds.ts';
import { createPollingListMachine, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { AmountFilters, amountFilters } from '../../../components/lists/filters/AmountFilters.tsx';
import { DayFilters, dayFilters } from '../../../components/lists/filters/DayFilters.tsx';
import { FilterBar } from '../../../components/lists/filters/FilterBar.tsx';
import { PlaceFilters, placeFilters } from '../../../components/lists/filters/PlaceFilters.tsx';
import type { Column } from '../../../components/lists/ListTable.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { Money } from '../../../components/records/Money.tsx';
import { adListText as text } from '../../../text/ads/adminAds.ts';
import { areaOf } from '../../../text/ads/ads.ts';
import { liraText } from '../../../text/formats.ts';

/** Ads on a page, as in the server's own pages. */
const size = 9;

const columns: Column<Ad>[] = [
  { field: 'title', label: text.columns.title, cell: (ad) => ad.title, card: 'title' },
  {
    field: 'fiyat',
    label: text.columns.fiyat,
    cell: (ad) => <Money>{liraText(ad.fiyat)}</Money>,
    csv: (ad) => liraText(ad.fiyat),
    kind: 'number',
    card: 'state',
  },
  {
    field: 'il',
    label: text.columns.place,
    cell: ({ il, ilce, mahalle }) => `${il.il_adi} / ${ilce.ilce_adi} / ${mahalle.mahalle_adi}`,
    card: 'wide',
  },
  {
    field: 'ada',
    label: text.columns.parcel,
    cell: ({ ada, parsel }) => `${ada} / ${parsel}`,
    unsorted: true,
  },
  {
    field: 'metre_kare',
    label: text.columns.metre_kare,
    cell: areaOf,
    kind: 'number',
  },
];

const filterNames = [
  ...placeFilters,
  ...amountFilters('fiyat'),
  ...amountFilters('metre_kare'),
  ...dayFilters,
];

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
      filters={(filtering) => (
        <FilterBar filtering={filtering} names={filterNames}>
          <PlaceFilters filtering={filtering} />
          <AmountFilters filtering={filtering} field="fiyat" />
          <AmountFilters filtering={filtering} field="metre_kare" />
          <DayFilters filtering={filtering} />
        </FilterBar>
      )}
      csvName={text.csvName}
      columns={columns}
      rowOf={({ Id, title }) => ({ id: Id, title, href: paths.adminAd.to(Id) })}
      size={size}
    />
  );
}
