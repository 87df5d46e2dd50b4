import { useMachine } from '@xstate/react';
import { useLocation } from 'wouter';
import { personOf } from '../../../machines/account/session.ts';
import type { EditorDone } from '../../../machines/editor/recordEditor.ts';
import { unasked } from '../../browser/history/leaving.ts';
import { newKey } from '../../browser/newKey.ts';
import { draftKey, saveDraft, storedDraft } from '../../browser/storage.ts';
import { useClient, useSession } from '../../site/services.tsx';
import { useToast } from '../notices/Toasts.tsx';
import type { Editor, EditorProps } from './editorProps.ts';

/**
 * Starts the editor of a record, or of a new one without an id. It keeps the draft in this tab, and
 * leaves for `listHref`, where a toast says what was done.
 */
export function useRecordEditor<Fields>(
  machine: Editor<Fields>,
  kind: 'post' | 'ad',
  id: number | undefined,
  listHref: string,
  done: Readonly<Record<EditorDone, string>>,
): EditorProps<Fields> & { dropDraft: () => void } {
  const client = useClient();
  const toast = useToast();
  const [, navigate] = useLocation();
  const person = personOf(useSession().auth);
  const key = draftKey(kind, id);
  const [snapshot, send] = useMachine(
    machine.provide({
      actions: {
        saveDraft: (_, { draft }) => saveDraft(key, draft, person),
        showToast: (_, event) => toast({ type: 'toast.show', toast: { text: done[event.done] } }),
        goToList: () => navigate(listHref, unasked),
      },
    }),
    { input: { client, id, draft: storedDraft(key, person), newKey } },
  );
  return { snapshot, send, dropDraft: () => saveDraft(key, undefined, person) };
}
