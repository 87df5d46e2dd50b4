import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { maxSearchLength } from '../../browser/history/addressQuery.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';

/** Not a CSS module: those are in the HTML of every public page. */
const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1,
  columnGap: 2,
  mt: 2,
  // the order and a button stand in one line below the search on a phone
  '& > *': { flex: { xs: '1 1 0', sm: 'none' }, minWidth: 0 },
  '& > :has(select)': { minWidth: '8rem' },
  '& > :first-of-type': { flex: { xs: '1 1 100%', sm: '1 1 16rem' }, maxWidth: { sm: '32rem' } },
} as const;

interface SearchAndOrderProps {
  query: { q: string; sort: string | undefined };
  searchHint: string;
  /** The orders to choose from; the first is the server's own. */
  sorts: Readonly<Record<string, string>>;
  onSearch: (q: string) => void;
  /** @param sort undefined for the server's own order. */
  onSort: (sort: string | undefined) => void;
  /** Stands beside them. */
  children?: ReactNode;
}

/** The order that a list shows: an unknown one is the server's own. */
export function shownSort(sort: string | undefined, sorts: SearchAndOrderProps['sorts']): string {
  const [first = ''] = Object.keys(sorts);
  return sort !== undefined && sort in sorts ? sort : first;
}

/** The order as the address has it: the server's own is left out. */
export function addressedSort(sort: string, sorts: SearchAndOrderProps['sorts']): string | undefined {
  return sort === shownSort(undefined, sorts) ? undefined : sort;
}

/** The search and the order above a list. */
export function SearchAndOrder(props: SearchAndOrderProps) {
  const { query, searchHint, sorts, onSearch, onSort, children } = props;
  return (
    <Box sx={styles}>
      <div>
        <TextInput
          label={text.search}
          name="q"
          optional
          value={query.q}
          onChange={onSearch}
          placeholder={searchHint}
          autoComplete="off"
          maxLength={maxSearchLength}
        />
      </div>
      <SelectInput
        label={text.order}
        name="sort"
        optional
        decided
        value={shownSort(query.sort, sorts)}
        choices={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        onChange={(sort) => onSort(addressedSort(sort, sorts))}
      />
      {children}
    </Box>
  );
}
