import { useMachine } from '@xstate/react';
import { personOf } from '../../../../machines/account/session.ts';
import { type WorkCalls, workMachine } from '../../../../machines/records/work.ts';
import { isSamePlan, type PlanChange, planFieldsOf, type WorkPart } from '../../../../rules/records/work.ts';
import { istanbulToday } from '../../../browser/istanbulToday.ts';
import { newKey } from '../../../browser/newKey.ts';
import { draftKey, saveDraft, storedDraft } from '../../../browser/storage.ts';
import { useClient, useSession } from '../../../site/services.tsx';
import { workText } from '../../../text/work.ts';
import { savedPlanText } from './savedPlanText.ts';

interface WorkOptions {
  calls: WorkCalls;
  /** Under which a note that is not saved is kept in this tab. */
  draft: 'note' | 'messageNote';
  id: number;
  /** Called after each save, with what a plan has changed, in words. */
  onSaved: (saved: WorkPart, text: string, change: PlanChange | undefined) => void;
}

/** Starts the work on a record. */
export function useWork({ calls, draft, id, onSaved }: WorkOptions) {
  const client = useClient();
  const person = personOf(useSession().auth);
  const key = draftKey(draft, id);
  const [work, sendToWork] = useMachine(
    workMachine.provide({
      actions: {
        saveDraft: (_, kept) => saveDraft(key, kept.draft, person),
        showToast: ({ context }, work) =>
          work.saved === 'note'
            ? onSaved('note', workText.note.saved, undefined)
            : onSaved('plan', savedPlanText(work.change, context.plan), work.change),
      },
    }),
    { input: { calls, client, id, newKey, today: istanbulToday, draft: storedDraft(key, person) } },
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
