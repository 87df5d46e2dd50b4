import { consultantStates } from '../../../../machines/consultants/loadConsultants.ts';
import type { consultantLists } from '../../../../rules/site/recordLists.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { FilterBar, type Filtering } from '../../../components/lists/filters/FilterBar.tsx';
import { SelectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';

interface ConsultantFiltersProps {
  list: keyof typeof consultantLists;
  filtering: Filtering;
}

/** The filters of a list of consultants; only in the list of all they differ in their state. */
export function ConsultantFilters({ list, filtering }: ConsultantFiltersProps) {
  const { texts, type } = filtering;
  const isAll = list === 'all';
  return (
    <FilterBar filtering={filtering} names={isAll ? ['state', 'office'] : ['office']}>
      {isAll && (
        <SelectFilter
          filtering={filtering}
          name="state"
          label={text.filters.state}
          choices={consultantStates.map((value) => ({ value, label: text.status[value] }))}
        />
      )}
      <TextInput
        label={text.filters.office}
        name="office"
        optional
        value={texts.office ?? ''}
        placeholder={text.filters.officeHint}
        autoComplete="off"
        maxLength={100}
        onChange={(office) => type({ office })}
      />
    </FilterBar>
  );
}
