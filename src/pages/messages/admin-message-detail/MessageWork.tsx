import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AssigneeInput } from '../../../components/records/work/AssigneeInput.tsx';
import { savedPlanText } from '../../../components/records/work/savedPlanText.ts';
import { WorkForm } from '../../../components/records/work/WorkForm.tsx';
import { WorkSection } from '../../../components/records/work/WorkSection.tsx';
import type { WorkProps } from '../../../components/records/work/workProps.ts';
import { dateText } from '../../../text/formats.ts';
import { messagesText } from '../../../text/messages/messages.ts';
import { workText } from '../../../text/work.ts';

const text = messagesText.message;

/** Whether the message was answered, who has it, and notes. */
export function MessageWork({ snapshot, send, isErased }: WorkProps & { isErased: boolean }) {
  const { plan, problem } = snapshot.context;
  const isIn = (state: 'saved' | 'failed') => snapshot.matches({ shown: { plan: { editing: state } } });
  return (
    <WorkSection snapshot={snapshot} send={send} takesNotes={!isErased}>
      {isErased && plan?.assignee && (
        <Typography color="textSecondary">{workText.hadBy(plan.assignee.name)}</Typography>
      )}
      {!isErased && (
        <>
          <Answer snapshot={snapshot} send={send} />
          <WorkForm
            words={{ ...workText.plan, saved: savedPlanText(snapshot.context.change, plan) }}
            busy={snapshot.matches({ shown: { plan: 'saving' } })}
            outcome={isIn('saved') ? 'saved' : isIn('failed') ? 'failed' : undefined}
            problem={problem}
            onSubmit={() => send({ type: 'plan.submit' })}
          >
            <AssigneeInput snapshot={snapshot} send={send} />
          </WorkForm>
        </>
      )}
    </WorkSection>
  );
}

/** Who has answered and when, or that the message waits, and the button that changes it at once. */
function Answer({ snapshot, send }: WorkProps) {
  const { answered } = snapshot.context.plan ?? {};
  const mark = (value: string) => send({ type: 'plan.set', field: 'answered', value });
  const common = { disabled: snapshot.matches({ shown: { plan: 'saving' } }), sx: { flex: 'none' } };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
      }}
    >
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
        {answered ? text.answered(dateText(answered.tarih), answered.by) : text.waits}
      </Typography>
      {answered ? (
        <Button {...common} variant="outlined" onClick={() => mark('')}>
          {text.markUnanswered}
        </Button>
      ) : (
        <Button {...common} variant="contained" startIcon={<CheckIcon />} onClick={() => mark('yes')}>
          {text.markAnswered}
        </Button>
      )}
    </Box>
  );
}
