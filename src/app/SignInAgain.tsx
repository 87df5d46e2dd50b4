import DialogContentText from '@mui/material/DialogContentText';
import { useMachine } from '@xstate/react';
import { signInMachine } from '../../machines/account/signIn.ts';
import { passwordDigest } from '../browser/passwordDigest.ts';
import {
  rememberedCredentials,
  saveFailures,
  saveRemembered,
  storedFailures,
} from '../browser/signInStorage.ts';
import { FormDialog } from '../components/dialogs/FormDialog.tsx';
import { CodeInput } from '../components/inputs/CodeInput.tsx';
import { PasswordInput } from '../components/inputs/PasswordInput.tsx';
import { TextInput } from '../components/inputs/TextInput.tsx';
import { SignInMessages } from '../components/notices/SignInMessages.tsx';
import { useClient, useSession } from '../site/services.tsx';
import { loginText as text } from '../text/account/login.ts';

/**
 * Signs in over a page with unsaved changes whose session has ended, so that the page keeps them.
 * Cancelling leaves the page. The page under the dialog is blurred, since no user is signed in.
 */
export default function SignInAgain() {
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
  const { email, password, passwordShown, code, codeNeeded, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');

  return (
    <FormDialog
      title={text.again.title}
      alert={<DialogContentText>{text.again.intro}</DialogContentText>}
      submitLabel={text.submit}
      busy={busy}
      isTyped={false}
      onSubmit={() => send({ type: 'form.submit' })}
      onClose={() => session.send({ type: 'session.close' })}
      slotProps={{ backdrop: { sx: { backdropFilter: 'blur(12px)' } } }}
    >
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
      {codeNeeded && (
        <CodeInput
          value={code}
          onChange={(value) => send({ type: 'field.change', field: 'code', value })}
          error={problem?.fields.code}
          disabled={busy}
        />
      )}
    </FormDialog>
  );
}
