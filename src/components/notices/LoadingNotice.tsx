import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { dialogText } from '../../text/dialogs.ts';

export function LoadingNotice() {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', p: 6 }}>
      <CircularProgress aria-label={dialogText.loading} />
    </Box>
  );
}
