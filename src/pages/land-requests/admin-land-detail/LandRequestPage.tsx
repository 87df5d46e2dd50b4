import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMachine, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'wouter';
import { fromCallback } from 'xstate';
import {
  isAmountTyped,
  landRequestMachine,
  type Saved,
} from '../../../../machines/land-requests/landRequest.ts';
import { isErased, mayMake } from '../../../../rules/land-requests/landRequestMoves.ts';
import { recordId } from '../../../../rules/lists/recordId.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { listOfLandRequest } from '../../../../rules/site/recordLists.ts';
import { backTo, cameFrom } from '../../../browser/history/cameFrom.ts';
import { unasked } from '../../../browser/history/leaving.ts';
import { landRequestListAt } from '../../../browser/history/listInAddress.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { RecordAbsence } from '../../../components/notices/RecordAbsence.tsx';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { DurumBadge } from '../../../components/records/DurumBadge.tsx';
import { HistoryPanel } from '../../../components/records/HistoryPanel.tsx';
import { ReplyBadge } from '../../../components/records/ReplyBadge.tsx';
import { useOwnList } from '../../../site/ownList.ts';
import type { PageProps } from '../../../site/pageProps.ts';
import { useClient } from '../../../site/services.tsx';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { titles } from '../../../text/site/titles.ts';
import { LandRequestAnswers } from './LandRequestAnswers.tsx';
import { LandRequestDialogs } from './LandRequestDialogs.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { SimilarPanel } from './SimilarPanel.tsx';
import { linkToNext, savedToast } from './savedToast.ts';
import { useLandRequestWork } from './useLandRequestWork.ts';
import { WorkPanel } from './WorkPanel.tsx';

const text = landRequestsText.landRequest;

/** One land request: its answers, and the moves of an admin (product, 2 and 4). */
export default function LandRequestPage({ params }: PageProps) {
  const client = useClient();
  const toast = useToast();
  const [list] = useState(() => cameFrom());
  const [, navigate] = useLocation();
  const showToast = (saved: Saved | undefined) => {
    if (saved) toast({ type: 'toast.show', toast: savedToast(saved, list) });
  };
  const [snapshot, send] = useMachine(
    landRequestMachine.provide({
      actions: {
        showToast: (_, saved) => showToast(saved),
        addLinkToNext: (_, { savedWork, next }) => {
          if (savedWork) toast({ type: 'toast.addLink', link: next && linkToNext(next, list) });
        },
        goToNew: () => navigate(backTo(paths.adminNewLandRequests.to()), unasked),
        goToPurchased: () => navigate(backTo(paths.adminPurchasedLandRequests.to()), unasked),
        goToCancelled: () => navigate(backTo(paths.adminCancelledLandRequests.to()), unasked),
      },
      actors: {
        watchEndOfPopup: fromCallback(
          ({ input }) =>
            () =>
              showToast(input.saved()),
        ),
      },
    }),
    { input: { client, id: recordId(params.id), cameFrom: landRequestListAt(list) } },
  );
  const { landRequest, next, savedWork } = snapshot.context;
  useOwnList(landRequest && listOfLandRequest(landRequest));
  const { work, sendToWork, hasUnsavedWork, dropNote } = useLandRequestWork(recordId(params.id), (saved) =>
    send({ type: 'work.save', saved }),
  );
  const { record } = snapshot.children;
  const problem = useSelector(record, (load) => load?.context.problem);

  const missing = snapshot.matches('missing');
  if (missing || problem || !landRequest) {
    return (
      <RecordAbsence
        missing={missing}
        problem={problem}
        heading={titles.adminLandRequest}
        words={text}
        href={backTo(paths.adminNewLandRequests.to())}
        onRetry={() => record?.send({ type: 'load.retry' })}
      />
    );
  }
  const nextAfterSave = savedWork && next && { saved: savedWork, link: linkToNext(next, list) };
  const isOffered = snapshot.matches({ shown: 'offered' }) || snapshot.matches('left');
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h4" component="h1">
          {text.title(landRequest.id)}
        </Typography>
        <DurumBadge durum={landRequest.durum} />
        {landRequest.owner_reply && <ReplyBadge reply={landRequest.owner_reply.reply} />}
        <Button component={RouterLink} href={cameFrom() ?? listOfLandRequest(landRequest)}>
          {text.back}
        </Button>
      </Stack>
      <Box sx={columns}>
        <LandRequestAnswers landRequest={landRequest} />
        <div>
          <OfferPanel snapshot={snapshot} send={send} landRequest={landRequest} />
        </div>
        <div>
          <WorkPanel
            snapshot={work}
            send={sendToWork}
            isOpen={mayMake(landRequest, 'offer')}
            takesNotes={!isErased(landRequest)}
            next={nextAfterSave}
          />
        </div>
        <div>
          <HistoryPanel
            key={`${landRequest.version} ${work.context.planChanges}`}
            kind="request"
            id={landRequest.id}
          />
        </div>
        <div>
          <SimilarPanel id={landRequest.id} />
        </div>
      </Box>
      <LandRequestDialogs snapshot={snapshot} send={send} />
      <LeavePrompt
        when={(isAmountTyped(snapshot.context) && !isOffered) || hasUnsavedWork}
        onLeave={dropNote}
      />
    </Stack>
  );
}

/** From here on all three columns have room. */
const wide = '@media (min-width: 87.5rem)';

/**
 * Facts beside work: on a wide screen offer, moves, history, the work and what was paid nearby are
 * in sight without scrolling. On a narrower one the last of them stands below the others, where
 * nothing moves when it has loaded. The order is that of reading: facts, offer, work, history,
 * similar ones. The row of `1fr` takes the height by which a column is longer than its panels.
 */
const columns: SxProps<Theme> = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { lg: 'auto auto 1fr' },
  '& > :nth-of-type(1)': { gridRow: { lg: '1 / 4' } },
  '& > :nth-of-type(n + 2)': { gridColumn: { lg: 2 } },
  '& > :nth-of-type(5)': { gridColumn: { lg: '1 / -1' } },
  [wide]: {
    // the moves need a little more room to stand in one line
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr)',
    // offer and history in the second column, work and similar ones in the third
    '& > :nth-of-type(3)': { gridArea: '1 / 3 / 3 / 4' },
    '& > :nth-of-type(4)': { gridArea: '2 / 2 / 4 / 3' },
    '& > :nth-of-type(5)': { gridArea: '3 / 3 / 4 / 4' },
  },
};
