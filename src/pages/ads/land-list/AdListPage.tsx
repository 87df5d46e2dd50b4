import { type Ad, loadAds } from '../../../../machines/ads/loadAds.ts';
import { createPagedListMachine } from '../../../../machines/lists/pagedList.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { RecordList } from '../../../components/lists/RecordList.tsx';
import { adListText as text } from '../../../text/ads/adminAds.ts';
import { areaOf } from '../../../text/ads/ads.ts';
import { liraText } from '../../../text/formats.ts';

const columns = [
  { label: text.columns.title, cell: (ad: Ad) => ad.title },
  { label: text.columns.fiyat, cell: (ad: Ad) => liraText(ad.fiyat), numeric: true },
  {
    label: text.columns.place,
    cell: ({ il, ilce, mahalle }: Ad) => `${il.il_adi} / ${ilce.ilce_adi} / ${mahalle.mahalle_adi}`,
  },
  { label: text.columns.parcel, cell: ({ ada, parsel }: Ad) => `${ada} / ${parsel}` },
  {
    label: text.columns.metre_kare,
    cell: areaOf,
    numeric: true,
  },
];

const machine = createPagedListMachine(loadAds);

/** All ads, page by page (product, 2). */
export default function AdListPage() {
  return (
    <RecordList
      words={text}
      addHref={paths.adminNewAd.to()}
      machine={machine}
      columns={columns}
      rowOf={({ Id, title }) => ({ id: Id, title, href: paths.adminAd.to(Id) })}
    />
  );
}
