import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { createRowSelectionMachine } from '../../../../machines/lists/rowSelection.ts';
import { createSelectionRunMachine } from '../../../../machines/lists/selectionRun.ts';
import type { OutboxMessage } from '../../../../machines/messages/loadMessages.ts';
import { resendRow } from '../../../../machines/messages/resend.ts';
import { newKey } from '../../../browser/newKey.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { RunDialog } from '../../../components/lists/selection/RunDialog.tsx';
import { runState } from '../../../components/lists/selection/runState.ts';
import type { RowTasks } from '../../../components/lists/selection/SelectionBar.tsx';
import { type RowSelection, useRowSelection } from '../../../components/lists/selection/useRowSelection.ts';
import { useClient } from '../../../site/services.tsx';
import { messagesText } from '../../../text/messages/messages.ts';
import { isDead } from './columns.tsx';

const { resend, resendMany: text } = messagesText.outbox;
const selectionMachine = createRowSelectionMachine<OutboxMessage>();
const resendManyMachine = createSelectionRunMachine<OutboxMessage, 'resend'>(resendRow);

/**
 * Selecting messages of the outbox, and sending all of them again. Those that are not worth sending
 * any more cannot be selected.
 * @param onRun called when messages have been sent again.
 */
export function useResendMany(onRun: () => void): RowSelection<OutboxMessage> & RowTasks {
  const client = useClient();
  const selection = useRowSelection({
    machine: selectionMachine,
    idOf: ({ id }) => id,
    isSelectable: (message) => !isDead(message),
  });
  const [snapshot, send] = useMachine(
    resendManyMachine.provide({
      actions: {
        reportRun: (_, run) => {
          selection.settle(run, true);
          onRun();
        },
      },
    }),
    { input: { client, newKey } },
  );
  const { results } = snapshot.context;
  const count = results.length;
  const delivered = results.filter(({ row }) => row.state === 'sent' || row.state === 'delivered').length;
  const state = runState(snapshot);
  return {
    ...selection,
    buttons: (
      <Button
        variant="outlined"
        onClick={() => send({ type: 'run.ask', task: 'resend', rows: selection.selected })}
      >
        {resend}
      </Button>
    ),
    dialogs: (
      <>
        {snapshot.matches('asking') && (
          <ConfirmDialog
            title={text.title(count)}
            confirmLabel={text.confirm(count)}
            isUnusual={delivered > 0}
            onConfirm={() => send({ type: 'run.confirm' })}
            onCancel={() => send({ type: 'dialog.close' })}
          >
            {text.text(count)} {delivered > 0 && text.delivered(delivered)}
          </ConfirmDialog>
        )}
        {state && (
          <RunDialog state={state} results={results} idOf={({ id }) => id} words={text} send={send} />
        )}
      </>
    ),
  };
}
