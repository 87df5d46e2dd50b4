import { useMachine } from '@xstate/react';
import { loadTeamMembers } from '../../../../machines/records/loadTeam.ts';
import { createRecordMachine } from '../../../../machines/records/record.ts';
import { SelectInput } from '../../../components/inputs/SelectInput.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { useClient } from '../../../site/services.tsx';
import { landRequestTasksText } from '../../../text/land-requests/landRequestTasks.ts';

const text = landRequestTasksText.assign;
const assigneesMachine = createRecordMachine(loadTeamMembers);

interface AssigneeSelectProps {
  value: string;
  error: string | undefined;
  hint: string | undefined;
  onChange: (assignee: string) => void;
}

/** Chooses one of the admins who can get land requests. */
export function AssigneeSelect(input: AssigneeSelectProps) {
  const [snapshot, send] = useMachine(assigneesMachine, { input: { client: useClient(), id: 1 } });
  const { record: team = [], problem } = snapshot.context;
  return (
    <>
      {snapshot.matches('failed') && <LoadFailure text={text.teamFailed} problem={problem} send={send} />}
      <SelectInput
        {...input}
        label={text.assignee}
        name="assignee_id"
        busy={snapshot.hasTag('busy')}
        choices={team.map(({ id, name }) => ({ value: String(id), label: name }))}
        autoFocus
      />
    </>
  );
}
