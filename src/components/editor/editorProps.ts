import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { recordEditor } from '../../../machines/editor/recordEditor.ts';
import type { Fault, Faults } from '../../../rules/records/faults.ts';
import { editorText } from '../../text/editor/editor.ts';

export type Editor<Fields> = ReturnType<typeof recordEditor<Fields>>;

export interface EditorProps<Fields> {
  snapshot: SnapshotFrom<Editor<Fields>>;
  send: (event: EventFromLogic<Editor<Fields>>) => void;
}

/**
 * The error beside a field: its fault, once the form was submitted, or else the server's message.
 */
export function fieldError<Fields>(
  { snapshot }: Pick<EditorProps<Fields>, 'snapshot'>,
  faults: Faults<Fields>,
  field: keyof Fields & string,
): string | undefined {
  const fault: Fault | undefined = faults[field];
  const shown = snapshot.matches({ open: { editing: 'incomplete' } }) || isAtOnce(fault);
  if (shown && fault) return editorText.faults[fault];
  return snapshot.context.problem?.fields[field];
}

/**
 * A chosen file is complete at once, so its fault does not wait for the form to be submitted; nor
 * does what no further key can make a number.
 */
const isAtOnce = (fault: Fault | undefined) =>
  fault === 'wrongType' || fault === 'empty' || fault === 'tooLarge' || fault === 'notDigits';
