import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { maxNoteLength } from '../../../../rules/land-requests/work.ts';
import { focusFirstInvalid } from '../../../components/focus/focusFirstInvalid.ts';
import { useFocusDuringCall } from '../../../components/focus/useFocusDuringCall.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { dialogText } from '../../../text/dialogs.ts';
import { workText as text } from '../../../text/land-requests/work.ts';
import { problemText } from '../../../text/problems.ts';
import { formStyles } from './formStyles.ts';
import type { WorkProps } from './workProps.ts';

/** Adds a note; a failure keeps what was typed, and so does a reload. */
export function NoteForm({ snapshot, send }: WorkProps) {
  const { note, noteProblem } = snapshot.context;
  const busy = snapshot.matches({ shown: { note: 'adding' } });
  const failed = snapshot.matches({ shown: { note: { writing: 'failed' } } });
  const isBlank = snapshot.matches({ shown: { note: { writing: 'blank' } } });
  const form = useFocusDuringCall(busy);
  return (
    <Box
      ref={form}
      component="form"
      tabIndex={-1}
      noValidate
      aria-label={busy ? dialogText.busy : text.noteForm}
      aria-busy={busy}
      sx={formStyles}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'note.submit' });
        focusFirstInvalid(event.currentTarget);
      }}
    >
      <TextInput
        label={text.note}
        name="text"
        value={note.text}
        onChange={(written) => send({ type: 'note.change', text: written })}
        error={isBlank ? text.noteMissing : noteProblem?.fields.text}
        hint={text.noteHint}
        maxLength={maxNoteLength}
        autoComplete="off"
        rows={2}
        disabled={busy}
      />
      <Button
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={busy}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {failed ? dialogText.retry : text.addNote}
      </Button>
      <FormOutcome>
        {snapshot.matches({ shown: { note: { writing: 'added' } } }) && (
          <Alert severity="success">{text.noteAdded}</Alert>
        )}
        {failed && (
          <Alert severity="error">
            {text.noteFailed} {problemText(noteProblem)}
          </Alert>
        )}
      </FormOutcome>
    </Box>
  );
}
