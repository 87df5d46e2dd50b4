import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RetryButton } from './RetryButton.tsx';

interface ErrorNoticeProps {
  text: string;
  /** The reason, if known. */
  detail?: string;
  onRetry?: () => void;
}

/** An error, with a retry button if `onRetry` is given. */
export function ErrorNotice({ text, detail, onRetry }: ErrorNoticeProps) {
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
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography>{text}</Typography>
        {detail && (
          <Typography variant="body2" color="textSecondary">
            {detail}
          </Typography>
        )}
      </Box>
      {onRetry && <RetryButton onRetry={onRetry} />}
    </Box>
  );
}
