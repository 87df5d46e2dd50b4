import { filtersText as text } from '../../../text/lists/filters.ts';
import { AmountInput } from '../../inputs/AmountInput.tsx';
import type { Filtering } from './FilterBar.tsx';

interface AmountFiltersProps {
  filtering: Filtering;
  /** Of the ads. */
  field: 'fiyat' | 'metre_kare';
}

/** The wire names of a field's least and greatest amount. */
export const amountFilters = (field: AmountFiltersProps['field']) =>
  [`${field}_min`, `${field}_max`] as const;

/** The least and the greatest amount of a field. */
export function AmountFilters({ filtering: { texts, type }, field }: AmountFiltersProps) {
  const [min, max] = amountFilters(field);
  const { [min]: least = '', [max]: greatest = '' } = texts;
  const crossed = least !== '' && greatest !== '' && Number(greatest) < Number(least);
  const common = { hint: '', leftOutText: text.amount.leftOut, optional: true };
  return (
    <>
      <AmountInput
        {...common}
        label={text[field].min}
        name={min}
        digits={least}
        onChange={(digits) => type({ [min]: digits })}
      />
      <AmountInput
        {...common}
        label={text[field].max}
        name={max}
        digits={greatest}
        error={crossed ? text.amount.crossed : undefined}
        onChange={(digits) => type({ [max]: digits })}
      />
    </>
  );
}
