import type { PlanChange, StoredPlan } from '../../../../rules/records/work.ts';
import { calendarDayText } from '../../../text/recordFormats.ts';
import { workText } from '../../../text/work.ts';

/** Says what the last save of a plan has changed. */
export function savedPlanText(change: PlanChange, plan: StoredPlan | undefined): string {
  const { assignee, next_call_on: day, next_call_time: time } = plan ?? {};
  const words = workText.planSaved[change];
  if (typeof words === 'string') return words;
  const call = [day === undefined ? '' : calendarDayText(day), time].filter(Boolean).join(', ');
  return words(assignee?.name ?? '', call);
}
