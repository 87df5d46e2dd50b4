import Button from '@mui/material/Button';
import { dialogText } from '../../text/dialogs.ts';

interface NoticeButtonProps {
  /** By default it offers to try again. */
  label?: string;
  onPress: () => void;
}

/** A button of a notice. It disappears with the notice, so it first moves the focus to `main`. */
export function NoticeButton({ label = dialogText.retry, onPress }: NoticeButtonProps) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      onClick={(event) => {
        event.currentTarget.closest('main')?.focus({ preventScroll: true });
        onPress();
      }}
    >
      {label}
    </Button>
  );
}
