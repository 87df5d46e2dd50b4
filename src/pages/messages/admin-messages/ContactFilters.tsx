import { DayFilters, dayFilters } from '../../../components/lists/filters/DayFilters.tsx';
import { FilterBar, type Filtering } from '../../../components/lists/filters/FilterBar.tsx';
import { SelectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { messagesText } from '../../../text/messages/messages.ts';

const text = messagesText.received;
const names = ['read', ...dayFilters];
const choices = [
  { value: 'false', label: text.unread },
  { value: 'true', label: text.read },
];

/** The filters of the contact messages; the first choice has those that the menu counts. */
export function ContactFilters({ filtering }: { filtering: Filtering }) {
  return (
    <FilterBar filtering={filtering} names={names}>
      <SelectFilter filtering={filtering} name="read" label={text.filters.read} choices={choices} />
      <DayFilters filtering={filtering} />
    </FilterBar>
  );
}
