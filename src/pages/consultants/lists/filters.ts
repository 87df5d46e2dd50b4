import { consultantStates } from '../../../../machines/consultants/loadConsultants.ts';
import type { Filter } from '../../../components/lists/filters/filter.ts';
import { selectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { textFilter } from '../../../components/lists/filters/TextFilter.tsx';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';

/** The filters of those awaiting approval and of the cancelled ones. */
export const officeFilters: readonly Filter[] = [
  textFilter({
    name: 'office',
    label: text.filters.office,
    placeholder: text.filters.officeHint,
    maxLength: 100,
  }),
];

/** The states of the list of all. */
export const stateChips = {
  [text.filters.anyState]: {},
  ...Object.fromEntries(consultantStates.map((state) => [text.badge[state], { state }])),
};

/** In the list of all they differ in their state too. */
export const allFilters: readonly Filter[] = [
  selectFilter({
    name: 'state',
    label: text.filters.state,
    choices: consultantStates.map((value) => ({ value, label: text.badge[value] })),
  }),
  ...officeFilters,
];
