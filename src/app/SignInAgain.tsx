import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useMachine } from '@xstate/react';
import { useId } from 'react';
import { signInMachine } from '../../machines/account/signIn.ts';
import { passwordDigest } from '../browser/passwordDigest.ts';
import {
  rememberedCredentials,
  saveFailures,
  saveRemembered,
  storedFailures,
} from '../browser/signInStorage.ts';
import { useFocusDuringCall } from '../components/focus/useFocusDuringCall.ts';
import { PasswordInput } from '../components/inputs/PasswordInput.tsx';
import { TextInput } from '../components/inputs/TextInput.tsx';
import { SignInMessages } from '../components/notices/SignInMessages.tsx';
import { MuiRoot } from '../site/MuiRoot.tsx';
import { useClient, useSession } from '../site/services.tsx';
import { loginText as text } from '../text/account/login.ts';
import { dialogText } from '../text/dialogs.ts';

/**
 * Signs in over a page with unsaved changes whose session has ended, so that the page keeps them.
 * Cancelling leaves the page. The page under the dialog is blurred, since no user is signed in.
 */
export default function SignInAgain() {
  const titleId = useId();
  const client = useClient();
  const { auth, session } = useSession();
  const [snapshot, send] = useMachine(
    signInMachine.provide({
      actions: {
        saveFailures: (_, { failures }) => saveFailures(failures),
        saveRemembered: (_, memory) => saveRemembered(memory),
        enter: (_, params) => session.send({ type: 'session.open', auth: params.auth }),
      },
    }),
    {
      input: {
        client,
        remembered: { ...rememberedCredentials(), ...(auth.email && { email: auth.email }) },
        failures: storedFailures(),
        digest: passwordDigest,
      },
    },
  );
  const { email, password, passwordShown, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const form = useFocusDuringCall(busy);

  return (
    <MuiRoot>
      <Dialog
        open
        fullWidth
        maxWidth="xs"
        aria-labelledby={titleId}
        aria-busy={busy}
        slotProps={{ backdrop: { sx: { backdropFilter: 'blur(12px)' } } }}
      >
        <form
          ref={form}
          tabIndex={-1}
          aria-label={busy ? dialogText.busy : undefined}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'form.submit' });
          }}
        >
          <DialogTitle id={titleId}>{text.again.title}</DialogTitle>
          <DialogContent>
            <Stack spacing={2}>
              <DialogContentText>{text.again.intro}</DialogContentText>
              <SignInMessages snapshot={snapshot} />
              <TextInput
                label={text.email}
                name="email"
                type="email"
                value={email}
                onChange={(value) => send({ type: 'field.change', field: 'email', value })}
                error={problem?.fields.email}
                autoComplete="username"
                disabled={busy}
              />
              <PasswordInput
                value={password}
                shown={passwordShown}
                onChange={(value) => send({ type: 'field.change', field: 'password', value })}
                error={problem?.fields.password}
                onToggle={() => send({ type: 'password.toggle' })}
                autoFocus
                disabled={busy}
              />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => session.send({ type: 'session.close' })} disabled={busy}>
              {dialogText.cancel}
            </Button>
            <Button type="submit" variant="contained" loading={busy} disabled={busy}>
              {text.submit}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </MuiRoot>
  );
}
