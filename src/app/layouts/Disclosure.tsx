import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';
import { usePassingPopover } from './passingPopover.ts';

interface DisclosureProps {
  label: ReactNode;
  /** The button's accessible name. */
  description: string;
  /** Opens over the whole width, as a phone's menu does. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A button that opens a small menu. The browser's own popover does the work: it opens over
 * everything, closes by Escape, by a click elsewhere and by a choice, and tells assistive
 * technology, without a script of ours.
 */
export function Disclosure({ label, description, wide = false, children }: DisclosureProps) {
  const id = useId();
  const popover = usePassingPopover<HTMLDivElement>();
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
