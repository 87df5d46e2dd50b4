import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { Link, useSearchParams } from 'wouter';
import { resetPasswordMachine } from '../../../../machines/account/resetPassword.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { useHydrated } from '../../../browser/useHydrated.ts';
import { takeLostFocus } from '../../../components/focus/takeLostFocus.ts';
import { useBusyForm } from '../../../components/focus/useBusyForm.ts';
import { NewPasswordFields } from '../../../components/inputs/NewPasswordFields.tsx';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { useClient } from '../../../site/services.tsx';
import { resetPasswordText as text } from '../../../text/account/resetPassword.ts';
import { problemText } from '../../../text/problems.ts';

/** Setting a new password through a link (product, 4, 5 and 7). */
export default function ResetPasswordPage() {
  const client = useClient();
  const [search] = useSearchParams();
  const [snapshot, send] = useMachine(resetPasswordMachine, {
    input: { client, token: search.get('token') ?? '' },
  });
  const { token, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const form = useBusyForm({ busy, onSubmit: () => send({ type: 'form.submit' }) });
  // the HTML is the same for every token
  const hydrated = useHydrated();

  if (snapshot.matches('saved')) {
    return <Outcome heading={text.saved} words={text.savedText} action={text.toLogin} takesFocus />;
  }
  if (hydrated && snapshot.matches('deadLink')) {
    // without a token the page opens with this notice
    const takesFocus = token !== '';
    return (
      <Outcome heading={text.dead} words={text.deadText} action={text.toNewLink} takesFocus={takesFocus} />
    );
  }
  return (
    <Container maxWidth="xs" sx={{ py: { xs: 4, md: 8 } }}>
      <Stack {...form} component="form" spacing={2} sx={{ outline: 0 }}>
        <Box>
          <Typography variant="h4" component="h1">
            {text.heading}
          </Typography>
          <Typography color="textSecondary">{text.lead}</Typography>
          <noscript>
            <p>{text.noScript}</p>
          </noscript>
        </Box>
        <NewPasswordFields snapshot={snapshot} send={send} />
        <Button type="submit" variant="contained" size="large" loading={busy} disabled={busy || !hydrated}>
          {text.submit}
        </Button>
        <FormOutcome>
          {snapshot.matches({ editing: 'failed' }) && <Alert severity="error">{problemText(problem)}</Alert>}
        </FormOutcome>
      </Stack>
    </Container>
  );
}

interface OutcomeProps {
  heading: string;
  words: string;
  action: string;
  /** The form that had the focus has disappeared. */
  takesFocus: boolean;
}

function Outcome({ heading, words, action, takesFocus }: OutcomeProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 6, md: 10 }, textAlign: 'center' }}>
      <div role="status">
        <Typography variant="h4" component="h1" sx={{ mb: 2 }}>
          {heading}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {words}
        </Typography>
      </div>
      <Button
        ref={takesFocus ? takeLostFocus : undefined}
        component={Link}
        href={paths.login.to()}
        variant="contained"
      >
        {action}
      </Button>
    </Container>
  );
}
