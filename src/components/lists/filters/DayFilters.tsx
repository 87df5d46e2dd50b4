import { readRelativeDays, relativeDays } from '../../../../rules/lists/days.ts';
import { readDay } from '../../../../rules/lists/filters.ts';
import { filtersText } from '../../../text/lists/filters.ts';
import { calendarDayText } from '../../../text/recordFormats.ts';
import { DateInput } from '../../inputs/DateInput.tsx';
import type { Filter, Filtering } from './filter.ts';
import { SelectFilter } from './SelectFilter.tsx';

const text = filtersText.days;

/**
 * The days on which something was made: relative to today, or the first and the last one. Relative
 * days stay so in the address, so that a saved view shows those of the day when it is opened.
 */
function DayFilters({ filtering }: { filtering: Filtering }) {
  const { texts, type } = filtering;
  // relative days count before others
  const { from = '', to = '' } = readRelativeDays(texts.days ?? '') ? {} : texts;
  // while a year is typed it begins with zeros
  const isWrong = (day: string) => day >= '1' && readDay(day) === undefined;
  const crossed = from !== '' && to !== '' && to < from;
  return (
    <>
      <SelectFilter
        filtering={filtering}
        name="days"
        label={text.days}
        choices={relativeDays.map((value) => ({ value, label: text.relative[value] }))}
        cleared={{ from: '', to: '' }}
      />
      <DateInput
        label={text.from}
        name="from"
        optional
        value={from}
        error={isWrong(from) ? text.wrong : undefined}
        onChange={(day) => type({ from: day, days: '' })}
      />
      <DateInput
        label={text.to}
        name="to"
        optional
        value={to}
        error={isWrong(to) ? text.wrong : crossed ? text.crossed : undefined}
        onChange={(day) => type({ to: day, days: '' })}
      />
    </>
  );
}

/** The days on which something was made. */
export const dayFilter: Filter = {
  names: ['days', 'from', 'to'],
  reads: (text, name) => (name === 'days' ? readRelativeDays(text) : readDay(text)) !== undefined,
  inputs: (filtering) => <DayFilters filtering={filtering} />,
  chip: ({ days = '', from, to }) => {
    const relative = readRelativeDays(days) && relativeDays.find((value) => value === days);
    if (relative) return text.relative[relative];
    const nameOf = (day: string | undefined) => (day && readDay(day) ? calendarDayText(day) : '');
    return text.range(nameOf(from), nameOf(to));
  },
};
