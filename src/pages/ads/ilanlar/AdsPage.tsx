import { type Ad, loadAds } from '../../../../machines/ads/loadAds.ts';
import { createPagedListMachine } from '../../../../machines/lists/pagedList.ts';
import { CardList } from '../../../components/lists/CardList.tsx';
import { adsText as text } from '../../../text/ads/ads.ts';
import { AdCard } from './AdCard.tsx';

/** The page neither searches nor sorts: such parameters in its address have no effect. */
const machine = createPagedListMachine<Ad>((client, { page }, signal) =>
  loadAds(client, { page, q: '', sort: undefined }, signal),
);

/** All land ads, newest first, for signed-in users (product, 2 and 6). */
export default function AdsPage() {
  return (
    <CardList
      words={text.list}
      machine={machine}
      idOf={({ Id }) => Id}
      columns={2}
      card={(ad, index) => <AdCard ad={ad} first={index < 2} />}
    />
  );
}
