import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { savedSearchesMachine } from '../../../../machines/ads/savedSearches.ts';
import { searchConsentVersion } from '../../../../rules/ads/searchConsent.ts';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { savedSearchesText, searchConsentTexts } from '../../../text/ads/savedSearches.ts';
import { problemText } from '../../../text/problems.ts';

const text = savedSearchesText.dialog;

interface SearchConsentDialogProps {
  snapshot: SnapshotFrom<typeof savedSearchesMachine>;
  send: (event: EventFrom<typeof savedSearchesMachine>) => void;
}

/** Asks for the consent to the messages of a search, without which it is not saved. */
export function SearchConsentDialog({ snapshot, send }: SearchConsentDialogProps) {
  const errorId = useId();
  const { summary, isTicked, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const refusal = problem?.fields.onay;
  const fault = snapshot.matches({ asking: 'unticked' }) ? text.missing : refusal;
  const hasFailed = snapshot.matches({ asking: 'saveFailed' }) && refusal === undefined;
  return (
    <FormDialog
      title={summary === undefined ? text.title : text.consentTitle}
      alert={
        hasFailed && (
          <Alert severity="error">
            {savedSearchesText.status.saveFailed} {problemText(problem)}
          </Alert>
        )
      }
      submitLabel={text.save}
      busy={busy}
      isTyped={false}
      onSubmit={() => send({ type: 'search.save' })}
      onClose={() => send({ type: 'dialog.close' })}
      onDismiss={() => send({ type: 'dialog.close' })}
    >
      {summary !== undefined && (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{summary}</Typography>
      )}
      <DialogContentText>{text.intro}</DialogContentText>
      <div>
        <FormControlLabel
          sx={{ alignItems: 'start' }}
          label={searchConsentTexts[searchConsentVersion]}
          control={
            <Checkbox
              name="onay"
              sx={{ mt: -1 }}
              checked={isTicked}
              disabled={busy}
              autoFocus
              onChange={(event) => send({ type: 'consent.tick', given: event.target.checked })}
              slotProps={{
                input: {
                  'aria-invalid': fault !== undefined,
                  ...(fault !== undefined && { 'aria-describedby': errorId }),
                },
              }}
            />
          }
        />
        <Box sx={{ pl: 4 }}>
          <FormHelperText id={errorId} role="status" error={fault !== undefined} sx={{ mx: 0 }}>
            {fault ?? ''}
          </FormHelperText>
        </Box>
      </div>
    </FormDialog>
  );
}
