import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NewPasswordFields } from '../../../components/inputs/NewPasswordFields.tsx';
import { profileText as text } from '../../../text/account/profile.ts';
import { passwordText } from '../../../text/account/resetPassword.ts';
import type { ProfileProps } from './profileProps.ts';

/** An optional new password (product, 5). */
export function PasswordFields({ snapshot, send }: ProfileProps) {
  const { password, confirmation, passwordShown, problem } = snapshot.context;
  return (
    <Stack component="section" spacing={2}>
      <Typography variant="h3" component="h2">
        {text.passwordHeading}
      </Typography>
      <Typography color="textSecondary">{text.passwordHint}</Typography>
      <NewPasswordFields
        password={password}
        confirmation={confirmation}
        shown={passwordShown}
        disabled={snapshot.hasTag('busy')}
        passwordError={snapshot.matches({ editing: 'weak' }) ? passwordText.weak : problem?.fields.password}
        confirmationError={snapshot.matches({ editing: 'mismatched' }) ? passwordText.mismatched : undefined}
        onPassword={(value) => send({ type: 'password.change', value })}
        onConfirmation={(value) => send({ type: 'confirmation.change', value })}
        onToggle={() => send({ type: 'password.toggle' })}
      />
    </Stack>
  );
}
