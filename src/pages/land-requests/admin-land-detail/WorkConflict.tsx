import {
  type PlanFields,
  planFields,
  planFieldsOf,
  rebasePlan,
} from '../../../../rules/land-requests/work.ts';
import { type Comparison, ConflictDialog } from '../../../components/editor/ConflictDialog.tsx';
import { editorText } from '../../../text/editor/editor.ts';
import { workText as text } from '../../../text/land-requests/work.ts';
import { problemText } from '../../../text/problems.ts';
import { calendarDayText } from '../../../text/recordFormats.ts';
import type { WorkProps } from './workProps.ts';

/** Shows the plan that another admin has saved meanwhile, and asks which one to keep. */
export function WorkConflict({ snapshot, send }: WorkProps) {
  const state = { shown: { plan: 'outdated' } } as const;
  if (!snapshot.matches(state)) return null;
  const { problem } = snapshot.context;
  return (
    <ConflictDialog
      busy={snapshot.matches({ shown: { plan: { outdated: 'loadingNewer' } } })}
      failed={problem ? `${editorText.conflict.failed} ${problemText(problem)}` : undefined}
      {...comparisons(snapshot)}
      onRetry={() => send({ type: 'load.retry' })}
      onMine={() => send({ type: 'conflict.overwrite' })}
      onTheirs={() => send({ type: 'conflict.discard' })}
      onClose={() => send({ type: 'dialog.close' })}
    />
  );
}

/** See `profileComparisons`. */
function comparisons({ context: { plan, newer, fields, team } }: WorkProps['snapshot']): {
  rows: Comparison[] | undefined;
  theirsOnly: Comparison[];
} {
  if (!plan || !newer) return { rows: undefined, theirsOnly: [] };
  const [before, theirs] = [planFieldsOf(plan), planFieldsOf(newer)];
  const mine = rebasePlan(fields, newer, plan);
  const names = new Map([...team, plan.assignee, newer.assignee].map((one) => [String(one?.id), one?.name]));
  const shown = (field: keyof PlanFields, value: string) => {
    if (value === '') return '';
    return field === 'assignee' ? names.get(value) : calendarDayText(value);
  };
  const compare = (field: keyof PlanFields, my: string): Comparison => ({
    field,
    label: text.plan[field],
    mine: shown(field, my),
    theirs: shown(field, theirs[field]),
  });
  return {
    rows: planFields
      .filter((field) => mine[field] !== theirs[field])
      .map((field) => compare(field, mine[field])),
    theirsOnly: planFields
      .filter((field) => fields[field] === before[field] && theirs[field] !== before[field])
      .map((field) => compare(field, before[field])),
  };
}
