import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { callFault } from '../../../../machines/records/work.ts';
import { callDays } from '../../../../rules/land-requests/callDays.ts';
import { lastCallDay } from '../../../../rules/land-requests/work.ts';
import { type PlanFields, wireNames } from '../../../../rules/records/work.ts';
import { DateInput } from '../../../components/inputs/DateInput.tsx';
import { AssigneeInput } from '../../../components/records/work/AssigneeInput.tsx';
import { savedPlanText } from '../../../components/records/work/savedPlanText.ts';
import { WorkForm } from '../../../components/records/work/WorkForm.tsx';
import type { WorkFormProps } from '../../../components/records/work/workProps.ts';
import { landRequestWorkText as text } from '../../../text/land-requests/work.ts';
import { workText } from '../../../text/work.ts';

interface PlanFormProps extends WorkFormProps {
  /** The hour at which the owner wants to be called. */
  askedTime: string | undefined;
  /** Saves the stored call for a calendar; undefined while none is planned. */
  onSaveEvent: (() => void) | undefined;
}

/** Gives the land request to somebody, and plans the next call. */
export function PlanForm({ snapshot, send, next, askedTime, onSaveEvent }: PlanFormProps) {
  const { fields, plan, today, problem } = snapshot.context;
  const busy = snapshot.matches({ shown: { plan: 'saving' } });
  const isIn = (state: 'saved' | 'dayInvalid' | 'failed') =>
    snapshot.matches({ shown: { plan: { editing: state } } });
  const fault = isIn('dayInvalid') ? callFault(snapshot.context) : undefined;
  const change = (field: keyof PlanFields, value: string) => send({ type: 'field.change', field, value });
  const bind = (field: keyof PlanFields) => ({
    name: wireNames[field],
    value: fields[field],
    onChange: (value: string) => change(field, value),
    error: problem?.fields[wireNames[field]],
    disabled: busy,
    optional: true,
  });
  const choose = (day: string) => {
    change('nextCall', day);
    if (askedTime !== undefined && fields.callTime === '') change('callTime', askedTime);
  };
  const isOverdue =
    fields.nextCall !== '' && fields.nextCall === plan?.next_call_on && fields.nextCall < today();
  const isForNobody = fields.nextCall !== '' && fields.assignee === '';
  return (
    <WorkForm
      words={{ ...workText.plan, saved: savedPlanText(snapshot.context.change, plan) }}
      busy={busy}
      outcome={isIn('saved') ? 'saved' : isIn('failed') ? 'failed' : undefined}
      problem={problem}
      next={next}
      onSubmit={() => send({ type: 'plan.submit' })}
    >
      <AssigneeInput snapshot={snapshot} send={send} />
      <Box role="group" aria-label={text.daysLabel} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {callDays(today()).map(({ name, day }) => (
          <Chip
            key={name}
            component="button"
            type="button"
            clickable
            disabled={busy}
            color={fields.nextCall === day ? 'primary' : 'default'}
            variant={fields.nextCall === day ? 'filled' : 'outlined'}
            aria-pressed={fields.nextCall === day}
            label={text.days[name]}
            onClick={() => choose(day)}
          />
        ))}
      </Box>
      <Box sx={pair}>
        <DateInput
          {...bind('nextCall')}
          {...(fault && { error: text.dayFaults[fault] })}
          label={workText.fields.nextCall}
          optional
          min={today()}
          max={lastCallDay(today())}
          warning={isOverdue ? text.overdueCall : isForNobody ? text.unassigned : ''}
        />
        <DateInput
          {...bind('callTime')}
          type="time"
          label={workText.fields.callTime}
          disabled={busy || fields.nextCall === ''}
        />
      </Box>
      {onSaveEvent && (
        <Button variant="text" size="small" sx={{ justifySelf: 'start' }} onClick={onSaveEvent}>
          {text.toCalendar}
        </Button>
      )}
    </WorkForm>
  );
}

/** Beside each other where the panel is wide enough; the day is whole, also with an empty part. */
const pair = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 17rem)': { gridTemplateColumns: 'minmax(10rem, 1.4fr) minmax(6.5rem, 1fr)' },
} as const;
