import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { dialogText } from '../../text/dialogs.ts';

export function LoadingNotice() {
  return (
    <Box sx={styles}>
      <CircularProgress aria-label={dialogText.loading} />
    </Box>
  );
}

const styles = {
  display: 'flex',
  justifyContent: 'center',
  p: 6,
  // what loads by scripts does not come
  '@media (scripting: none)': { display: 'none' },
} as const;
