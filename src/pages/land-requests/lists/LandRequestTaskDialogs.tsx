import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { taskFault } from '../../../../machines/land-requests/landRequestTasks.ts';
import { lastCallDay } from '../../../../rules/land-requests/work.ts';
import { istanbulToday } from '../../../browser/istanbulToday.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { DateInput } from '../../../components/inputs/DateInput.tsx';
import { RunDialog } from '../../../components/lists/selection/RunDialog.tsx';
import { runState } from '../../../components/lists/selection/runState.ts';
import { landRequestTasksText as text } from '../../../text/land-requests/landRequestTasks.ts';
import { AssigneeSelect } from './AssigneeSelect.tsx';
import type { landRequestTasksMachine } from './landRequestTasksMachine.ts';
import { ReasonSelect } from './ReasonSelect.tsx';

interface TaskDialogsProps {
  snapshot: SnapshotFrom<typeof landRequestTasksMachine>;
  send: (event: EventFromLogic<typeof landRequestTasksMachine>) => void;
}

/** What is asked before a task with many land requests, then its progress and its results. */
export function LandRequestTaskDialogs({ snapshot, send }: TaskDialogsProps) {
  const { task, results } = snapshot.context;
  const state = runState(snapshot);
  if (!task) return null;
  if (state) {
    const words = { ...text[task.kind], nameOf: text.nameOf };
    return (
      <RunDialog
        state={state}
        results={results}
        idOf={({ id }) => id}
        words={words}
        destroys={task.kind === 'cancel'}
        send={send}
      />
    );
  }
  const count = results.length;
  const confirm = () => send({ type: 'run.confirm' });
  const close = () => send({ type: 'dialog.close' });
  if (task.kind === 'cancel') {
    return (
      <ConfirmDialog
        title={text.cancel.title(count)}
        confirmLabel={text.cancel.confirm(count)}
        destroys
        field={
          <ReasonSelect
            value={task.reason}
            onChange={(reason) => send({ type: 'task.change', task: { ...task, reason } })}
          />
        }
        onConfirm={confirm}
        onCancel={close}
      >
        {text.cancel.text(results.map(({ row }) => row))}
      </ConfirmDialog>
    );
  }
  const fault = snapshot.matches({ asking: 'incomplete' }) ? taskFault(task, istanbulToday()) : undefined;
  const isTyped = task.kind === 'assign' ? task.assignee !== '' : task.nextCall !== '';
  const form = {
    alert: undefined,
    busy: false,
    isTyped,
    onSubmit: confirm,
    onClose: close,
    // Escape must not lose what was chosen
    onDismiss: () => isTyped || close(),
  };
  if (task.kind === 'assign') {
    const assigned = results.filter(({ row }) => row.assignee !== undefined).length;
    return (
      <FormDialog {...form} title={text.assign.title(count)} submitLabel={text.assign.confirm(count)}>
        <AssigneeSelect
          value={task.assignee}
          error={fault && text.assign.missing}
          hint={assigned > 0 ? text.assign.assigned(assigned) : undefined}
          onChange={(assignee) => send({ type: 'task.change', task: { ...task, assignee } })}
        />
      </FormDialog>
    );
  }
  const planned = results.filter(({ row }) => row.next_call_on !== undefined).length;
  return (
    <FormDialog {...form} title={text.planCall.title(count)} submitLabel={text.planCall.confirm}>
      <DateInput
        label={text.planCall.nextCall}
        name="next_call_on"
        min={istanbulToday()}
        max={lastCallDay(istanbulToday())}
        value={task.nextCall}
        error={fault && text.planCall.dayFaults[fault]}
        {...(planned > 0 && { hint: text.planCall.planned(planned) })}
        onChange={(nextCall) => send({ type: 'task.change', task: { ...task, nextCall } })}
        autoFocus
      />
    </FormDialog>
  );
}
