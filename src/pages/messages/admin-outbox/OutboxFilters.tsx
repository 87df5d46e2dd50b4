import { outboxStates } from '../../../../machines/messages/loadMessages.ts';
import { DayFilters, dayFilters } from '../../../components/lists/filters/DayFilters.tsx';
import { FilterBar, type Filtering } from '../../../components/lists/filters/FilterBar.tsx';
import { SelectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { messagesText } from '../../../text/messages/messages.ts';

const text = messagesText.outbox;
const labels = { undelivered: text.filters.undelivered, ...text.states };
const names = ['state', ...dayFilters];

/** The filters of the outgoing messages; the first state has those that the menu counts. */
export function OutboxFilters({ filtering }: { filtering: Filtering }) {
  return (
    <FilterBar filtering={filtering} names={names}>
      <SelectFilter
        filtering={filtering}
        name="state"
        label={text.filters.state}
        choices={outboxStates.map((value) => ({ value, label: labels[value] }))}
      />
      <DayFilters filtering={filtering} />
    </FilterBar>
  );
}
