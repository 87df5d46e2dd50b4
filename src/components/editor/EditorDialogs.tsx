import { useSelector } from '@xstate/react';
import { editorText as text } from '../../text/editor/editor.ts';
import { problemText } from '../../text/problems.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { type Comparison, ConflictDialog } from './ConflictDialog.tsx';
import type { EditorProps } from './editorProps.ts';

interface EditorDialogsProps<Fields> extends EditorProps<Fields> {
  /** The dialog's text for a refused save, given the server's message. */
  refused: (serverMessage: string | undefined) => { text: string; reason?: string | undefined };
  removal: { title: string; text: string; confirm: string };
  /** The fields that differ between two states of the record. */
  compare: (mine: Fields, theirs: Fields) => readonly Comparison[];
}

/** The dialogs of an editor: a refused save, a deletion, a conflict with another admin. */
export function EditorDialogs<Fields>(props: EditorDialogsProps<Fields>) {
  const { snapshot, send } = props;
  const { id, problem } = snapshot.context;
  const { deletion } = snapshot.children;
  const removing = useSelector(deletion, (current) => current);
  const close = () => send({ type: 'dialog.close' });
  if (snapshot.matches({ open: { editing: 'refused' } })) {
    const refused = props.refused(problem?.serverMessage);
    const reasons = Object.values(problem?.fields ?? {});
    return (
      <MessageDialog
        title={text.refused.title}
        text={refused.text}
        detail={
          problem?.kind === 'unreachable'
            ? problemText(problem)
            : [refused.reason, ...reasons].filter(Boolean).join(' ')
        }
        onClose={close}
        // sending the same values again cannot help
        {...(reasons.length > 0 ? {} : { onAction: () => send({ type: 'form.submit' }) })}
      />
    );
  }
  if (snapshot.matches({ open: { editing: 'discarding' } })) {
    const { confirmDiscard, discard } = text.draft;
    return (
      <ConfirmDialog
        title={confirmDiscard.title}
        confirmLabel={discard}
        destroys
        onConfirm={() => {
          send({ type: 'draft.discard' });
          // the button that asked has disappeared with the notice
          requestAnimationFrame(() => document.querySelector<HTMLElement>('main form [name]')?.focus());
        }}
        onCancel={close}
      >
        {id === undefined ? confirmDiscard.ofNew : confirmDiscard.ofStored}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches({ open: 'alreadyDeleted' })) {
    return (
      <MessageDialog
        title={text.gone.title}
        text={text.gone.alreadyDeleted}
        closeLabel={text.back}
        onClose={close}
      />
    );
  }
  if (snapshot.matches({ open: { gone: 'dialogOpen' } })) {
    return (
      <MessageDialog
        title={text.gone.title}
        text={text.gone.text}
        detail={text.gone.copy}
        onClose={close}
        actionLabel={text.back}
        onAction={() => send({ type: 'list.open' })}
      />
    );
  }
  if (removing) {
    return (
      <ConfirmDialog
        title={props.removal.title}
        confirmLabel={props.removal.confirm}
        destroys
        busy={removing.hasTag('busy')}
        error={removing.matches('failed') ? text.confirmRemoval.failed : undefined}
        errorDetail={problemText(removing.context.problem)}
        onConfirm={() => deletion?.send({ type: 'move.confirm' })}
        onCancel={() => deletion?.send({ type: 'dialog.close' })}
      >
        {props.removal.text}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches({ open: 'outdated' })) {
    return (
      <ConflictDialog
        load={snapshot.children.stored}
        {...comparisonsOf(props)}
        onMine={() => send({ type: 'conflict.overwrite' })}
        onTheirs={() => send({ type: 'conflict.discard' })}
        onClose={close}
      />
    );
  }
  return null;
}

/** The differing fields that this admin has changed, and those that only the other one has. */
function comparisonsOf<Fields>({ snapshot, compare }: EditorDialogsProps<Fields>) {
  const { origin, fields, conflict } = snapshot.context;
  if (!conflict || !snapshot.matches({ open: { outdated: 'comparing' } }))
    return { rows: undefined, theirsOnly: [] };
  const { mine, stored } = conflict;
  const touched = new Set(compare(fields, origin.fields).map(({ field }) => field));
  return {
    rows: compare(mine, stored.fields),
    theirsOnly: compare(origin.fields, stored.fields).filter(({ field }) => !touched.has(field)),
  };
}
