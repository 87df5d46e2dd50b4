import Alert from '@mui/material/Alert';
import { dialogText } from '../../text/dialogs.ts';
import { NoticeButton } from './NoticeButton.tsx';

interface ErrorNoticeProps {
  text: string;
  /** The reason, if known. */
  detail?: string;
  onRetry?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

export function ErrorNotice({ text, detail, onRetry, onClose }: ErrorNoticeProps) {
  return (
    <Alert
      severity="error"
      action={
        (onRetry || onClose) && (
          <>
            {onRetry && <NoticeButton onPress={onRetry} />}
            {onClose && <NoticeButton label={dialogText.close} onPress={onClose} />}
          </>
        )
      }
      // at least as high as the field that it may stand for
      sx={{ gridColumn: '1 / -1', minHeight: '4.75rem', alignItems: 'center' }}
    >
      <p>{text}</p>
      {detail && <p>{detail}</p>}
    </Alert>
  );
}
