import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef, useState } from 'react';
import { changeFilters, type FilterTexts } from '../../../../rules/lists/filters.ts';
import { filtersText as text } from '../../../text/lists/filters.ts';

/** The filters of a list, with what changes them. An empty text takes its filter away. */
export interface Filtering {
  texts: FilterTexts;
  /** Loads at once. */
  choose: (change: FilterTexts) => void;
  /** Loads when the typing pauses. */
  type: (change: FilterTexts) => void;
}

/** @param send the changed filters to the list, at once or when the typing pauses. */
export function filteringOf(
  texts: FilterTexts,
  send: (type: 'query.change' | 'query.type', filters: FilterTexts) => void,
): Filtering {
  return {
    texts,
    choose: (change) => send('query.change', changeFilters(texts, change)),
    type: (change) => send('query.type', changeFilters(texts, change)),
  };
}

/** Not a CSS module: those are in the HTML of every public page. */
const styles = {
  position: 'relative',
  mt: 1.5,
  '& summary': { width: 'fit-content', minHeight: '1.75rem', fontWeight: 600, cursor: 'pointer' },
  // in the line of the summary, so that the rows below do not move
  '& > button': { position: 'absolute', top: 0, left: '8rem', minHeight: '1.75rem', py: 0 },
  // each as wide as the browser's own date needs: two in a row on a phone
  '& details > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    alignItems: 'start',
    gap: 1.5,
    rowGap: { xs: 1, sm: 1.5 },
    mt: 0.5,
    mb: 1,
    '--input-height': { md: '2.5rem' },
  },
} as const;

interface FilterBarProps {
  filtering: Filtering;
  /** The wire names of the filters in it. */
  names: readonly string[];
  children: ReactNode;
}

/** The filters above a list. A phone shows them once they are opened or set. */
export function FilterBar({ filtering: { texts, choose }, names, children }: FilterBarProps) {
  const set = names.filter((name) => texts[name] !== undefined);
  const [startsOpen] = useState(() => set.length > 0 || matchMedia('(min-width: 900px)').matches);
  const summary = useRef<HTMLElement>(null);
  const clear = () => {
    choose(Object.fromEntries(names.map((name) => [name, ''])));
    // the pressed button disappears
    summary.current?.focus();
  };
  return (
    <Box sx={styles}>
      {set.length > 0 && (
        <Button size="small" onClick={clear}>
          {text.clear}
        </Button>
      )}
      <details open={startsOpen}>
        <summary ref={summary}>
          {text.open} {set.length > 0 && text.count(set.length)}
        </summary>
        <div>{children}</div>
      </details>
    </Box>
  );
}
