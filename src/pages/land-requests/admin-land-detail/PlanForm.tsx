import Box from '@mui/material/Box';
import { callFault } from '../../../../machines/land-requests/landRequestWork.ts';
import { lastCallDay, type PlanFields, wireNames } from '../../../../rules/land-requests/work.ts';
import { DateInput } from '../../../components/inputs/DateInput.tsx';
import { SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { workText } from '../../../text/land-requests/work.ts';
import { WorkForm } from './WorkForm.tsx';
import type { WorkFormProps } from './workProps.ts';

const text = workText.plan;

/** Gives the land request to somebody, and plans the next call. */
export function PlanForm({ snapshot, send, next }: WorkFormProps) {
  const { fields, plan, team, today, problem } = snapshot.context;
  const busy = snapshot.matches({ shown: { plan: 'saving' } });
  const isIn = (state: 'saved' | 'dayInvalid' | 'failed') =>
    snapshot.matches({ shown: { plan: { editing: state } } });
  const fault = isIn('dayInvalid') ? callFault(snapshot.context) : undefined;
  const bind = (field: keyof PlanFields) => ({
    name: wireNames[field],
    value: fields[field],
    onChange: (value: string) => send({ type: 'field.change', field, value }),
    error: problem?.fields[wireNames[field]],
    disabled: busy,
    optional: true,
  });
  const isOverdue =
    fields.nextCall !== '' && fields.nextCall === plan?.next_call_on && fields.nextCall < today();
  const isForNobody = fields.nextCall !== '' && fields.assignee === '';
  return (
    <WorkForm
      words={text}
      busy={busy}
      outcome={isIn('saved') ? 'saved' : isIn('failed') ? 'failed' : undefined}
      problem={problem}
      next={next}
      onSubmit={() => send({ type: 'plan.submit' })}
    >
      <Box sx={pair}>
        <SelectInput
          {...bind('assignee')}
          label={text.assignee}
          decided
          choices={[
            { value: '', label: text.nobody },
            ...team.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <DateInput
          {...bind('nextCall')}
          {...(fault && { error: text.dayFaults[fault] })}
          label={text.nextCall}
          optional
          min={today()}
          max={lastCallDay(today())}
          warning={isOverdue ? text.overdue : isForNobody ? text.unassigned : ''}
        />
      </Box>
    </WorkForm>
  );
}

/** Beside each other where the panel is wide enough; the day is whole, also with an empty part. */
const pair = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 17rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(10rem, 1fr)' },
} as const;
