import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NewPasswordFields } from '../../../components/inputs/NewPasswordFields.tsx';
import { profileText as text } from '../../../text/account/profile.ts';
import type { ProfileProps } from './profileProps.ts';

/** An optional new password (product, 5). */
export function PasswordFields({ snapshot, send }: ProfileProps) {
  return (
    <Stack component="section" spacing={2}>
      <Typography variant="h3" component="h2">
        {text.passwordHeading}
      </Typography>
      <Typography color="textSecondary">{text.passwordHint}</Typography>
      <NewPasswordFields snapshot={snapshot} send={send} />
    </Stack>
  );
}
