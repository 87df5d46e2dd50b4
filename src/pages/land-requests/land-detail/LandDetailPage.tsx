import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMachine } from '@xstate/react';
import { Link as RouterLink, useLocation } from 'wouter';
import { type LandRequest, landRequestMachine } from '../../../../machines/land-requests/landRequest.ts';
import { recordId } from '../../../../rules/lists/recordId.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { RecordAbsence } from '../../../components/notices/RecordAbsence.tsx';
import { DurumBadge } from '../../../components/records/DurumBadge.tsx';
import { HistoryPanel } from '../../../components/records/HistoryPanel.tsx';
import type { PageProps } from '../../../site/pageProps.ts';
import { useClient } from '../../../site/services.tsx';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { titles } from '../../../text/site/titles.ts';
import { OfferPanel } from './OfferPanel.tsx';
import { RequestAnswers } from './RequestAnswers.tsx';
import { RequestDialogs } from './RequestDialogs.tsx';

const text = landRequestsText.request;

/**
 * One land request: its answers, and what an admin may do with it (product, 2 and 4).
 */
export default function LandDetailPage({ params }: PageProps) {
  const client = useClient();
  const [, navigate] = useLocation();
  const [snapshot, send] = useMachine(
    landRequestMachine.provide({
      actions: {
        goToNew: () => navigate(paths.adminNewLand.to()),
        goToPurchased: () => navigate(paths.adminPurchasedLand.to()),
        goToCanceled: () => navigate(paths.adminCanceledLand.to()),
      },
    }),
    { input: { client, id: recordId(params.id) } },
  );
  const { request, problem } = snapshot.context;

  const missing = snapshot.matches('missing');
  const failed = snapshot.matches('loadFailed');
  if (missing || failed || !request) {
    return (
      <RecordAbsence
        missing={missing}
        failed={failed}
        problem={problem}
        heading={titles.adminLandDetail}
        words={text}
        href={paths.adminNewLand.to()}
        onRetry={() => send({ type: 'load.retry' })}
      />
    );
  }
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h4" component="h1">
          {text.title(request.id)}
        </Typography>
        <DurumBadge durum={request.durum} />
        <Button component={RouterLink} href={listOf(request)}>
          {text.back}
        </Button>
      </Stack>
      <OfferPanel snapshot={snapshot} send={send} request={request} />
      <RequestAnswers request={request} />
      <HistoryPanel key={request.version} kind="request" id={request.id} />
      <RequestDialogs snapshot={snapshot} send={send} />
    </Stack>
  );
}

/** The list that a request stands in. */
function listOf({ durum }: LandRequest): string {
  if (durum === 3) return paths.adminPurchasedLand.to();
  return durum === 4 ? paths.adminCanceledLand.to() : paths.adminNewLand.to();
}
