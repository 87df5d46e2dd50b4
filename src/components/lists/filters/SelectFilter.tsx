import type { FilterTexts } from '../../../../rules/lists/filters.ts';
import { fieldText } from '../../../text/fields.ts';
import { filtersText as text } from '../../../text/lists/filters.ts';
import { type Choice, SelectInput } from '../../inputs/SelectInput.tsx';
import type { Filter, Filtering } from './filter.ts';

interface SelectFilterProps {
  filtering: Filtering;
  /** The filter's name in the address. */
  name: string;
  label: string;
  choices: readonly Choice[];
  /** What no value is called; by default 'Tümü'. */
  none?: string;
  /** The choices are loading. */
  busy?: boolean;
  /** What a value takes away besides its own filter. */
  cleared?: FilterTexts;
}

/** A filter with one of a few values, or all. */
export function SelectFilter(props: SelectFilterProps) {
  const { filtering, name, label, choices, none = text.all, busy = false, cleared } = props;
  const value = filtering.texts[name] ?? '';
  return (
    <SelectInput
      label={label}
      name={name}
      optional
      decided
      // a value whose choice has not loaded yet would leave the select blank
      value={choices.some((choice) => choice.value === value) ? value : ''}
      choices={[{ value: '', label: busy ? fieldText.loading : none }, ...choices]}
      busy={busy}
      disabled={choices.length === 0}
      onChange={(chosen) => filtering.choose({ ...cleared, [name]: chosen })}
    />
  );
}

/** A filter with one of a few values. */
export function selectFilter(props: Omit<SelectFilterProps, 'filtering'>): Filter {
  const { name, label, choices } = props;
  return {
    names: [name],
    reads: (text) => choices.some(({ value }) => value === text),
    inputs: (filtering) => <SelectFilter {...props} filtering={filtering} />,
    chip: (texts) => `${label}: ${choices.find(({ value }) => value === texts[name])?.label ?? texts[name]}`,
  };
}
