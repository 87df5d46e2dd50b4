import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { dialogText } from '../text/dialogs.ts';

/** What could not be shown, and the way to try again where there is one. */
export function ErrorNotice({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <Box
      role="alert"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 2,
        border: 1,
        borderColor: 'error.main',
        borderRadius: 1,
      }}
    >
      <Typography sx={{ flex: 1, minWidth: 'min-content' }}>{text}</Typography>
      {onRetry && (
        <Button variant="outlined" color="inherit" onClick={onRetry}>
          {dialogText.retry}
        </Button>
      )}
    </Box>
  );
}
