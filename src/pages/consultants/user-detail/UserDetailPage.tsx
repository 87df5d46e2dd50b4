import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { Link as RouterLink, useLocation } from 'wouter';
import { type Consultant, consultantMachine } from '../../../../machines/consultants/consultant.ts';
import { recordId } from '../../../../rules/lists/recordId.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { RecordAbsence } from '../../../components/notices/RecordAbsence.tsx';
import { HistoryPanel } from '../../../components/records/HistoryPanel.tsx';
import type { PageProps } from '../../../site/pageProps.ts';
import { useClient } from '../../../site/services.tsx';
import { consultantsText } from '../../../text/consultants/consultants.ts';
import { titles } from '../../../text/site/titles.ts';
import { ConsultantBadge } from '../lists/ConsultantBadge.tsx';
import { personName } from '../lists/columns.tsx';
import { ConsultantActions } from './ConsultantActions.tsx';
import { ConsultantDialogs } from './ConsultantDialogs.tsx';
import { ConsultantFacts } from './ConsultantFacts.tsx';

const text = consultantsText.user;

/**
 * One consultant: who it is, the documents, and what an admin may do (product, 2 and 4).
 */
export default function UserDetailPage({ params }: PageProps) {
  const client = useClient();
  const [, navigate] = useLocation();
  const [snapshot, send] = useMachine(
    consultantMachine.provide({
      actions: {
        goToNew: () => navigate(paths.adminNewUser.to()),
        goToAll: () => navigate(paths.adminUserList.to()),
        goToCanceled: () => navigate(paths.adminCanceledUser.to()),
      },
    }),
    { input: { client, id: recordId(params.id) } },
  );
  const { user, problem, resets } = snapshot.context;

  const missing = snapshot.matches('missing');
  const failed = snapshot.matches('loadFailed');
  if (missing || failed || !user) {
    return (
      <RecordAbsence
        missing={missing}
        failed={failed}
        problem={problem}
        heading={titles.adminUserDetail}
        words={text}
        href={paths.adminUserList.to()}
        onRetry={() => send({ type: 'load.retry' })}
      />
    );
  }
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {personName(user)}
        </Typography>
        <ConsultantBadge user={user} />
        <Button component={RouterLink} href={listOf(user)}>
          {text.back}
        </Button>
      </Stack>
      {!snapshot.matches('admin') && <ConsultantActions snapshot={snapshot} send={send} />}
      <ConsultantFacts user={user} />
      <HistoryPanel key={`${user.version} ${resets}`} kind="user" id={user.Id} />
      <ConsultantDialogs snapshot={snapshot} send={send} user={user} />
    </Stack>
  );
}

/** The list to which a consultant's state leads first. */
function listOf({ status, is_deleted }: Consultant): string {
  if (is_deleted === 1) return paths.adminCanceledUser.to();
  return status === 0 ? paths.adminNewUser.to() : paths.adminUserList.to();
}
