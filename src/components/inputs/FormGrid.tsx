import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { focusFirstInvalid } from '../focus/focusFirstInvalid.ts';

interface FormGridProps {
  onSubmit: () => void;
  /** The accessible name, for a form that is one part of a page. */
  label?: string;
  busy?: boolean;
  children: ReactNode;
}

/**
 * A form with one column on a phone and two from tablet width. The machine validates it, not the
 * browser.
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

/** The full width of a {@link FormGrid}; screen readers announce changes of a `live` row. */
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

/** The full-width button that submits a {@link FormGrid}. */
export function SubmitButton(props: Pick<ButtonProps, 'children' | 'disabled' | 'loading'>) {
  return <Button type="submit" variant="contained" size="large" {...props} sx={{ gridColumn: '1 / -1' }} />;
}
