import { logKinds } from '../../../../machines/privacy/loadLog.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { DayFilters, dayFilters } from '../../../components/lists/filters/DayFilters.tsx';
import { FilterBar, type Filtering } from '../../../components/lists/filters/FilterBar.tsx';
import { SelectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { logText as text } from '../../../text/privacy/log.ts';

const names = ['kind', 'who', 'network', ...dayFilters];

/** The filters of the log. */
export function LogFilters({ filtering }: { filtering: Filtering }) {
  const { texts, type } = filtering;
  return (
    <FilterBar filtering={filtering} names={names}>
      <SelectFilter
        filtering={filtering}
        name="kind"
        label={text.filters.kind}
        choices={logKinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      <TextInput
        label={text.filters.who}
        name="who"
        optional
        value={texts.who ?? ''}
        placeholder={text.filters.whoHint}
        autoComplete="off"
        maxLength={100}
        onChange={(who) => type({ who })}
      />
      <TextInput
        label={text.filters.network}
        name="network"
        optional
        value={texts.network ?? ''}
        placeholder={text.filters.networkHint}
        autoComplete="off"
        maxLength={50}
        onChange={(network) => type({ network })}
      />
      <DayFilters filtering={filtering} />
    </FilterBar>
  );
}
