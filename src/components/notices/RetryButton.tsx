import Button from '@mui/material/Button';
import { dialogText } from '../../text/dialogs.ts';

/** A retry button. It disappears with the failure, so it first moves the focus to `main`. */
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
