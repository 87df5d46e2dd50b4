import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import type { LandRequestTask } from '../../../../machines/land-requests/landRequestTasks.ts';
import type { ListedLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { createRowSelectionMachine } from '../../../../machines/lists/rowSelection.ts';
import { newKey } from '../../../browser/newKey.ts';
import type { RowTasks } from '../../../components/lists/selection/SelectionBar.tsx';
import { type RowSelection, useRowSelection } from '../../../components/lists/selection/useRowSelection.ts';
import { useClient } from '../../../site/services.tsx';
import { landRequestTasksText as text } from '../../../text/land-requests/landRequestTasks.ts';
import { LandRequestTaskDialogs } from './LandRequestTaskDialogs.tsx';
import { landRequestTasksMachine } from './landRequestTasksMachine.ts';

const selectionMachine = createRowSelectionMachine<ListedLandRequest>();

/**
 * Selecting open land requests, and assigning them to an admin, planning their calls or cancelling
 * them all at once.
 * @param onRun called when rows have changed.
 */
export function useLandRequestTasks(onRun: () => void): RowSelection<ListedLandRequest> & RowTasks {
  const client = useClient();
  const selection = useRowSelection({
    machine: selectionMachine,
    idOf: ({ id }) => id,
  });
  const [snapshot, send] = useMachine(
    landRequestTasksMachine.provide({
      actions: {
        reportRun: (_, run) => {
          selection.settle(run, run.task.kind === 'cancel');
          onRun();
        },
      },
    }),
    { input: { client, newKey } },
  );
  const ask = (task: LandRequestTask) => send({ type: 'run.ask', task, rows: selection.selected });
  return {
    ...selection,
    buttons: (
      <>
        <Button variant="outlined" onClick={() => ask({ kind: 'assign', assignee: '' })}>
          {text.assign.ask}
        </Button>
        <Button variant="outlined" onClick={() => ask({ kind: 'planCall', nextCall: '' })}>
          {text.planCall.ask}
        </Button>
        <Button variant="outlined" color="error" onClick={() => ask({ kind: 'cancel', reason: '' })}>
          {text.cancel.ask}
        </Button>
      </>
    ),
    dialogs: !snapshot.matches('ready') && <LandRequestTaskDialogs snapshot={snapshot} send={send} />,
  };
}
