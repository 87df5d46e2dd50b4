import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { loginText } from '../../text/account/login.ts';
import { currentPasswordText as text } from '../../text/account/sessions.ts';
import { dialogText } from '../../text/dialogs.ts';
import { PasswordToggle } from '../inputs/PasswordInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { FormDialog } from './FormDialog.tsx';

interface PasswordDialogProps {
  /** What the password is asked for. */
  intro: string;
  confirmLabel: string;
  password: string;
  shown: boolean;
  /** Why the password was refused. */
  error: string | undefined;
  /** Why the call failed that has brought the password; it can be tried again. */
  failure: string | undefined;
  /** Something is typed on the page or in the form below. */
  isTyped?: boolean;
  busy: boolean;
  onChange: (value: string) => void;
  onToggle: () => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks for the current password, without which a stolen session could take an account over. */
export function PasswordDialog(props: PasswordDialogProps) {
  return (
    <FormDialog
      title={text.title}
      alert={
        props.failure ? (
          <Alert severity="error">{props.failure}</Alert>
        ) : (
          <DialogContentText>{props.intro}</DialogContentText>
        )
      }
      submitLabel={props.failure ? dialogText.retry : props.confirmLabel}
      busy={props.busy}
      isTyped={props.isTyped ?? false}
      onSubmit={props.onSubmit}
      onClose={props.onClose}
      onDismiss={props.onClose}
    >
      <TextInput
        label={text.label}
        name="current_password"
        type={props.shown ? 'text' : 'password'}
        value={props.password}
        onChange={props.onChange}
        error={props.error}
        autoComplete="current-password"
        autoFocus
        disabled={props.busy}
        endAdornment={<PasswordToggle words={loginText} shown={props.shown} onToggle={props.onToggle} />}
      />
    </FormDialog>
  );
}
