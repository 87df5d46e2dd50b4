import Button from '@mui/material/Button';
import { type Ad, loadAds } from '../../../../machines/ads/loadAds.ts';
import { createPagedListMachine } from '../../../../machines/lists/pagedList.ts';
import { CardList } from '../../../components/lists/CardList.tsx';
import { amountFilter } from '../../../components/lists/filters/AmountFilters.tsx';
import { filteringOf } from '../../../components/lists/filters/filter.ts';
import { placeFilter } from '../../../components/lists/filters/PlaceFilters.tsx';
import { ListToolbar } from '../../../components/lists/ListToolbar.tsx';
import { OrderSelect } from '../../../components/lists/OrderSelect.tsx';
import { adsText as text } from '../../../text/ads/ads.ts';
import { mapText } from '../../../text/map.ts';
import { countText } from '../../../text/recordFormats.ts';
import { AdCard } from './AdCard.tsx';
import { AdMap } from './AdMap.tsx';
import styles from './AdsPage.module.css';
import { SavedSearches } from './SavedSearches.tsx';

const machine = createPagedListMachine<Ad>(loadAds);
const filters = [placeFilter, amountFilter('fiyat'), amountFilter('metre_kare')];

/** All land ads, newest first unless asked otherwise, for signed-in users (product, 2 and 6). */
export default function AdsPage() {
  return (
    <CardList
      words={text.list}
      machine={machine}
      tools={({ query, total, capped, busy, send }) => {
        const filtering = filteringOf(query.filters, (type, texts) =>
          send({ type, query: { filters: texts } }),
        );
        const isMap = query.view === 'map';
        return (
          <div className={styles.tools}>
            <ListToolbar
              q={query.q}
              searchHint={text.list.searchHint}
              onSearch={(q) => send({ type: 'query.type', query: { q } })}
              filters={filters}
              filtering={filtering}
            >
              <OrderSelect
                sort={query.sort}
                sorts={text.sorts}
                onSort={(sort) => send({ type: 'query.change', query: { sort } })}
              />
              <Button
                variant={isMap ? 'contained' : 'outlined'}
                aria-pressed={isMap}
                onClick={() => send({ type: 'query.change', query: { view: isMap ? undefined : 'map' } })}
                sx={{ minHeight: 44 }}
              >
                {mapText.ads.button}
              </Button>
            </ListToolbar>
            <SavedSearches query={query} />
            {/* its line is reserved */}
            <p role="status" className={styles.found}>
              {total !== undefined && !busy && text.found(countText(total, capped))}
            </p>
          </div>
        );
      }}
      idOf={({ Id }) => Id}
      columns={2}
      map={(page) => <AdMap {...page} />}
      card={(ad, index) => <AdCard ad={ad} first={index < 2} />}
    />
  );
}
