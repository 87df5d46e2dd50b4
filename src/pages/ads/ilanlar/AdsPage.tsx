import { type Ad, loadAds } from '../../../../machines/lists/recordLists.ts';
import { CardList } from '../../../components/lists/CardList.tsx';
import { useClient } from '../../../site/services.tsx';
import { adsText as text } from '../../../text/ads/ads.ts';
import { AdCard } from './AdCard.tsx';

/** All land ads, newest first, for whoever is signed in (product, 2 and 6). */
export default function AdsPage() {
  const client = useClient();
  return (
    <CardList<Ad>
      words={text.list}
      load={(query, signal) => loadAds(client, query, signal)}
      idOf={({ Id }) => Id}
      columns={2}
      card={(ad, index) => <AdCard ad={ad} first={index < 2} />}
    />
  );
}
