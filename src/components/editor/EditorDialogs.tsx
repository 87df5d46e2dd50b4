import { editorText as text } from '../../text/editor/editor.ts';
import { problemText } from '../../text/problems.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { type Comparison, ConflictDialog } from './ConflictDialog.tsx';
import type { EditorProps } from './editorProps.ts';

interface EditorDialogsProps<Fields> extends EditorProps<Fields> {
  /** The popup's sentence for a failed save, from what the server said. */
  failed: (serverMessage: string | undefined) => { text: string; reason?: string | undefined };
  done: Readonly<Record<'created' | 'updated' | 'deleted', string>>;
  removal: { title: string; text: string };
  /** What differs between two states of the record. */
  compare: (mine: Fields, theirs: Fields) => readonly Comparison[];
}

/**
 * What an editor tells and asks: a failed save, a success, a deletion, and the save or deletion of
 * another admin.
 */
export function EditorDialogs<Fields>(props: EditorDialogsProps<Fields>) {
  const { snapshot, send } = props;
  const { problem } = snapshot.context;
  const close = () => send({ type: 'dialog.close' });
  if (snapshot.matches({ editing: 'refused' })) {
    const failed = props.failed(problem?.serverMessage);
    return (
      <MessageDialog
        title={text.refused.title}
        text={failed.text}
        detail={
          problem?.kind === 'unreachable'
            ? problemText(problem)
            : [failed.reason, ...Object.values(problem?.fields ?? {})].filter(Boolean).join(' ')
        }
        onClose={close}
        onAction={() => send({ type: 'form.submit' })}
      />
    );
  }
  for (const done of ['created', 'updated', 'deleted'] as const) {
    if (snapshot.matches({ done })) {
      return <MessageDialog title={text.done.title} text={props.done[done]} onClose={close} />;
    }
  }
  if (snapshot.matches({ done: 'alreadyDeleted' })) {
    return (
      <MessageDialog
        title={text.gone.title}
        text={text.gone.alreadyDeleted}
        closeLabel={text.back}
        onClose={close}
      />
    );
  }
  if (snapshot.matches({ gone: 'told' })) {
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
  if (snapshot.matches('deleting')) {
    return (
      <ConfirmDialog
        title={props.removal.title}
        confirmLabel={text.remove}
        busy={snapshot.hasTag('busy')}
        error={problem && text.confirmRemoval.failed}
        errorDetail={problemText(problem)}
        onConfirm={() => send({ type: 'deletion.confirm' })}
        onCancel={close}
      >
        {props.removal.text}
      </ConfirmDialog>
    );
  }
  if (snapshot.matches('overtaken')) {
    return (
      <ConflictDialog
        busy={snapshot.hasTag('busy')}
        failed={problem ? `${text.conflict.failed} ${problemText(problem)}` : undefined}
        {...comparisonsOf(props)}
        onRetry={() => send({ type: 'load.retry' })}
        onMine={() => send({ type: 'mine.keep' })}
        onTheirs={() => send({ type: 'saved.take' })}
        onClose={close}
      />
    );
  }
  return null;
}

/**
 * What of the record differs where the person has changed it, and what only the other admin has
 * changed.
 */
function comparisonsOf<Fields>({ snapshot, compare }: EditorDialogsProps<Fields>) {
  const { began, fields, conflict } = snapshot.context;
  if (!conflict || !snapshot.matches({ overtaken: 'comparing' })) return { rows: undefined, theirsOnly: [] };
  const { mine, theirs } = conflict;
  const touched = new Set(compare(fields, began.fields).map(({ field }) => field));
  return {
    rows: compare(mine, theirs.fields),
    theirsOnly: compare(began.fields, theirs.fields).filter(({ field }) => !touched.has(field)),
  };
}
