import { type Ad, loadAds } from '../../../../machines/ads/loadAds.ts';
import { createPagedListMachine } from '../../../../machines/lists/pagedList.ts';
import { CardList } from '../../../components/lists/CardList.tsx';
import { AmountFilters, amountFilters } from '../../../components/lists/filters/AmountFilters.tsx';
import { FilterBar, filteringOf } from '../../../components/lists/filters/FilterBar.tsx';
import { PlaceFilters, placeFilters } from '../../../components/lists/filters/PlaceFilters.tsx';
import { SearchAndOrder } from '../../../components/lists/SearchAndOrder.tsx';
import { adsText as text } from '../../../text/ads/ads.ts';
import { countText } from '../../../text/recordFormats.ts';
import { AdCard } from './AdCard.tsx';
import styles from './AdsPage.module.css';
import { SavedSearches } from './SavedSearches.tsx';

const machine = createPagedListMachine<Ad>(loadAds);
const filterNames = [...placeFilters, ...amountFilters('fiyat'), ...amountFilters('metre_kare')];

/** All land ads, newest first unless asked otherwise, for signed-in users (product, 2 and 6). */
export default function AdsPage() {
  return (
    <CardList
      words={text.list}
      machine={machine}
      tools={({ query, total, capped, busy, send }) => {
        const filtering = filteringOf(query.filters, (type, filters) => send({ type, query: { filters } }));
        return (
          <div className={styles.tools}>
            <SearchAndOrder
              query={query}
              searchHint={text.list.searchHint}
              sorts={text.sorts}
              onSearch={(q) => send({ type: 'query.type', query: { q } })}
              onSort={(sort) => send({ type: 'query.change', query: { sort } })}
            />
            <FilterBar filtering={filtering} names={filterNames}>
              <PlaceFilters filtering={filtering} />
              <AmountFilters filtering={filtering} field="fiyat" />
              <AmountFilters filtering={filtering} field="metre_kare" />
            </FilterBar>
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
      card={(ad, index) => <AdCard ad={ad} first={index < 2} />}
    />
  );
}
