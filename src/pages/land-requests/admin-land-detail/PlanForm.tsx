import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { callFault, wireNames } from '../../../../machines/land-requests/requestWork.ts';
import { lastCallDay, type PlanFields } from '../../../../rules/land-requests/work.ts';
import { focusFirstInvalid } from '../../../components/focus/focusFirstInvalid.ts';
import { useFocusDuringCall } from '../../../components/focus/useFocusDuringCall.ts';
import { SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { TextInput } from '../../../components/inputs/TextInput.tsx';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { dialogText } from '../../../text/dialogs.ts';
import { workText as text } from '../../../text/land-requests/work.ts';
import { problemText } from '../../../text/problems.ts';
import { formStyles } from './formStyles.ts';
import type { WorkProps } from './workProps.ts';

/** Gives the land request to somebody, and plans the next call. */
export function PlanForm({ snapshot, send }: WorkProps) {
  const { fields, plan, team, today, problem } = snapshot.context;
  const busy = snapshot.matches({ shown: { plan: 'saving' } });
  const failed = snapshot.matches({ shown: { plan: { editing: 'failed' } } });
  const fault = snapshot.matches({ shown: { plan: { editing: 'dayRefused' } } })
    ? callFault(snapshot.context)
    : undefined;
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
  const form = useFocusDuringCall(busy);
  return (
    <Box
      ref={form}
      component="form"
      tabIndex={-1}
      noValidate
      aria-label={busy ? dialogText.busy : text.planForm}
      aria-busy={busy}
      sx={{ ...formStyles, containerType: 'inline-size' }}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'plan.submit' });
        focusFirstInvalid(event.currentTarget);
      }}
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
        <TextInput
          {...bind('nextCall')}
          {...(fault && { error: text.dayFaults[fault] })}
          label={text.nextCall}
          type="date"
          min={today()}
          max={lastCallDay(today())}
          warning={isOverdue ? text.overdue : isForNobody ? text.unassigned : ''}
        />
      </Box>
      <Button
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={busy}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {failed ? dialogText.retry : text.save}
      </Button>
      <FormOutcome>
        {snapshot.matches({ shown: { plan: { editing: 'saved' } } }) && (
          <Alert severity="success">{text.saved}</Alert>
        )}
        {failed && (
          <Alert severity="error">
            {text.saveFailed} {problemText(problem)}
          </Alert>
        )}
      </FormOutcome>
    </Box>
  );
}

/** Beside each other where the panel is wide enough. */
const pair = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 17rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
