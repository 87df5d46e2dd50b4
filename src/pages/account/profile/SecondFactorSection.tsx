import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { secondFactorMachine } from '../../../../machines/account/secondFactor.ts';
import { saveFile } from '../../../browser/blobUrls.ts';
import { passwordDigest } from '../../../browser/passwordDigest.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { ProvenCallDialog, useAsksForPassword } from '../../../components/dialogs/ProvenCallDialog.tsx';
import { useBusyForm } from '../../../components/focus/useBusyForm.ts';
import { CodeInput } from '../../../components/inputs/CodeInput.tsx';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { CopyButton } from '../../../components/records/CopyButton.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { useClient } from '../../../site/services.tsx';
import { secondFactorText as text } from '../../../text/account/secondFactor.ts';
import { problemText } from '../../../text/problems.ts';
import { QrCode } from './QrCode.tsx';

interface PartProps {
  snapshot: SnapshotFrom<typeof secondFactorMachine>;
  send: (event: EventFromLogic<typeof secondFactorMachine>) => void;
}

/** The admin's own second factor: setting it up, its recovery codes, turning it off. */
export function SecondFactorSection({ onDone }: { onDone?: () => void }) {
  const client = useClient();
  const [snapshot, send] = useMachine(
    secondFactorMachine.provide({ actions: { reportOn: () => onDone?.() } }),
    { input: { client, digest: passwordDigest } },
  );
  const { factor, problem, recoveryCodes, doubtsCodes } = snapshot.context;
  const { beginSetUp } = snapshot.children;
  const asksForPassword = useAsksForPassword(beginSetUp);
  const isAsking = (['entering', 'proving', 'checking'] as const).some((state) => snapshot.matches(state));
  return (
    <Box sx={{ my: 4 }}>
      <PanelSection title={text.title} busy={snapshot.hasTag('busy')}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography color="textSecondary">{text.lead}</Typography>
          {factor?.required && factor.state === 'off' && !snapshot.matches('keepingCodes') && (
            <Alert severity="warning">{text.required}</Alert>
          )}
          {snapshot.matches('loading') && <LoadingNotice />}
          {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
          {(snapshot.matches('off') || snapshot.matches('beginning')) && (
            <>
              <Typography>{text.off}</Typography>
              <FormOutcome>
                {snapshot.matches({ off: 'failed' }) && (
                  <Alert severity="error">
                    {text.beginFailed} {problemText(problem)}
                  </Alert>
                )}
              </FormOutcome>
              <Button
                variant="contained"
                loading={snapshot.matches('beginning')}
                disabled={snapshot.matches('beginning')}
                onClick={() => send({ type: 'setUp.begin' })}
              >
                {text.begin}
              </Button>
            </>
          )}
          {snapshot.matches('on') && (
            <>
              {snapshot.matches({ on: 'codesUnseen' }) ? (
                <Alert severity="warning">{text.codesUnseen}</Alert>
              ) : (
                <Typography>{text.on(factor?.recovery_codes ?? 0)}</Typography>
              )}
              {doubtsCodes && <Alert severity="warning">{text.codesInDoubt}</Alert>}
              <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <Button variant="outlined" onClick={() => send({ type: 'move.ask', move: 'makeCodes' })}>
                  {text.ask.makeCodes}
                </Button>
                <Button
                  variant="outlined"
                  color="error"
                  onClick={() => send({ type: 'move.ask', move: 'turnOff' })}
                >
                  {text.ask.turnOff}
                </Button>
              </Stack>
            </>
          )}
          {isAsking && <CodeForm snapshot={snapshot} send={send} />}
          {snapshot.matches('keepingCodes') && (
            <RecoveryCodes codes={recoveryCodes} onKeep={() => send({ type: 'codes.keep' })} />
          )}
        </Stack>
      </PanelSection>
      {beginSetUp && asksForPassword && <ProvenCallDialog call={beginSetUp} />}
      <LeavePrompt when={snapshot.matches('keepingCodes')} words={text.leave} />
    </Box>
  );
}

/** The QR code of a set-up, and the code that a change needs. */
function CodeForm({ snapshot, send }: PartProps) {
  const { factor, setUp, move, code, problem, doubtsCodes } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const form = useBusyForm({ busy, onSubmit: () => send({ type: 'form.submit' }) });
  const error = snapshot.matches({ entering: 'incomplete' }) ? text.codeMissing : problem?.fields.code;
  return (
    <Stack component="form" {...form} noValidate spacing={2} sx={{ width: '100%', maxWidth: '32rem' }}>
      {move === 'confirm' && setUp ? (
        <>
          <Box component="ol" sx={{ m: 0, pl: 3 }}>
            {text.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Box>
          <QrCode label={text.qr} value={setUp.uri} />
          <Typography>
            {text.secret}:{' '}
            <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
              {setUp.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
            </Box>{' '}
            <CopyButton label={text.copySecret} text={setUp.secret} />
          </Typography>
          <a href={setUp.uri}>{text.openApp}</a>
        </>
      ) : (
        move !== 'confirm' && (
          <Typography>
            {text.explain[move === 'turnOff' && factor?.required ? 'turnOffRequired' : move]}
          </Typography>
        )
      )}
      <CodeInput
        value={code}
        onChange={(value) => send({ type: 'code.change', code: value })}
        error={error}
        {...(move === 'confirm' && { hint: text.codeHint })}
        disabled={busy}
      />
      <FormOutcome>
        {snapshot.matches('checking') && <Typography>{text.checking}</Typography>}
        {/* a refused code says why beside its field */}
        {snapshot.matches({ entering: 'failed' }) && !problem?.fields.code && (
          <Alert severity="error">
            {text.failed} {problemText(problem)}
          </Alert>
        )}
        {move === 'makeCodes' && doubtsCodes && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {text.codesInDoubt}
          </Alert>
        )}
      </FormOutcome>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          color={move === 'turnOff' ? 'error' : 'primary'}
          loading={busy}
          disabled={busy}
        >
          <span>{text.submit[move]}</span>
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => send({ type: 'form.cancel' })}>
          {text.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

function RecoveryCodes({ codes, onKeep }: { codes: readonly string[]; onKeep: () => void }) {
  const lines = codes.join('\n');
  return (
    <Stack spacing={2} role="status" sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h6" component="h3">
        {text.codes.title}
      </Typography>
      <Typography>{text.codes.lead}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, fontVariantNumeric: 'tabular-nums' }}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Box>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <CopyButton label={text.codes.copy} text={lines} />
        <Button
          variant="outlined"
          onClick={() => saveFile(text.codes.file, new Blob([`${lines}\n`], { type: 'text/plain' }))}
        >
          {text.codes.save}
        </Button>
        <Button variant="contained" onClick={onKeep}>
          {text.codes.keep}
        </Button>
      </Stack>
    </Stack>
  );
}
