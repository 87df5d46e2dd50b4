import Button from '@mui/material/Button';
import { Link } from 'wouter';
import { type Ad, loadAdList } from '../../../../machines/ads/loadAds.ts';
import { createPollingListMachine, type ListAnswer } from '../../../../machines/lists/pollingList.ts';
import { paths } from '../../../../rules/site/paths.ts';
import type { Column } from '../../../components/lists/ListTable.tsx';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { useClient } from '../../../site/services.tsx';
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
    cell: (ad) => liraText(ad.fiyat),
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

const listMachine = createPollingListMachine<ListAnswer<Ad>>();

/** All ads, page by page (product, 2). */
export default function AdListPage() {
  const client = useClient();
  const [snapshot, send] = usePanelList(
    listMachine,
    (query, signal) => loadAdList(client, query, signal),
    size,
  );
  return (
    <PanelList
      snapshot={snapshot}
      send={send}
      words={text}
      action={
        <Button component={Link} href={paths.adminNewAd.to()} variant="contained">
          {text.add}
        </Button>
      }
      columns={columns}
      rowOf={({ Id, title }) => ({ id: Id, title, href: paths.adminAd.to(Id) })}
      size={size}
    />
  );
}
