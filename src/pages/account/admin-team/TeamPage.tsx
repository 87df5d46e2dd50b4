import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useMachine } from '@xstate/react';
import { teamMachine } from '../../../../machines/account/team.ts';
import { newKey } from '../../../browser/newKey.ts';
import { passwordDigest } from '../../../browser/passwordDigest.ts';
import styles from '../../../components/lists/ListTable.module.css';
import { ListTable } from '../../../components/lists/ListTable.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { useClient, useSession } from '../../../site/services.tsx';
import { teamText as text } from '../../../text/account/team.ts';
import { fieldText } from '../../../text/fields.ts';
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
    <div className={styles.list}>
      <div className={styles.head}>
        <div>
          <h1>{text.title}</h1>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <Button variant="contained" disabled={!admins} onClick={() => send({ type: 'form.open' })}>
          {text.add}
        </Button>
      </div>
      {/* its height is reserved */}
      <div className={styles.busy}>{busy && <LinearProgress aria-label={fieldText.loading} />}</div>
      {snapshot.matches('failed') && <LoadFailure text={text.loadFailed} problem={problem} send={send} />}
      {admins && (
        <ListTable
          label={text.title}
          rows={admins}
          columns={columnsOf(admins, send)}
          rowOf={({ id }) => ({ id })}
          busy={busy}
        />
      )}
      <TeamDialogs snapshot={snapshot} send={send} />
    </div>
  );
}
