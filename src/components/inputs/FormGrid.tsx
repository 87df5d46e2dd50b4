import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { focusFirstInvalid } from '../focus/focusFirstInvalid.ts';

interface FormGridProps {
  onSubmit: () => void;
  /** Names the form, where it is one of several parts of a page. */
  label?: string;
  busy?: boolean;
  children: ReactNode;
}

/**
 * A form: one column on a phone, two from tablet width. Every rule is the machine's, so the browser
 * checks none.
 */
export function FormGrid({ onSubmit, label, busy = false, children }: FormGridProps) {
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        focusFirstInvalid(event.currentTarget);
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}
    >
      {children}
    </Box>
  );
}

/**
 * What takes the whole width of a {@link FormGrid}; `live` parts are read out when their words
 * change.
 */
export function WholeRow({ live = false, children }: { live?: boolean; children: ReactNode }) {
  return (
    <Box
      aria-live={live ? 'polite' : undefined}
      sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}
    >
      {children}
    </Box>
  );
}
