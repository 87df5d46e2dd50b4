import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { type FreshOffer, takeBackOfferMachine } from '../../../machines/land-requests/takeBackOffer.ts';
import type { ToastEvent } from '../../../machines/page/toast.ts';
import { genitive } from '../../../rules/people/genitive.ts';
import { paths } from '../../../rules/site/paths.ts';
import { useClient } from '../../site/services.tsx';
import { dialogText } from '../../text/dialogs.ts';
import { landRequestMovesText as text } from '../../text/land-requests/landRequestMoves.ts';
import { problemText } from '../../text/problems.ts';

interface TakeBackOfferProps {
  offer: FreshOffer;
  /** The count of the toast that it stands in. */
  count: number;
  /** That toast was closed or replaced while the call was under way. */
  isAside: boolean;
  toast: (event: ToastEvent) => void;
}

/**
 * Takes an offer back while its message waits. Its land request opens then; a toast that leads to it
 * takes its place for whoever has turned to something else meanwhile.
 */
export function TakeBackOffer({ offer, count, isAside, toast }: TakeBackOfferProps) {
  const client = useClient();
  const [, navigate] = useLocation();
  const [snapshot, send] = useMachine(
    takeBackOfferMachine.provide({
      actions: {
        openLandRequest: (_, { id, owner }) => {
          const about = paths.adminLandRequest.to(id);
          const link = { label: text.openTakenBack, href: about, state: undefined };
          toast({
            type: 'toast.show',
            toast: { text: text.takenBack(genitive(owner)), about, ...(isAside && { link }) },
          });
          if (!isAside) navigate(about);
        },
      },
    }),
    { input: { client, offer, now: Date.now } },
  );
  const hasFailed = snapshot.matches('failed');
  const isBusy = snapshot.hasTag('busy');
  const isTold = snapshot.matches('takenBack');
  useEffect(
    () => toast(isBusy ? { type: 'toast.work' } : { type: 'toast.settle', count, isTold }),
    [toast, isBusy, count, isTold],
  );
  if (snapshot.matches('left') || snapshot.matches('takenBack')) return null;
  return (
    <>
      {hasFailed ? (
        <Box role="alert">
          <span>{[text.takeBackFailed, problemText(snapshot.context.problem)].join(' ')}</span>
        </Box>
      ) : (
        <span>{text.takeBackHint}</span>
      )}
      <Button
        color="inherit"
        variant="outlined"
        loading={isBusy}
        disabled={isBusy}
        onClick={() => send({ type: 'offer.takeBack' })}
      >
        {hasFailed ? dialogText.retry : text.takeBack}
      </Button>
    </>
  );
}
