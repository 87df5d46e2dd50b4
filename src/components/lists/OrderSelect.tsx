import { listText as text } from '../../text/lists/lists.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';

/** The orders to choose from; the first is the server's own. */
export type Sorts = Readonly<Record<string, string>>;

/** The order that a list shows: an unknown one is the server's own. */
export function shownSort(sort: string | undefined, sorts: Sorts): string {
  const [first = ''] = Object.keys(sorts);
  return sort !== undefined && sort in sorts ? sort : first;
}

/** The order as the address has it: the server's own is left out. */
export function addressedSort(sort: string | undefined, sorts: Sorts): string | undefined {
  return sort === shownSort(undefined, sorts) ? undefined : sort;
}

interface OrderSelectProps {
  sort: string | undefined;
  sorts: Sorts;
  /** @param sort undefined for the server's own order. */
  onSort: (sort: string | undefined) => void;
}

/** The order of a list of cards, which has no heads of columns. */
export function OrderSelect({ sort, sorts, onSort }: OrderSelectProps) {
  return (
    <SelectInput
      label={text.order}
      name="sort"
      optional
      decided
      value={shownSort(sort, sorts)}
      choices={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
      onChange={(chosen) => onSort(addressedSort(chosen, sorts))}
    />
  );
}
