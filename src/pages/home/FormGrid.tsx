import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A step's form: one column on a phone, two from tablet width. */
export function FormGrid({
  onSubmit,
  busy = false,
  children,
}: {
  onSubmit: () => void;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <Box
      component="form"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {children}
    </Box>
  );
}
