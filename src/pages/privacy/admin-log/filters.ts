import { logKinds } from '../../../../machines/privacy/loadLog.ts';
import { dayFilter } from '../../../components/lists/filters/DayFilters.tsx';
import type { Filter } from '../../../components/lists/filters/filter.ts';
import { selectFilter } from '../../../components/lists/filters/SelectFilter.tsx';
import { textFilter } from '../../../components/lists/filters/TextFilter.tsx';
import { logText } from '../../../text/privacy/log.ts';

const text = logText.filters;

export const filters: readonly Filter[] = [
  selectFilter({
    name: 'kind',
    label: text.kind,
    choices: logKinds.map((value) => ({ value, label: logText.kinds[value] })),
  }),
  textFilter({ name: 'who', label: text.who, placeholder: text.whoHint, maxLength: 100 }),
  textFilter({ name: 'network', label: text.network, placeholder: text.networkHint, maxLength: 50 }),
  dayFilter,
];
