import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { recordEditor } from '../../../machines/editor/recordEditor.ts';
import type { Fault, Faults } from '../../../rules/records/fields.ts';
import { editorText } from '../../text/editor/editor.ts';

type Editor<Fields> = ReturnType<typeof recordEditor<Fields>>;

/** What the parts of an editor's page read and tell. */
export interface EditorProps<Fields> {
  snapshot: SnapshotFrom<Editor<Fields>>;
  send: (event: EventFromLogic<Editor<Fields>>) => void;
}

/**
 * The sentence beside a field: what keeps the form from being sent, once it was tried, or what the
 * server said of the field.
 */
export function fieldError<Fields>(
  { snapshot }: Pick<EditorProps<Fields>, 'snapshot'>,
  faults: Faults<Fields>,
  field: keyof Fields & string,
): string | undefined {
  const fault: Fault | undefined = faults[field];
  const told = snapshot.matches({ editing: 'incomplete' }) || isOfFile(fault);
  if (told && fault) return editorText.faults[fault];
  return snapshot.context.problem?.fields[field];
}

/** A file is judged as soon as it is chosen: nothing has to be finished first. */
const isOfFile = (fault: Fault | undefined) =>
  fault === 'wrongType' || fault === 'empty' || fault === 'tooBig';
