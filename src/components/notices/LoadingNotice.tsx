import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { dialogText } from '../../text/dialogs.ts';

/** Stands where a heading and some lines will be. */
export function LoadingNotice() {
  return (
    <Box role="progressbar" aria-label={dialogText.loading} sx={styles}>
      <Skeleton sx={{ width: 'min(16rem, 60%)', fontSize: '1.75rem' }} />
      <Skeleton />
      <Skeleton sx={{ width: '85%' }} />
    </Box>
  );
}

const styles = {
  display: 'grid',
  gap: 0.5,
  width: '100%',
  py: 3,
  // what loads by scripts does not come
  '@media (scripting: none)': { display: 'none' },
} as const;
