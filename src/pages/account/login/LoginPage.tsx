import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { md5 } from 'js-md5';
import { Link as RouterLink, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { loginMachine } from '../../../../machines/account/login.ts';
import { adminId } from '../../../../machines/account/session.ts';
import { timeLeft } from '../../../../rules/account/cooldown.ts';
import { paths } from '../../../../rules/site/paths.ts';
import {
  loginMemory,
  saveCooldown,
  saveFailures,
  saveRemembered,
  watchCooldown,
} from '../../../browser/storage.ts';
import { PasswordInput } from '../../../components/inputs/PasswordInput.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { LoginMessages } from '../../../components/notices/LoginMessages.tsx';
import { useClient, useSession } from '../../../site/services.tsx';
import { loginText as text } from '../../../text/login.ts';
import { destination } from './destination.ts';

/** Signing in (product, 2, 4, 6, 8 and 9). */
export default function LoginPage() {
  const client = useClient();
  const { session, role, expired } = useSession();
  const [, navigate] = useLocation();
  const from = destination(useHistoryState());
  const [snapshot, send] = useMachine(
    loginMachine.provide({
      actors: { watchCooldown },
      actions: {
        saveFailures: (_, { failures }) => saveFailures(failures),
        saveCooldown: (_, { end }) => saveCooldown(end),
        saveRemembered: (_, memory) => saveRemembered(memory),
        enter: (_, { auth }) => {
          session.send({ type: 'session.open', auth });
          const home = auth.id === adminId ? paths.admin.to() : paths.ads.to();
          navigate(from && (auth.id === adminId || !from.startsWith(paths.admin.to())) ? from : home);
        },
      },
    }),
    { input: { client, memory: loginMemory(), digest: (password) => md5(password), now: () => Date.now() } },
  );
  const { context } = snapshot;
  const busy = snapshot.matches({ credentials: 'authenticating' });

  return (
    <Box
      component="form"
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
        {expired && <Alert severity="info">{text.expired}</Alert>}
        {!expired && role === 'user' && from && <Alert severity="info">{text.adminOnly}</Alert>}
        <LoginMessages snapshot={snapshot} />
        <TextInput
          label={text.email}
          name="email"
          type="email"
          value={context.email}
          onChange={(value) => send({ type: 'email.change', value })}
          error={
            snapshot.matches({ forgotPassword: { ready: 'emailMissing' } }) ? text.emailMissing : undefined
          }
          autoComplete="username"
          disabled={busy}
        />
        <PasswordInput
          value={context.password}
          shown={context.passwordShown}
          onChange={(value) => send({ type: 'password.change', value })}
          onToggle={() => send({ type: 'password.toggle' })}
          disabled={busy}
        />
        <FormControlLabel
          control={
            <Checkbox
              name="remember"
              checked={context.remember}
              disabled={busy}
              onChange={(event) => send({ type: 'remember.change', remember: event.target.checked })}
            />
          }
          label={text.remember}
        />
        <Button type="submit" variant="contained" size="large" loading={busy} disabled={busy}>
          {text.submit}
        </Button>
        <Button
          type="button"
          variant="text"
          disabled={!snapshot.can({ type: 'link.request' })}
          loading={snapshot.matches({ forgotPassword: 'requesting' })}
          onClick={() => send({ type: 'link.request' })}
        >
          {snapshot.matches({ forgotPassword: 'coolingDown' })
            ? text.wait(timeLeft(context.cooldownEnd, context.time))
            : text.forgot}
        </Button>
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <Typography>
            {text.registerLead}{' '}
            <Link component={RouterLink} href={paths.apply.to()}>
              {text.register}
            </Link>
          </Typography>
          <Link component={RouterLink} href={paths.home.to()}>
            {text.home}
          </Link>
        </Stack>
      </Stack>
    </Box>
  );
}
