import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine, useSelector } from '@xstate/react';
import { Link as RouterLink, useLocation } from 'wouter';
import { consultantMachine } from '../../../../machines/consultants/consultant.ts';
import { endedBy } from '../../../../rules/consultants/consultantMoves.ts';
import { recordId } from '../../../../rules/lists/recordId.ts';
import { genitive } from '../../../../rules/people/genitive.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { listOfConsultant } from '../../../../rules/site/recordLists.ts';
import { backTo, cameFrom } from '../../../browser/history/cameFrom.ts';
import { newKey } from '../../../browser/newKey.ts';
import { RecordAbsence } from '../../../components/notices/RecordAbsence.tsx';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { HistoryPanel } from '../../../components/records/HistoryPanel.tsx';
import { useOwnList } from '../../../site/ownList.ts';
import type { PageProps } from '../../../site/pageProps.ts';
import { useClient } from '../../../site/services.tsx';
import { consultantsText } from '../../../text/consultants/consultants.ts';
import { titles } from '../../../text/site/titles.ts';
import { ConsultantBadge } from '../lists/ConsultantBadge.tsx';
import { consultantName } from '../lists/columns.tsx';
import { ConsultantActions } from './ConsultantActions.tsx';
import { ConsultantDialogs } from './ConsultantDialogs.tsx';
import { ConsultantDocuments } from './ConsultantDocuments.tsx';
import { ConsultantFacts } from './ConsultantFacts.tsx';

const text = consultantsText.consultant;

/** One consultant: the application, the documents, and the moves of an admin (product, 2 and 4). */
export default function ConsultantPage({ params }: PageProps) {
  const client = useClient();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [snapshot, send] = useMachine(
    consultantMachine.provide({
      actions: {
        showToast: (_, done) => {
          const ended = endedBy(done.consultant);
          const isReapplied = done.kind === 'restore' && ended === 'refused';
          const kind = done.kind === 'cancel' ? ended : isReapplied ? 'reapplied' : done.kind;
          const name = consultantName(done.consultant);
          const person =
            kind === 'approve' || kind === 'restore' || kind === 'reapplied' ? name : genitive(name);
          toast({ type: 'toast.show', toast: { text: consultantsText.done[kind](person) } });
        },
        goToNew: () => navigate(backTo(paths.adminNewConsultants.to())),
        goToAll: () => navigate(backTo(paths.adminConsultants.to())),
        goToCancelled: () => navigate(backTo(paths.adminCancelledConsultants.to())),
      },
    }),
    { input: { client, id: recordId(params.id), newKey } },
  );
  const { consultant, sentResets } = snapshot.context;
  useOwnList(consultant && listOfConsultant(consultant));
  const { record } = snapshot.children;
  const problem = useSelector(record, (load) => load?.context.problem);

  const missing = snapshot.matches('missing');
  if (missing || problem || !consultant) {
    return (
      <RecordAbsence
        missing={missing}
        problem={problem}
        heading={titles.adminConsultant}
        words={text}
        href={backTo(paths.adminConsultants.to())}
        onRetry={() => record?.send({ type: 'load.retry' })}
      />
    );
  }
  // erased personal data leave no address
  const mayChange = !snapshot.matches('admin') && consultant.email !== '';
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {consultantName(consultant)}
        </Typography>
        <ConsultantBadge consultant={consultant} />
        <Button component={RouterLink} href={cameFrom() ?? listOfConsultant(consultant)}>
          {text.back}
        </Button>
      </Stack>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {mayChange && <ConsultantActions snapshot={snapshot} send={send} />}
        <ConsultantFacts
          consultant={consultant}
          onCorrect={mayChange ? () => send({ type: 'correction.ask' }) : undefined}
        />
      </Box>
      <ConsultantDocuments consultant={consultant} />
      {/* all admins have one id here; each one's history is in the team */}
      {!snapshot.matches('admin') && (
        <HistoryPanel key={`${consultant.version} ${sentResets}`} kind="user" id={consultant.Id} />
      )}
      <ConsultantDialogs snapshot={snapshot} send={send} consultant={consultant} />
    </Stack>
  );
}
