import { useMachine } from '@xstate/react';
import { personOf } from '../../../../machines/account/session.ts';
import { landRequestWorkMachine } from '../../../../machines/land-requests/landRequestWork.ts';
import { isSamePlan, planFieldsOf, type WorkPart } from '../../../../rules/land-requests/work.ts';
import { istanbulToday } from '../../../browser/istanbulToday.ts';
import { newKey } from '../../../browser/newKey.ts';
import { draftKey, saveDraft, storedDraft } from '../../../browser/storage.ts';
import { useClient, useSession } from '../../../site/services.tsx';

/**
 * Starts the work on a land request. An unsaved note is kept in this tab.
 * @param onSaved called after each save.
 */
export function useLandRequestWork(id: number, onSaved: (saved: WorkPart) => void) {
  const client = useClient();
  const person = personOf(useSession().auth);
  const key = draftKey('note', id);
  const [work, sendToWork] = useMachine(
    landRequestWorkMachine.provide({
      actions: {
        saveDraft: (_, { draft }) => saveDraft(key, draft, person),
        showToast: (_, { saved }) => onSaved(saved),
      },
    }),
    { input: { client, id, newKey, today: istanbulToday, draft: storedDraft(key, person) } },
  );
  const { plan, fields, note } = work.context;
  const isPlanTyped = plan !== undefined && !isSamePlan(fields, planFieldsOf(plan));
  return {
    work,
    sendToWork,
    isPlanTyped,
    hasUnsavedWork: isPlanTyped || note.text.trim() !== '',
    dropNote: () => saveDraft(key, undefined, person),
  };
}
