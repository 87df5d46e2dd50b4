import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LandRequestTask } from '../../../../machines/land-requests/landRequestTasks.ts';
import type { ListedLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { newKey } from '../../../browser/newKey.ts';
import { type RowSelection, useRowSelection } from '../../../components/lists/selection/useRowSelection.ts';
import { useClient } from '../../../site/services.tsx';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { landRequestTasksText as text } from '../../../text/land-requests/landRequestTasks.ts';
import { LandRequestTaskDialogs } from './LandRequestTaskDialogs.tsx';
import { landRequestTasksMachine } from './landRequestTasksMachine.ts';

/**
 * Selecting open land requests, and giving them to a person, planning their calls or cancelling
 * them all at once.
 * @param onRun called when rows have changed.
 */
export function useLandRequestTasks(onRun: () => void): {
  selection: RowSelection<ListedLandRequest> & { tasks: ReactNode };
  dialogs: ReactNode;
} {
  const client = useClient();
  const selection = useRowSelection<ListedLandRequest>({
    idOf: ({ id }) => id,
    nameOf: ({ id, name }) => ({ name: landRequestsText.landRequest.title(id), detail: name }),
  });
  const [snapshot, send] = useMachine(
    landRequestTasksMachine.provide({
      actions: {
        reportRun: (_, run) => {
          if (!run) return;
          selection.settle(run, run.task.kind === 'cancel');
          onRun();
        },
      },
    }),
    { input: { client, newKey } },
  );
  const ask = (task: LandRequestTask) => send({ type: 'many.ask', task, rows: selection.selected });
  return {
    selection: {
      ...selection,
      tasks: (
        <>
          <Button variant="outlined" onClick={() => ask({ kind: 'give', assignee: '' })}>
            {text.give.ask}
          </Button>
          <Button variant="outlined" onClick={() => ask({ kind: 'planCall', nextCall: '' })}>
            {text.planCall.ask}
          </Button>
          <Button variant="outlined" color="error" onClick={() => ask({ kind: 'cancel' })}>
            {text.cancel.ask}
          </Button>
        </>
      ),
    },
    dialogs: <LandRequestTaskDialogs snapshot={snapshot} send={send} />,
  };
}
