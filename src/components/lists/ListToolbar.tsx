import FilterListIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { Fragment, type ReactNode, type Ref, useRef, useState } from 'react';
import type { Count } from '../../../machines/lists/viewCounts.ts';
import type { FilterTexts } from '../../../rules/lists/filters.ts';
import { maxSearchLength } from '../../browser/history/addressQuery.ts';
import { filtersText } from '../../text/lists/filters.ts';
import { listText as text } from '../../text/lists/lists.ts';
import { countText } from '../../text/recordFormats.ts';
import { type Filter, type Filtering, isSet, knownTexts, withoutFilters } from './filters/filter.ts';

/** A button for a filter that is often wanted. */
interface QuickChip {
  label: string;
  /** Those of the whole list where it is empty. */
  filters: FilterTexts;
  count: Count | undefined;
}

interface ListToolbarProps {
  q: string;
  searchHint: string;
  search?: Ref<HTMLInputElement>;
  onSearch: (q: string) => void;
  filters: readonly Filter[];
  filtering: Filtering;
  chips?: readonly QuickChip[];
  /** At the end of the line. */
  children: ReactNode;
}

/** One line above a list: search, quick chips, filters, and the list's own menu. */
export function ListToolbar({ filters, filtering, chips = [], children, ...props }: ListToolbarProps) {
  const { texts, choose } = filtering;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const set = filters.filter((filter) => isSet(filter, texts));
  const clear = (cleared: readonly Filter[]) => {
    choose(withoutFilters(cleared));
    // the pressed chip disappears
    button.current?.focus();
  };
  const names = chips.flatMap((chip) => Object.keys(chip.filters));
  const known = knownTexts(
    [],
    chips.map((chip) => chip.filters),
    texts,
  );
  const isChosen = (chip: QuickChip) => names.every((name) => known[name] === chip.filters[name]);
  const none = Object.fromEntries(names.map((name) => [name, '']));
  return (
    <>
      <Box sx={lineStyles}>
        <TextField
          type="search"
          inputRef={props.search}
          name="q"
          size="small"
          value={props.q}
          onChange={({ target }) => props.onSearch(target.value)}
          placeholder={props.searchHint}
          autoComplete="off"
          slotProps={{
            htmlInput: { 'aria-label': text.search, maxLength: maxSearchLength },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        {chips.length > 0 && (
          <Box role="group" aria-label={text.quickChips} sx={{ ...chipsStyles, ...quickChipsStyles }}>
            {chips.map((chip) => (
              <Chip
                key={chip.label}
                component="button"
                type="button"
                clickable
                color={isChosen(chip) ? 'primary' : 'default'}
                variant={isChosen(chip) ? 'filled' : 'outlined'}
                aria-pressed={isChosen(chip)}
                onClick={() => choose({ ...none, ...chip.filters })}
                label={
                  <>
                    {chip.label}{' '}
                    <Box component="span" sx={{ display: 'inline-block', minWidth: '2ch' }}>
                      {chip.count && countText(chip.count.total, chip.count.capped)}
                    </Box>
                  </>
                }
              />
            ))}
          </Box>
        )}
        {filters.length > 0 && (
          <Badge badgeContent={set.length} color="primary" overlap="rectangular">
            <Button
              ref={button}
              size="small"
              variant="outlined"
              startIcon={<FilterListIcon />}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(true)}
            >
              {filtersText.open}
            </Button>
          </Badge>
        )}
        {children}
      </Box>
      {set.length > 0 && (
        <Box role="group" aria-label={filtersText.set} sx={{ ...chipsStyles, mt: 1 }}>
          {set.map((filter) => (
            <Chip
              key={filter.names[0]}
              label={filter.chip(texts)}
              onClick={() => setIsOpen(true)}
              onDelete={() => clear([filter])}
            />
          ))}
          <Button size="small" onClick={() => clear(filters)}>
            {filtersText.clear}
          </Button>
        </Box>
      )}
      <Popover
        open={isOpen}
        onClose={() => setIsOpen(false)}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': filtersText.open } }}
      >
        <Box sx={panelStyles}>
          {filters.map((filter) => (
            <Fragment key={filter.names[0]}>{filter.inputs(filtering)}</Fragment>
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1, p: 2, pt: 0 }}>
          <Button size="small" onClick={() => choose(withoutFilters(filters))}>
            {filtersText.clear}
          </Button>
          <Button size="small" variant="contained" onClick={() => setIsOpen(false)}>
            {filtersText.close}
          </Button>
        </Box>
      </Popover>
    </>
  );
}

/** Where six quick chips have room beside the search. */
const wide = '@media (min-width: 1400px)';
const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  [wide]: { flexWrap: 'nowrap' },
  alignItems: 'center',
  gap: 1,
  '& > :has([type=search])': { flex: { xs: '1 1 8rem', md: '0 1 20rem' }, minWidth: '8rem' },
  '& > :last-child': { ml: { md: 'auto' } },
} as const;
const chipsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  py: 0.25,
  '& > *': { flex: 'none' },
} as const;
/** One line, so that the rows begin near the top: on a phone it scrolls. */
const quickChipsStyles = {
  order: 1,
  flex: '1 0 100%',
  [wide]: { order: 0, flex: '0 1 auto' },
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  // room for the mark of the focus
  p: 0.5,
  m: -0.5,
} as const;
const panelStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: 2,
  width: 'min(40rem, calc(100vw - 2rem))',
  p: 2,
} as const;
