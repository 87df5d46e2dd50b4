import type { SxProps, Theme } from '@mui/material/styles';

const quiet = { color: 'text.secondary' } as const;

/** Not a CSS module: those are in the HTML of every public page. */
export const privacyStyles = {
  page: {
    display: 'grid',
    // a long word of the found records must not widen the page
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    '& :is(h1, h2, h3)': { m: 0, overflowWrap: 'anywhere' },
    '& form': { outline: 0 },
    '& h1': { typography: 'h4' },
    '& h2': { typography: 'h5' },
    '& h3': { typography: 'h6' },
  },
  lead: { maxWidth: '60rem', mt: 0.5, mb: 0, ...quiet },
  search: {
    display: 'grid',
    gap: 2,
    maxWidth: '36rem',
    gridTemplateColumns: { sm: '1fr auto' },
    // beside the field, below its label
    '& > button': {
      alignSelf: { sm: 'start' },
      mt: { sm: 3.5 },
      minHeight: { sm: 'var(--input-height, 3rem)' },
    },
  },
  /** Its height is reserved. */
  busy: { minHeight: '0.25rem', my: 1.5 },
  status: { minHeight: '1.5rem', mt: 0, mb: 1.5 },
  found: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    p: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    '& h2': { flex: '1 1 16rem' },
  },
  outcome: { my: 0.5, typography: 'body2', ...quiet },
  records: {
    m: 0,
    p: 0,
    listStyle: 'none',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 1.5,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
      overflowWrap: 'anywhere',
    },
    '& li > :first-of-type': { flex: '1 1 16rem', minWidth: 0 },
    '& time': { typography: 'body2', ...quiet },
  },
  // the table becomes cards where it is narrow
  log: { display: 'grid', gap: 1.5, containerType: 'inline-size' },
} satisfies Record<string, SxProps<Theme>>;
