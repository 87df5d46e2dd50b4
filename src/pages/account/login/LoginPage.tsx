import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useLocation } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { forgotPasswordMachine } from '../../../../machines/account/forgotPassword.ts';
import { signInMachine } from '../../../../machines/account/signIn.ts';
import { afterSignIn, isOfPanel } from '../../../../rules/account/afterSignIn.ts';
import { timeLeft } from '../../../../rules/account/cooldown.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { towards, useDestination } from '../../../browser/history/destination.ts';
import { passwordDigest } from '../../../browser/passwordDigest.ts';
import {
  rememberedCredentials,
  saveCooldown,
  saveFailures,
  saveRemembered,
  storedCooldownEnd,
  storedFailures,
  watchCooldown,
} from '../../../browser/signInStorage.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { focusFirstInvalid } from '../../../components/focus/focusFirstInvalid.ts';
import { useFocusDuringCall } from '../../../components/focus/useFocusDuringCall.ts';
import { CodeInput } from '../../../components/inputs/CodeInput.tsx';
import { PasswordInput } from '../../../components/inputs/PasswordInput.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { PageLink } from '../../../components/links/PageLink.tsx';
import { NoScriptNotice } from '../../../components/notices/NoScriptNotice.tsx';
import { SignInMessages } from '../../../components/notices/SignInMessages.tsx';
import { useClient, useSession } from '../../../site/services.tsx';
import { loginText as text } from '../../../text/account/login.ts';
import { dialogText } from '../../../text/dialogs.ts';
import { fieldText } from '../../../text/fields.ts';

const linkMachine = forgotPasswordMachine.provide({
  actors: { watchCooldown },
  actions: { saveCooldown: (_, { end }) => saveCooldown(end) },
});

/** Why no link can be sent to what was typed. */
function linkFault(link: SnapshotFrom<typeof forgotPasswordMachine>): string | undefined {
  if (link.matches({ ready: 'emailMissing' })) return text.emailMissing;
  return link.matches({ ready: 'emailInvalid' }) ? fieldText.notAnEmail : undefined;
}

/** Signing in, and requesting a reset link (product, 2, 4, 6, 8 and 9). */
export default function LoginPage() {
  const client = useClient();
  const { session, role, expired } = useSession();
  const [, navigate] = useLocation();
  const destination = useDestination();
  const [snapshot, send] = useMachine(
    signInMachine.provide({
      actions: {
        saveFailures: (_, { failures }) => saveFailures(failures),
        saveRemembered: (_, credentials) => saveRemembered(credentials),
        enter: (_, { auth }) => {
          session.send({ type: 'session.open', auth });
          navigate(afterSignIn(auth.id, destination));
        },
      },
    }),
    {
      input: {
        client,
        remembered: rememberedCredentials(),
        failures: storedFailures(),
        digest: passwordDigest,
      },
    },
  );
  const [link, sendToLink] = useMachine(linkMachine, {
    input: { client, storedCooldownEnd: storedCooldownEnd(), now: () => Date.now() },
  });
  const { email, password, passwordShown, code, codeNeeded, remember, problem } = snapshot.context;
  const hydrated = useHydrated();
  const busy = snapshot.hasTag('busy');
  const form = useFocusDuringCall(busy || link.hasTag('busy'));

  return (
    <Box
      component="form"
      ref={form}
      tabIndex={-1}
      aria-label={busy ? dialogText.busy : undefined}
      sx={{ outline: 0 }}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'form.submit' });
      }}
    >
      <Stack spacing={2}>
        <Box>
          <Typography variant="h4" component="h1">
            {text.heading}
          </Typography>
          <Typography color="textSecondary">{text.intro}</Typography>
        </Box>
        <NoScriptNotice />
        {expired && <Alert severity="info">{text.expired}</Alert>}
        {!expired && role === 'user' && destination && isOfPanel(destination) && (
          <Alert severity="info">{text.adminOnly}</Alert>
        )}
        <TextInput
          label={text.email}
          name="email"
          type="email"
          value={email}
          onChange={(value) => {
            send({ type: 'field.change', field: 'email', value });
            sendToLink({ type: 'email.change' });
          }}
          error={linkFault(link) ?? problem?.fields.email}
          autoComplete="username"
          disabled={busy}
        />
        <PasswordInput
          value={password}
          shown={passwordShown}
          onChange={(value) => send({ type: 'field.change', field: 'password', value })}
          error={problem?.fields.password}
          onToggle={() => send({ type: 'password.toggle' })}
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
        <FormControlLabel
          control={
            <Checkbox
              name="remember"
              checked={remember}
              disabled={busy}
              onChange={(event) => send({ type: 'remember.change', remember: event.target.checked })}
            />
          }
          label={text.remember}
        />
        <Button type="submit" variant="contained" size="large" loading={busy} disabled={busy || !hydrated}>
          {text.submit}
        </Button>
        <Button
          type="button"
          variant="text"
          disabled={!link.matches('ready') || !hydrated}
          loading={link.hasTag('busy')}
          onClick={(event) => {
            send({ type: 'link.request' });
            sendToLink({ type: 'link.request', email });
            if (event.currentTarget.form) focusFirstInvalid(event.currentTarget.form);
          }}
        >
          <span>
            {link.matches('coolingDown')
              ? text.wait(timeLeft(link.context.cooldownEnd, link.context.time))
              : text.forgot}
          </span>
        </Button>
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <Typography>
            {text.registerLead}{' '}
            <PageLink href={paths.apply.to()} state={towards(destination)}>
              {text.register}
            </PageLink>
          </Typography>
          <PageLink href={paths.home.to()}>{text.home}</PageLink>
        </Stack>
        <SignInMessages snapshot={snapshot}>
          {link.matches({ coolingDown: { outcome: 'sent' } }) && (
            <Alert severity="success">{text.linkSent}</Alert>
          )}
          {link.matches({ coolingDown: { outcome: 'failed' } }) && (
            <Alert severity="error">{text.linkFailed}</Alert>
          )}
        </SignInMessages>
      </Stack>
    </Box>
  );
}
