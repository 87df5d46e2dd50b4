import Button from '@mui/material/Button';
import { dialogText } from '../../text/dialogs.ts';

/**
 * 'Tekrar dene' beside what failed. It goes away with the failure; so it leaves the focus to the
 * page before that.
 */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      onClick={(event) => {
        event.currentTarget.closest('main')?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      {dialogText.retry}
    </Button>
  );
}
