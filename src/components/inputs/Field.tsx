import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';

interface FieldProps {
  /** The id of the control that the label names. */
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * A control with its visible label above and its error or hint below. Put together from parts:
 * MUI's TextField would bring the menu, the popover and the dialog of its own select to the first
 * page, where selects are native.
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

/** What `aria-describedby` of the control refers to. */
export const helpId = (id: string) => `${id}-help`;
