import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMachine, useSelector } from '@xstate/react';
import { use, useState } from 'react';
import { Link as RouterLink, useLocation } from 'wouter';
import { fromCallback } from 'xstate';
import {
  isAmountTyped,
  landRequestMachine,
  type Saved,
} from '../../../../machines/land-requests/landRequest.ts';
import { loadLandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { landRequestWorkCalls } from '../../../../machines/land-requests/workCalls.ts';
import { isErased, mayMake } from '../../../../rules/land-requests/landRequestMoves.ts';
import { squareMetres } from '../../../../rules/land-requests/squareMetres.ts';
import { recordId } from '../../../../rules/lists/recordId.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { listOfLandRequest } from '../../../../rules/site/recordLists.ts';
import { backTo, cameFrom } from '../../../browser/history/cameFrom.ts';
import { unasked } from '../../../browser/history/leaving.ts';
import { landRequestListAt } from '../../../browser/history/listInAddress.ts';
import { LeavePrompt } from '../../../components/dialogs/LeavePrompt.tsx';
import { takeLostFocus } from '../../../components/focus/takeLostFocus.ts';
import { PhoneLink } from '../../../components/lists/PhoneLink.tsx';
import { RecordAbsence } from '../../../components/notices/RecordAbsence.tsx';
import { useToast } from '../../../components/notices/Toasts.tsx';
import { ChangedBanner } from '../../../components/records/ChangedBanner.tsx';
import { DurumBadge } from '../../../components/records/DurumBadge.tsx';
import { HistoryPanel } from '../../../components/records/HistoryPanel.tsx';
import { NoSmsBadge } from '../../../components/records/NoSmsBadge.tsx';
import { ParcelPanel } from '../../../components/records/ParcelPanel.tsx';
import { useVersionWatch } from '../../../components/records/useVersionWatch.ts';
import { useWork } from '../../../components/records/work/useWork.ts';
import { useOwnList } from '../../../site/ownList.ts';
import type { PageProps } from '../../../site/pageProps.ts';
import { useClient } from '../../../site/services.tsx';
import { WaitingContext } from '../../../site/waiting.ts';
import { landRequestsText } from '../../../text/land-requests/landRequests.ts';
import { plotText } from '../../../text/land-requests/plotText.ts';
import { titles } from '../../../text/site/titles.ts';
import { BroughtPanel } from './BroughtPanel.tsx';
import { JoinedBanner } from './JoinedBanner.tsx';
import { JoinedPanel } from './JoinedPanel.tsx';
import { LandRequestAnswers } from './LandRequestAnswers.tsx';
import { LandRequestDialogs } from './LandRequestDialogs.tsx';
import { MadeOffers } from './MadeOffers.tsx';
import { type LandRequestProps, OfferPanel, useIsMoving } from './OfferPanel.tsx';
import { OwnerMessagesPanel } from './OwnerMessagesPanel.tsx';
import { OwnerPhotosPanel } from './OwnerPhotosPanel.tsx';
import { ReplyBanner } from './ReplyBanner.tsx';
import { SimilarPanel, useSimilar } from './SimilarPanel.tsx';
import { linkToNext, offerToast, savedToast } from './savedToast.ts';
import { WorkPanel } from './WorkPanel.tsx';

const text = landRequestsText.landRequest;

/** One land request: its answers, and the moves of an admin (product, 2 and 4). */
export default function LandRequestPage({ params }: PageProps) {
  const client = useClient();
  const toast = useToast();
  const [list] = useState(() => cameFrom());
  const [, navigate] = useLocation();
  const { recount } = use(WaitingContext);
  const showToast = (saved: Saved | undefined) => {
    if (!saved) return;
    toast({ type: 'toast.show', toast: savedToast(saved, list) });
    // on this page nothing else reads the counts again
    if (saved.kind === 'join' || saved.kind === 'separate') recount?.();
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
        watchEndOfPopup: fromCallback(({ input }) => {
          const offeredAt = Date.now();
          return () => {
            const saved = input.saved();
            if (saved) toast({ type: 'toast.show', toast: offerToast(saved, list, offeredAt) });
          };
        }),
      },
    }),
    { input: { client, id: recordId(params.id), cameFrom: landRequestListAt(list) } },
  );
  const id = recordId(params.id);
  // what was joined or separated changes all parts of the page
  const { joinings } = snapshot.context;
  return <Parts key={joinings} snapshot={snapshot} send={send} id={id} list={list} />;
}

interface PartsProps extends LandRequestProps {
  id: number;
  /** The list from which the page was opened. */
  list: string | undefined;
}

/** The parts of the page, which load on their own. */
function Parts({ snapshot, send, id, list }: PartsProps) {
  const { landRequest, next, savedWork } = snapshot.context;
  useOwnList(landRequest && listOfLandRequest(landRequest));
  const { recount } = use(WaitingContext);
  const { work, sendToWork, isPlanTyped, hasUnsavedWork, dropNote } = useWork({
    calls: landRequestWorkCalls,
    draft: 'note',
    id,
    onSaved: (saved, words, change) => {
      const isOneChange = change !== undefined && change !== 'plan';
      send({ type: 'work.save', saved, text: isOneChange ? words : undefined });
      // a reply waits no longer once somebody has acted on it
      recount?.();
    },
  });
  const [similar, sendToSimilar] = useSimilar(id);
  const [parcelChanges, setParcelChanges] = useState(0);
  const isMoving = useIsMoving(snapshot);
  const { record } = snapshot.children;
  const client = useClient();
  const newest = useVersionWatch(async (signal) => (await loadLandRequest({ client, id }, signal)).version);
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
  const { district, messages } = similar.context.record ?? {};
  const { joined_to, joined } = landRequest;
  const hint = isPlanTyped ? landRequestsText.similar.planTyped : undefined;
  const joining = { landRequest, isBusy: isMoving, hint };
  return (
    <Stack spacing={2}>
      <Box sx={headStyles}>
        <Typography
          variant="h5"
          component="h1"
          tabIndex={-1}
          // what was joined or separated has taken its button along
          ref={snapshot.context.joinings > 0 ? takeLostFocus : undefined}
          sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}
        >
          {text.heading(
            landRequest.name,
            plotText({ ...landRequest, ...landRequest.ilce, ...landRequest.mahalle }),
          )}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {text.title(landRequest.id)}
        </Typography>
        <DurumBadge durum={landRequest.durum} />
        {!isErased(landRequest) && <PhoneLink phone={landRequest.phone} />}
        {landRequest.sms_unreachable && <NoSmsBadge />}
        <Button component={RouterLink} href={cameFrom() ?? listOfLandRequest(landRequest)}>
          {text.back}
        </Button>
      </Box>
      <ChangedBanner
        // one's own change is known once it is saved, and read again
        isChanged={newest !== undefined && newest > (landRequest.version ?? newest)}
        isBusy={isMoving}
        onRefresh={() => send({ type: 'record.refresh' })}
      />
      {joined_to !== undefined && (
        <JoinedBanner
          leader={joined_to}
          isBusy={isMoving}
          onSeparate={() => send({ type: 'separate.ask', landRequest })}
        />
      )}
      <ReplyBanner
        landRequest={landRequest}
        isBusy={isMoving}
        onPurchase={() => send({ type: 'purchase.ask' })}
        onOffer={() => send({ type: 'counterAmount.ask' })}
      />
      <Box sx={columns}>
        <div>
          <OfferPanel snapshot={snapshot} send={send} landRequest={landRequest} district={district} />
          {landRequest.fotograflar && <OwnerPhotosPanel photos={landRequest.fotograflar} />}
          <ParcelPanel
            kind="request"
            id={landRequest.id}
            ada={landRequest.ada}
            parsel={landRequest.parsel}
            stated={squareMetres(landRequest.metrekare)}
            takesFile={!isErased(landRequest)}
            onChange={() => setParcelChanges((changes) => changes + 1)}
          />
          {joined && (
            <JoinedPanel
              {...joining}
              joined={joined}
              onSeparate={(one) => send({ type: 'separate.ask', landRequest: one })}
            />
          )}
          <SimilarPanel
            snapshot={similar}
            send={sendToSimilar}
            joining={{ ...joining, onJoin: (one) => send({ type: 'join.ask', landRequest: one }) }}
          />
          {messages && <OwnerMessagesPanel {...messages} />}
        </div>
        <div>
          {landRequest.brought_by !== undefined && (
            <BroughtPanel id={id} by={landRequest.brought_by} commission={landRequest.komisyon ?? ''} />
          )}
          <WorkPanel
            snapshot={work}
            send={sendToWork}
            isOpen={mayMake(landRequest, 'offer')}
            landRequest={landRequest}
            takesNotes={!isErased(landRequest) && joined_to === undefined}
            next={nextAfterSave}
          />
          <MadeOffers landRequest={landRequest} />
          <HistoryPanel
            key={`${landRequest.version} ${work.context.planChanges} ${parcelChanges}`}
            kind="request"
            id={landRequest.id}
          />
        </div>
        <LandRequestAnswers landRequest={landRequest} />
      </Box>
      <LandRequestDialogs snapshot={snapshot} send={send} district={district} />
      <LeavePrompt
        when={(isAmountTyped(snapshot.context) && !isOffered) || hasUnsavedWork}
        onLeave={dropNote}
      />
    </Stack>
  );
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
} as const;

/** From here on all three columns have room. */
const wide = '@media (min-width: 87.5rem)';

/**
 * The order is that of the work: the offer with its evidence, what is agreed, then the facts. A wide
 * screen shows the facts at the left, so that everything that decides an offer is in sight. On a
 * phone they stand before the offers that were made and the history.
 */
const columns: SxProps<Theme> = {
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  alignItems: { lg: 'start' },
  gap: 2,
  '& > div': { display: { xs: 'contents', lg: 'flex' }, flexDirection: 'column', gap: 2, minWidth: 0 },
  '& > :nth-of-type(2) > :nth-of-type(n + 2)': { order: { xs: 1, lg: 0 } },
  gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > :nth-of-type(1)': { gridArea: { lg: '1 / 1' } },
  '& > :nth-of-type(2)': { gridArea: { lg: '1 / 2 / 3' } },
  '& > :nth-of-type(3)': { gridArea: { lg: '2 / 1' } },
  [wide]: {
    gridTemplateColumns: 'minmax(0, 0.95fr) minmax(0, 1.25fr) minmax(0, 1fr)',
    '& > :nth-of-type(1)': { gridArea: '1 / 2 / 3' },
    '& > :nth-of-type(2)': { gridArea: '1 / 3 / 3' },
    '& > :nth-of-type(3)': { gridArea: '1 / 1 / 3' },
  },
};
