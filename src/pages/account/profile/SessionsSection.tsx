import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { type OpenSession, sessionsMachine } from '../../../../machines/account/sessions.ts';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { useClient } from '../../../site/services.tsx';
import { sessionsText as text } from '../../../text/account/sessions.ts';
import { dateText } from '../../../text/formats.ts';
import { problemText } from '../../../text/problems.ts';

/** Where the person is signed in; each other session can be ended, or all of them. */
export function SessionsSection() {
  const client = useClient();
  const [snapshot, send] = useMachine(sessionsMachine, { input: { client } });
  const { sessions, problem } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <Stack component="section" spacing={2} sx={{ mt: 6 }} aria-labelledby="sessions" aria-busy={busy}>
      <Typography id="sessions" variant="h3" component="h2">
        {text.heading}
      </Typography>
      <Typography color="textSecondary">{text.lead}</Typography>
      {snapshot.matches('loadFailed') ? (
        <LoadFailure text={text.loadFailed} problem={problem} send={send} />
      ) : sessions ? (
        <List disablePadding>
          {sessions.map((one) => (
            <SessionItem
              key={one.id}
              session={one}
              busy={busy}
              onEnd={() => send({ type: 'session.end', id: one.id })}
            />
          ))}
        </List>
      ) : (
        <LoadingNotice />
      )}
      {sessions && sessions.length > 1 && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          disabled={busy}
          onClick={() => send({ type: 'others.end' })}
        >
          {text.endOthers}
        </Button>
      )}
      <FormOutcome>
        {snapshot.matches({ shown: 'endFailed' }) && (
          <Alert severity="error">
            <div>{text.endFailed}</div>
            <div>{problemText(problem)}</div>
          </Alert>
        )}
      </FormOutcome>
    </Stack>
  );
}

interface SessionItemProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionItem({ session, busy, onEnd }: SessionItemProps) {
  const device = session.device || text.unknownDevice;
  const lastUse = dateText(session.last_used_at);
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
      <div>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography>{device}</Typography>
          {session.current && <Chip size="small" label={text.current} />}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {session.same_network ? text.sameNetwork : text.network(session.network)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text.lastUse(lastUse)} · {text.signedIn(dateText(session.signed_in_at))}
        </Typography>
      </div>
      {!session.current && (
        <Button size="small" aria-label={text.endLabel(device, lastUse)} disabled={busy} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </ListItem>
  );
}
