import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { wireNames } from '../../../../rules/records/work.ts';
import { workText as text } from '../../../text/work.ts';
import { SelectInput } from '../../inputs/SelectInput.tsx';
import type { WorkProps } from './workProps.ts';

/** Chooses who has the record, and takes it at once. */
export function AssigneeInput({ snapshot, send }: WorkProps) {
  const { fields, plan, team, self, problem } = snapshot.context;
  const busy = snapshot.matches({ shown: { plan: 'saving' } });
  const isMine = self !== undefined && plan?.assignee?.id === self;
  const change = (type: 'field.change' | 'plan.set', value: string) =>
    send({ type, field: 'assignee', value });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: 1,
        '& > :first-of-type': { flex: '1 1 7rem', minWidth: 0 },
      }}
    >
      <SelectInput
        name={wireNames.assignee}
        label={text.fields.assignee}
        value={fields.assignee}
        onChange={(value) => change('field.change', value)}
        error={problem?.fields[wireNames.assignee]}
        disabled={busy}
        optional
        decided
        choices={[
          { value: '', label: text.nobody },
          ...team.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {!isMine && (
        <Button
          variant="outlined"
          disabled={busy}
          sx={{ whiteSpace: 'nowrap' }}
          onClick={() => change('plan.set', String(self ?? ''))}
        >
          {text.take}
        </Button>
      )}
    </Box>
  );
}
