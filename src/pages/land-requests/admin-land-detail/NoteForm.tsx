import { maxNoteLength } from '../../../../rules/land-requests/work.ts';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { workText } from '../../../text/land-requests/work.ts';
import { WorkForm } from './WorkForm.tsx';
import type { WorkFormProps } from './workProps.ts';

const text = workText.note;

/** Adds a note; a failure keeps what was typed, and so does a reload. */
export function NoteForm({ snapshot, send, next }: WorkFormProps) {
  const { note, noteProblem } = snapshot.context;
  const busy = snapshot.matches({ shown: { note: 'adding' } });
  const isIn = (state: 'added' | 'blank' | 'failed') =>
    snapshot.matches({ shown: { note: { writing: state } } });
  return (
    <WorkForm
      words={text}
      busy={busy}
      outcome={isIn('added') ? 'saved' : isIn('failed') ? 'failed' : undefined}
      problem={noteProblem}
      next={next}
      onSubmit={() => send({ type: 'note.submit' })}
    >
      <TextInput
        label={text.label}
        name="text"
        value={note.text}
        onChange={(written) => send({ type: 'note.change', text: written })}
        error={isIn('blank') ? text.missing : noteProblem?.fields.text}
        hint={text.hint}
        maxLength={maxNoteLength}
        autoComplete="off"
        rows={2}
        disabled={busy}
      />
    </WorkForm>
  );
}
