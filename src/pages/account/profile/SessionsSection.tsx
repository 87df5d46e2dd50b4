import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type OpenSession, sessionsMachine } from '../../../../machines/account/sessions.ts';
import { takeLostFocus } from '../../../components/focus/takeLostFocus.ts';
import { FormOutcome } from '../../../components/notices/FormOutcome.tsx';
import { LoadFailure } from '../../../components/notices/LoadFailure.tsx';
import { LoadingNotice } from '../../../components/notices/LoadingNotice.tsx';
import { PanelSection } from '../../../components/records/PanelSection.tsx';
import { useClient } from '../../../site/services.tsx';
import { sessionsText as text } from '../../../text/account/sessions.ts';
import { dateText } from '../../../text/formats.ts';
import { problemText } from '../../../text/problems.ts';

/** Where the person is signed in; each other session can be ended, or all of them. */
export function SessionsSection() {
  const client = useClient();
  const [snapshot, send] = useMachine(sessionsMachine, { input: { client } });
  const { sessions, ending, hasEnded, problem } = snapshot.context;
  const list = useRef<HTMLUListElement>(null);
  // the pressed button is gone with its session
  useEffect(() => {
    if (hasEnded && sessions) takeLostFocus(list.current);
  }, [hasEnded, sessions]);
  const section = useRef<HTMLElement>(null);
  const isLoaded = sessions !== undefined;
  useEffect(() => {
    // the panel's account menu leads here
    if (!isLoaded || location.hash !== '#sessions') return;
    section.current?.scrollIntoView({ behavior: 'instant' });
    section.current?.focus({ preventScroll: true });
  }, [isLoaded]);
  return (
    <Box id="sessions" ref={section} tabIndex={-1} sx={{ mt: 6, outline: 'none' }}>
      <PanelSection title={text.heading} busy={snapshot.hasTag('busy')}>
        <Typography color="textSecondary">{text.lead}</Typography>
        {snapshot.matches('loadFailed') ? (
          <LoadFailure text={text.loadFailed} problem={problem} send={send} />
        ) : sessions ? (
          <List ref={list} tabIndex={-1} aria-label={text.heading} sx={{ my: 1.5 }}>
            {sessions.map((one) => (
              <SessionItem
                key={one.id}
                session={one}
                onEnd={() => send({ type: 'session.end', id: one.id })}
              />
            ))}
          </List>
        ) : (
          <LoadingNotice />
        )}
        {sessions && sessions.length > 1 && (
          <Button variant="outlined" sx={{ mt: 1 }} onClick={() => send({ type: 'others.end' })}>
            {text.endOthers}
          </Button>
        )}
        <FormOutcome>
          {snapshot.matches({ shown: 'endFailed' }) && (
            <Alert severity="error" sx={{ mt: 2 }}>
              <div>{text.endFailed}</div>
              <div>{problemText(problem)}</div>
            </Alert>
          )}
          {snapshot.matches('shown') && hasEnded && (
            <Alert severity="success" sx={{ mt: 2 }}>
              {ending === undefined ? text.othersEnded : text.ended}
            </Alert>
          )}
        </FormOutcome>
      </PanelSection>
    </Box>
  );
}

interface SessionItemProps {
  session: OpenSession;
  onEnd: () => void;
}

/** The button stays enabled during a call, which ignores it: a disabled one would lose the focus. */
function SessionItem({ session, onEnd }: SessionItemProps) {
  const device = session.device || text.unknownDevice;
  const lastUse = dateText(session.last_used_at);
  const details = { variant: 'body2', color: 'textSecondary' } as const;
  return (
    <ListItem divider disableGutters sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
      <div>
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography>{device}</Typography>
          {session.current && <Chip size="small" label={text.current} />}
        </Stack>
        <Typography {...details}>
          {session.same_network ? text.sameNetwork : text.network(session.network)}
        </Typography>
        <Typography {...details}>{text.lastUse(lastUse)}</Typography>
        <Typography {...details}>{text.signedIn(dateText(session.signed_in_at))}</Typography>
      </div>
      {!session.current && (
        <Button size="small" variant="outlined" aria-label={text.endLabel(device, lastUse)} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </ListItem>
  );
}
