import { readDay } from '../../../../rules/lists/filters.ts';
import { filtersText } from '../../../text/lists/filters.ts';
import { TextInput } from '../../inputs/TextInput.tsx';
import type { Filtering } from './FilterBar.tsx';

export const dayFilters = ['from', 'to'] as const;
const text = filtersText.days;

/** The first and the last day on which something was made. */
export function DayFilters({ filtering: { texts, type } }: { filtering: Filtering }) {
  const { from = '', to = '' } = texts;
  // while a year is typed it begins with zeros
  const isWrong = (day: string) => day >= '1' && readDay(day) === undefined;
  const crossed = from !== '' && to !== '' && to < from;
  return (
    <>
      <TextInput
        type="date"
        label={text.from}
        name="from"
        optional
        value={from}
        error={isWrong(from) ? text.wrong : undefined}
        onChange={(day) => type({ from: day })}
      />
      <TextInput
        type="date"
        label={text.to}
        name="to"
        optional
        value={to}
        error={isWrong(to) ? text.wrong : crossed ? text.crossed : undefined}
        onChange={(day) => type({ to: day })}
      />
    </>
  );
}
