import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';

interface FieldProps {
  /** The id of the labelled control. */
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * A control with its visible label above and its error or hint below. Not MUI's TextField, which
 * would add the menu, popover and modal of its select to the first page.
 */
export function Field({ id, label, error, hint, disabled = false, children }: FieldProps) {
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children}
      {help && <FormHelperText id={helpId(id)}>{help}</FormHelperText>}
    </FormControl>
  );
}

/** The id of the error or hint, for the control's `aria-describedby`. */
export const helpId = (id: string) => `${id}-help`;
