import { choicesOf } from '../../../components/inputs/SelectInput.tsx';
import { DayFilters, dayFilters } from '../../../components/lists/filters/DayFilters.tsx';
import { FilterBar, type Filtering } from '../../../components/lists/filters/FilterBar.tsx';
import { PlaceFilters, placeFilters } from '../../../components/lists/filters/PlaceFilters.tsx';
import { SelectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { durum, imarDurum } from '../../../text/land-requests/landCodes.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';

const text = landRequestsText.filters;
const { 1: waiting, 2: offered } = durum;
const shared = [...placeFilters, 'imar_durum', ...dayFilters];

interface LandRequestFiltersProps {
  list: keyof typeof landRequestsText.lists;
  filtering: Filtering;
}

/** The filters of a list of land requests; only the open ones differ in their durum. */
export function LandRequestFilters({ list, filtering }: LandRequestFiltersProps) {
  const isOpen = list === 'new';
  return (
    <FilterBar filtering={filtering} names={isOpen ? ['durum', ...shared] : shared}>
      {isOpen && (
        <SelectFilter
          filtering={filtering}
          name="durum"
          label={text.durum}
          choices={choicesOf({ 1: waiting, 2: offered })}
        />
      )}
      <PlaceFilters filtering={filtering} />
      <SelectFilter
        filtering={filtering}
        name="imar_durum"
        label={text.imar_durum}
        choices={choicesOf(imarDurum)}
      />
      <DayFilters filtering={filtering} />
    </FilterBar>
  );
}
