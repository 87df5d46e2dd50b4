import { maxNoteLength } from '../../../../rules/records/work.ts';
import { workText } from '../../../text/work.ts';
import { TextInput } from '../../inputs/TextInput.tsx';
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
