import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isRunning } from '../../../../machines/imports/import.ts';
import { needsConsent } from '../../../../rules/imports/importFields.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { dateText } from '../../../text/formats.ts';
import { importText as text } from '../../../text/imports/import.ts';
import { problemText } from '../../../text/problems.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { ImportProps } from './importProps.ts';

/** An import from the choice of its columns to its end. */
export function OpenImport({ snapshot, send }: ImportProps) {
  const { found, problem } = snapshot.context;
  const isChoosing = snapshot.matches('mapping') || snapshot.matches('checking');
  return (
    <Stack spacing={2} sx={{ mt: 2, alignItems: 'start' }}>
      <Button onClick={() => send({ type: 'import.close' })} disabled={snapshot.matches('checking')}>
        {text.back}
      </Button>
      {snapshot.matches('lost') && <LoadFailure text={text.openFailed} problem={problem} send={send} />}
      {!found && snapshot.matches('opening') && <LoadingNotice />}
      {found && (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography variant="h6" component="h2">
            {found.file_name}
          </Typography>
          <Typography color="textSecondary">
            {[
              text.form.kinds[found.kind],
              text.states[found.state],
              text.of(found.by, dateText(found.tarih)),
            ].join(' · ')}
          </Typography>
        </Box>
      )}
      {found && isChoosing && <ColumnChoice snapshot={snapshot} send={send} found={found} />}
      {found && !isChoosing && found.state !== 'mapping' && (
        <>
          <Progress snapshot={snapshot} send={send} />
          <ImportRows snapshot={snapshot} send={send} found={found} />
          {found.state === 'checked' && <StartForm snapshot={snapshot} send={send} />}
        </>
      )}
      {found && found.state !== 'undone' && found.state !== 'undoing' && (
        <Button
          color="error"
          onClick={() => send({ type: 'undo.ask' })}
          disabled={snapshot.hasTag('busy') && !snapshot.matches('opening')}
        >
          {isStarted(found.state) ? text.undo : text.discard}
        </Button>
      )}
      <UndoDialog snapshot={snapshot} send={send} />
    </Stack>
  );
}

const isStarted = (state: string) => state === 'making' || state === 'made';

function Progress({ snapshot }: ImportProps) {
  const { found } = snapshot.context;
  if (!found || !isRunning(found)) return null;
  const { counts, state } = found;
  const { total, unchecked, made, refused } = counts;
  const done = {
    checking: total - unchecked,
    making: made + refused,
    undoing: total - made,
  }[state === 'making' || state === 'undoing' ? state : 'checking'];
  return (
    <Box sx={{ width: '100%', maxWidth: '45rem' }}>
      <LinearProgress
        aria-label={text.states[state]}
        variant="determinate"
        value={total === 0 ? 0 : (100 * done) / total}
      />
      <Typography variant="body2">{text.progress(done, total)}</Typography>
      {found.stalled && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text.stalled}
        </Alert>
      )}
    </Box>
  );
}

function StartForm({ snapshot, send }: ImportProps) {
  const { found, consent, takesDuplicates, problem } = snapshot.context;
  if (!found) return null;
  const count = found.counts.ready + (takesDuplicates ? found.counts.duplicate : 0);
  const busy = snapshot.matches('starting');
  const isMissing = needsConsent(found.kind) && !consent;
  return (
    <Stack
      component="form"
      spacing={1}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'import.start' });
      }}
      sx={{ alignItems: 'start', maxWidth: '45rem' }}
    >
      {found.counts.duplicate > 0 && (
        <FormControlLabel
          label={text.duplicates}
          control={
            <Checkbox
              name="takes_duplicates"
              checked={takesDuplicates}
              disabled={busy}
              onChange={({ target }) => send({ type: 'duplicates.change', takesDuplicates: target.checked })}
            />
          }
        />
      )}
      {needsConsent(found.kind) && (
        <FormControlLabel
          label={text.consent}
          sx={{ alignItems: 'start' }}
          control={
            <Checkbox
              name="consent"
              checked={consent}
              disabled={busy}
              onChange={({ target }) => send({ type: 'consent.change', consent: target.checked })}
              sx={{ pt: 0 }}
            />
          }
        />
      )}
      {problem && (
        <Alert severity="error">
          {text.startFailed} {problemText(problem)}
        </Alert>
      )}
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button disabled={busy} onClick={() => send({ type: 'mapping.change' })}>
          {text.mapping.change}
        </Button>
        <Button type="submit" variant="contained" disabled={busy || isMissing || count === 0}>
          {text.start(count)}
        </Button>
      </Stack>
      {count === 0 && <Typography color="textSecondary">{text.nothing}</Typography>}
      {count > 0 && isMissing && <Typography color="textSecondary">{text.startNeeds}</Typography>}
    </Stack>
  );
}

function UndoDialog({ snapshot, send }: ImportProps) {
  const { found, problem } = snapshot.context;
  const isOpen = ['asking', 'undoing', 'notUndone'] as const;
  if (!found || !isOpen.some((state) => snapshot.matches(state))) return null;
  const hasRecords = isStarted(found.state);
  return (
    <ConfirmDialog
      title={hasRecords ? text.confirm.title : text.confirm.discardTitle}
      confirmLabel={hasRecords ? text.undo : text.discard}
      destroys
      busy={snapshot.matches('undoing')}
      error={snapshot.matches('notUndone') ? text.undoFailed : undefined}
      errorDetail={problemText(problem)}
      onConfirm={() => send({ type: 'undo.confirm' })}
      onCancel={() => send({ type: 'dialog.close' })}
    >
      {hasRecords ? text.confirm.text : text.confirm.discardText}
    </ConfirmDialog>
  );
}
