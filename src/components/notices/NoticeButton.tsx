import { dialogText } from '../../text/dialogs.ts';
import { PlainButton } from '../buttons/PlainButton.tsx';

/** A retry button. It disappears with the failure, so it first moves the focus to `main`. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainButton
      look="outlined"
      color="inherit"
      onClick={(event) => {
        event.currentTarget.closest('main')?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      {dialogText.retry}
    </PlainButton>
  );
}
