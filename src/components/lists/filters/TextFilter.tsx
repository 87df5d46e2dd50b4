import { TextInput } from '../../inputs/TextInput.tsx';
import type { Filter } from './filter.ts';

interface TextFilterProps {
  name: string;
  label: string;
  placeholder: string;
  maxLength: number;
}

/** A filter by a part of a text. */
export function textFilter(props: TextFilterProps): Filter {
  const { name, label } = props;
  return {
    names: [name],
    reads: (text) => text.trim() !== '',
    inputs: ({ texts, type }) => (
      <TextInput
        {...props}
        optional
        value={texts[name] ?? ''}
        autoComplete="off"
        onChange={(value) => type({ [name]: value })}
      />
    ),
    chip: (texts) => `${label}: ${texts[name]}`,
  };
}
