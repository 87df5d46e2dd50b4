import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { MouseEvent } from 'react';
import { profileMachine } from '../../../../machines/account/profile.ts';
import { adminId } from '../../../../rules/account/adminId.ts';
import { hasProfileChanges } from '../../../../rules/account/profileForm.ts';
import { newKey } from '../../../browser/newKey.ts';
import { passwordDigest } from '../../../browser/passwordDigest.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { ConflictDialog } from '../../../components/editor/ConflictDialog.tsx';
import { UploadBar } from '../../../components/files/UploadBar.tsx';
import { focusFirstInvalid } from '../../../components/focus/focusFirstInvalid.ts';
import { takeLostFocus } from '../../../components/focus/takeLostFocus.ts';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { useClient, useSession } from '../../../site/services.tsx';
import { profileText as text } from '../../../text/account/profile.ts';
import { CurrentPasswordDialog } from './CurrentPasswordDialog.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { profileComparisons } from './profileComparison.ts';
import { SearchConsentSection } from './SearchConsentSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** The user's own profile (product, 2), read-only until 'Düzenle'. */
export default function ProfilePage() {
  const client = useClient();
  const { auth, session } = useSession();
  const [snapshot, send] = useMachine(
    profileMachine.provide({
      actions: { shareChange: (_, { profile }) => session.send({ type: 'session.change', profile }) },
    }),
    { input: { client, id: auth.id, newKey, digest: passwordDigest } },
  );
  const isAdmin = auth.id === adminId;
  const { user, problem, progress, hasEdited, currentPassword } = snapshot.context;

  if (snapshot.matches('loadFailed')) {
    return (
      <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
        <Typography variant="h1" sx={{ typography: 'h2', mb: 2 }}>
          {text.heading}
        </Typography>
        {isAdmin && <SecondFactorSection onDone={() => send({ type: 'load.retry' })} />}
        {/* the part above says what to do first */}
        {!problem?.fields.second_factor && (
          <LoadFailure text={text.loadFailed} problem={problem} send={send} />
        )}
      </Container>
    );
  }
  if (!user || snapshot.matches('loading')) return <LoadingNotice />;

  const busy = snapshot.hasTag('busy');
  const readOnly = snapshot.matches('readOnly');
  const failed = snapshot.matches({ editing: 'failed' });
  return (
    <Container maxWidth="md" sx={{ py: { xs: 4, md: 8 } }}>
      <Typography variant="h1" sx={{ typography: 'h2', mb: 1 }}>
        {text.heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {text.lead}
      </Typography>
      <Stack
        component="form"
        noValidate
        spacing={4}
        aria-label={text.formLabel}
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submit' });
          focusFirstInvalid(event.currentTarget);
        }}
      >
        <PersonFields snapshot={snapshot} send={send} />
        <DocumentFields user={user} snapshot={snapshot} send={send} />
        {!readOnly && <PasswordFields snapshot={snapshot} send={send} />}
        <Stack direction="row" spacing={2}>
          {readOnly ? (
            // With a key, so that React does not reuse this button as the submit button, which the
            // same click would press.
            <Button
              key="edit"
              type="button"
              variant="contained"
              ref={hasEdited ? returnToEdit : null}
              onClick={(event) => {
                send({ type: 'form.edit' });
                focusFirstField(event);
              }}
            >
              {text.edit}
            </Button>
          ) : (
            <>
              <Button
                // A new button after a failure: it takes the focus that the disabled one has lost.
                key={failed ? 'retry' : 'save'}
                ref={failed ? takeLostFocus : null}
                type="submit"
                variant="contained"
                loading={busy}
                disabled={busy}
              >
                {text.save}
              </Button>
              <Button
                type="button"
                variant="outlined"
                disabled={!snapshot.can({ type: 'form.cancel' })}
                onClick={() => send({ type: 'form.cancel' })}
              >
                {text.cancel}
              </Button>
            </>
          )}
        </Stack>
        <FormOutcome>
          {snapshot.matches({ readOnly: 'saved' }) && <Alert severity="success">{text.saved}</Alert>}
          {failed && <Alert severity="error">{problem?.serverMessage ?? text.saveFailed}</Alert>}
          {snapshot.matches('saving') && (
            <UploadBar progress={progress} onStop={() => send({ type: 'upload.stop' })} />
          )}
        </FormOutcome>
      </Stack>
      <SearchConsentSection />
      <SessionsSection />
      {isAdmin && <SecondFactorSection />}
      <LeavePrompt when={!readOnly && hasProfileChanges(snapshot.context)} />
      {(snapshot.matches('proving') || (snapshot.matches('saving') && currentPassword !== '')) && (
        <CurrentPasswordDialog snapshot={snapshot} send={send} />
      )}
      {snapshot.matches('outdated') && (
        <ConflictDialog
          words={text.outdated}
          load={snapshot.children.stored}
          {...profileComparisons(snapshot)}
          onMine={() => send({ type: 'conflict.overwrite' })}
          onTheirs={() => send({ type: 'conflict.discard' })}
          onClose={() => send({ type: 'dialog.close' })}
        />
      )}
    </Container>
  );
}

/**
 * Gives the focus back to 'Düzenle', and scrolls to it: without the password fields the page is
 * shorter.
 */
function returnToEdit(button: HTMLElement | null): void {
  takeLostFocus(button);
  button?.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to the first editable field, since the pressed button is removed. */
function focusFirstField({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('input:enabled:not([readonly])')?.focus());
}
