import { useMachine } from '@xstate/react';
import { loadTeamMembers } from '../../../../machines/records/loadTeam.ts';
import { createRecordMachine } from '../../../../machines/records/record.ts';
import { type FilterTexts, readAssignee } from '../../../../rules/lists/filters.ts';
import { useClient } from '../../../site/services.tsx';
import { workText as text } from '../../../text/work.ts';
import { LoadFailure } from '../../notices/LoadFailure.tsx';
import type { Filter, Filtering } from './filter.ts';
import { SelectFilter } from './SelectFilter.tsx';

const teamMembersMachine = createRecordMachine(loadTeamMembers);

const fixed = [
  { value: 'mine', label: text.mine },
  { value: 'nobody', label: text.nobody },
];

function useChoices() {
  const [snapshot, send] = useMachine(teamMembersMachine, { input: { client: useClient(), id: 1 } });
  const { record: team = [] } = snapshot.context;
  const choices = [...fixed, ...team.map(({ id, name }) => ({ value: String(id), label: name }))];
  return { snapshot, send, choices };
}

/** Whose records are shown. The list keeps what is chosen; the names load. */
function AssigneeFilter({ filtering }: { filtering: Filtering }) {
  const { snapshot, send, choices } = useChoices();
  const { assignee } = filtering.texts;
  // who has left the team since is shown by the number, rather than as no filter at all
  const isUnknown = assignee !== undefined && !choices.some(({ value }) => value === assignee);
  const shown = isUnknown ? [...choices, { value: assignee, label: text.person(assignee) }] : choices;
  return (
    <>
      <SelectFilter
        filtering={filtering}
        name="assignee"
        label={text.fields.assignee}
        choices={shown}
        busy={snapshot.hasTag('busy')}
      />
      {snapshot.matches('failed') && (
        <LoadFailure text={text.teamFailed} problem={snapshot.context.problem} send={send} />
      )}
    </>
  );
}

/** The name of the chosen person; the number until it is loaded. */
function AssigneeChip({ texts }: { texts: FilterTexts }) {
  const { choices } = useChoices();
  const { assignee = '' } = texts;
  const name = choices.find(({ value }) => value === assignee)?.label ?? text.person(assignee);
  return `${text.fields.assignee}: ${name}`;
}

/** Who has the records, or nobody. */
export const assigneeFilter: Filter = {
  names: ['assignee'],
  reads: (written) => readAssignee(written) !== undefined,
  inputs: (filtering) => <AssigneeFilter filtering={filtering} />,
  chip: (texts) => <AssigneeChip texts={texts} />,
};
