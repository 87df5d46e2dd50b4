import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';
import { useTransientPopover } from './useTransientPopover.ts';

interface DisclosureProps {
  label: ReactNode;
  /** The button's accessible name. */
  description: string;
  /** Opens over the whole width, for a phone. */
  wide?: boolean;
  children: ReactNode;
}

/** A button that opens a small menu, a native popover. Choosing an item closes it. */
export function Disclosure({ label, description, wide = false, children }: DisclosureProps) {
  const id = useId();
  const popover = useTransientPopover<HTMLDivElement>();
  return (
    <>
      <Button color="inherit" aria-label={description} popoverTarget={id}>
        {label}
      </Button>
      <Paper
        ref={popover}
        id={id}
        popover="auto"
        variant="outlined"
        onClick={(event) => event.currentTarget.hidePopover?.()}
        sx={{
          m: 0,
          p: 1,
          top: (theme) => theme.spacing(8),
          left: wide ? 0 : 'auto',
          right: 0,
          width: wide ? '100%' : 'auto',
          color: 'text.primary',
        }}
      >
        <Box sx={{ display: 'grid', justifyItems: 'stretch' }}>{children}</Box>
      </Paper>
    </>
  );
}
