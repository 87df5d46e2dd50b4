import { type PlanFields, planFields, planFieldsOf, rebasePlan } from '../../../../rules/records/work.ts';
import { calendarDayText } from '../../../text/recordFormats.ts';
import { workText as text } from '../../../text/work.ts';
import { type Comparison, ConflictDialog } from '../../editor/ConflictDialog.tsx';
import type { WorkProps } from './workProps.ts';

/** Shows the plan that another admin has saved meanwhile, and asks which one to keep. */
export function WorkConflict({ snapshot, send }: WorkProps) {
  if (!snapshot.matches({ shown: { plan: 'outdated' } })) return null;
  return (
    <ConflictDialog
      told={snapshot.context.problem?.serverMessage}
      load={snapshot.children.stored}
      {...comparisons(snapshot)}
      onMine={() => send({ type: 'conflict.overwrite' })}
      onTheirs={() => send({ type: 'conflict.discard' })}
      onClose={() => send({ type: 'dialog.close' })}
    />
  );
}

/** See `profileComparisons`. */
function comparisons({ context: { plan, stored, sent, team } }: WorkProps['snapshot']): {
  rows: Comparison[] | undefined;
  theirsOnly: Comparison[];
} {
  if (!plan || !stored) return { rows: undefined, theirsOnly: [] };
  const [before, theirs] = [planFieldsOf(plan), planFieldsOf(stored)];
  const mine = rebasePlan(sent, stored, plan);
  const names = new Map([...team, plan.assignee, stored.assignee].map((one) => [String(one?.id), one?.name]));
  const shown = (field: keyof PlanFields, value: string) => {
    if (field === 'answered') return value === '' ? text.states.waiting : text.states.answered;
    if (value === '' || field === 'callTime') return value;
    return field === 'assignee' ? names.get(value) : calendarDayText(value);
  };
  const compare = (field: keyof PlanFields, my: string): Comparison => ({
    field,
    label: text.fields[field],
    mine: shown(field, my),
    theirs: shown(field, theirs[field]),
  });
  return {
    rows: planFields
      .filter((field) => mine[field] !== theirs[field])
      .map((field) => compare(field, mine[field])),
    theirsOnly: planFields
      .filter((field) => sent[field] === before[field] && theirs[field] !== before[field])
      .map((field) => compare(field, before[field])),
  };
}
