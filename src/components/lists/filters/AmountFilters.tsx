import { readAmount } from '../../../../rules/lists/filters.ts';
import { numberText } from '../../../text/formats.ts';
import { filtersText as text } from '../../../text/lists/filters.ts';
import { AmountInput } from '../../inputs/AmountInput.tsx';
import type { Filter, Filtering } from './filter.ts';

interface AmountFiltersProps {
  filtering: Filtering;
  /** Of the ads. */
  field: 'fiyat' | 'metre_kare';
}

/** The wire names of a field's least and greatest amount. */
const namesOf = (field: AmountFiltersProps['field']) => [`${field}_min`, `${field}_max`] as const;

/** The least and the greatest amount of a field. */
function AmountFilters({ filtering: { texts, type }, field }: AmountFiltersProps) {
  const [min, max] = namesOf(field);
  const { [min]: least = '', [max]: greatest = '' } = texts;
  const crossed = least !== '' && greatest !== '' && Number(greatest) < Number(least);
  const common = { hint: '', unit: text[field].unit, optional: true };
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

/** The least and the greatest amount of a field. */
export function amountFilter(field: AmountFiltersProps['field']): Filter {
  const [min, max] = namesOf(field);
  const amountText = (digits: string | undefined) => (digits ? numberText(Number(digits)) : '');
  return {
    names: [min, max],
    reads: (text) => readAmount(text) !== undefined,
    inputs: (filtering) => <AmountFilters filtering={filtering} field={field} />,
    chip: (texts) =>
      `${text[field].label}: ${text.range(amountText(texts[min]), amountText(texts[max]))} ${text[field].unit}`,
  };
}
