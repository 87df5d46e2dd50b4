import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { teamMachine } from '../../../../machines/account/team.ts';
import { newKey } from '../../../browser/newKey.ts';
import { passwordDigest } from '../../../browser/passwordDigest.ts';
import { ListHead } from '../../../components/lists/ListHead.tsx';
import { PanelGrid } from '../../../components/lists/PanelGrid.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { useClient, useSession } from '../../../site/services.tsx';
import { teamText as text } from '../../../text/account/team.ts';
import { columnsOf } from './columns.tsx';
import { TeamDialogs } from './TeamDialogs.tsx';

/** The admins of the office: who can sign in, and adding, naming and switching them off and on. */
export default function TeamPage() {
  const client = useClient();
  const toast = useToast();
  const { auth, session } = useSession();
  const [snapshot, send] = useMachine(
    teamMachine.provide({
      actions: {
        showToast: (_, done) => toast({ type: 'toast.show', toast: { text: text.done[done.kind](done) } }),
        shareName: (_, { name, self }) => {
          const { email, phone } = auth;
          if (self) session.send({ type: 'session.change', profile: { name, last_name: '', email, phone } });
        },
        signOut: () => session.send({ type: 'session.close' }),
      },
    }),
    { input: { client, newKey, digest: passwordDigest } },
  );
  const { admins, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <>
      <ListHead
        title={text.title}
        lead={text.lead}
        action={
          <Button variant="contained" disabled={!admins} onClick={() => send({ type: 'form.open' })}>
            {text.add}
          </Button>
        }
      />
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {!snapshot.matches('failed') && (
        <PanelGrid
          label={text.title}
          rows={admins ?? []}
          columns={columnsOf(admins ?? [], send)}
          rowOf={({ id }) => ({ id })}
          busy={busy}
          rowsGrow
        />
      )}
      <TeamDialogs snapshot={snapshot} send={send} />
    </>
  );
}
