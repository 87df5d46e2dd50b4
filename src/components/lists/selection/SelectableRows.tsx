import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { KeyboardEvent, ReactNode } from 'react';

interface SelectableRowsProps {
  /** Ctrl Enter, or Cmd Enter on a Mac: by Tab the tasks stand behind all rows. */
  onToTasks: () => void;
  children: ReactNode;
}

/** Adds to a list's table the shortcut to the tasks, and the look of the checkboxes. */
export function SelectableRows({ onToTasks, children }: SelectableRowsProps) {
  // before the row itself, which opens by Enter
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    onToTasks();
  };
  return (
    <Box onKeyDownCapture={onKeyDownCapture} sx={styles}>
      {children}
    </Box>
  );
}

/** Where the table becomes cards, see `ListTable.module.css`. */
const asTable = '@container (min-width: 900px)';
const asCards = '@container (max-width: 899.95px)';

/** One rule for all rows: a styled component in each would slow the table down. */
const styles = {
  '& [data-card="select"]': { width: '2.75rem', p: 0 },
  '& [data-card="select"] label': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2.75rem',
    minHeight: '2.5rem',
    cursor: 'pointer',
  },
  '& [data-card="select"] input': {
    width: '1.125rem',
    height: '1.125rem',
    m: 0,
    accentColor: 'var(--mui-palette-primary-main)',
    cursor: 'pointer',
  },
  '& tr[data-selected]:not(:focus)': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 8%, var(--mui-palette-background-paper))',
  },
  // the bar at the end of the window must not cover what has the focus
  '& tbody :is(tr, a, button, input)': { scrollMarginBottom: '9rem' },
  [asTable]: { '& th[data-card="select"] span': visuallyHidden },
  [asCards]: {
    // of the head only the checkbox of the page is left, with its label
    '&& thead, && thead tr': { display: 'block' },
    '& th:not([data-card="select"])': { display: 'none' },
    '& th[data-card="select"]': {
      display: 'block',
      position: 'static',
      width: 'auto',
      height: 'auto',
      border: 0,
      background: 'none',
      boxShadow: 'none',
    },
    '& th[data-card="select"] label': { justifyContent: 'start', gap: '0.75rem', pl: '0.8125rem' },
    '& [data-card="select"] label': { minHeight: '2.75rem' },
    '&& tbody tr': { pl: '2.75rem' },
    '& td[data-card="select"]': { position: 'absolute', gridArea: 'auto', top: 0, left: 0 },
  },
} as const;
