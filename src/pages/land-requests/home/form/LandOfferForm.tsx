import Link from '@mui/material/Link';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { personOf } from '../../../../../machines/account/session.ts';
import { isUnsent } from '../../../../../machines/land-requests/landOffer.ts';
import {
  landOfferInHistoryMachine,
  reloadedLandOffer,
} from '../../../../browser/history/landOfferInHistory.ts';
import {
  removeReceipts,
  storedReceipts,
  storeReceipt,
  watchReceipts,
} from '../../../../browser/landOfferReceipts.ts';
import { newKey } from '../../../../browser/newKey.ts';
import { saveLandOffer, storedLandOffer, watchLandOfferExpiry } from '../../../../browser/storage.ts';
import { useClient, useSession } from '../../../../site/services.tsx';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';
import { LandOfferDialogs } from '../dialogs/LandOfferDialogs.tsx';
import { LandOfferLeavePrompt } from '../dialogs/LandOfferLeavePrompt.tsx';
import { Hero } from '../Hero.tsx';
import styles from '../home.module.css';
import { DetailsStep } from './DetailsStep.tsx';
import { LandOfferReview } from './LandOfferReview.tsx';
import { LocationStep } from './LocationStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { stopPhotos } from './photoQueues.ts';
import { ReceivedNotice } from './ReceivedNotice.tsx';
import { StepProgress } from './StepProgress.tsx';

/**
 * The three-step land offer form in the hero, beside the parcel that it describes (product, 4, 5
 * and 8).
 */
export function LandOfferForm() {
  const { auth } = useSession();
  const [opener] = useState(personOf(auth));
  const client = useClient();
  const [snapshot, send] = useMachine(
    landOfferInHistoryMachine.provide({
      actions: {
        saveDraft: (_, { draft, restartsExpiry }) => saveLandOffer(draft, opener, restartsExpiry),
        storeReceipt: (_, { receipt }) => receipt && storeReceipt(receipt, opener),
        removeReceipts: () => {
          removeReceipts();
          stopPhotos();
        },
        sendPhotos: (_, { token, photos }) => {
          if (token === undefined || photos.length === 0) return;
          // where the file does not come, the receipt says that they were not sent
          import('./useOwnerPhotos.ts').then(
            ({ sendPhotos }) => sendPhotos(client, token, photos),
            () => undefined,
          );
        },
      },
      actors: { watchExpiry: watchLandOfferExpiry(opener), watchReceipts },
    }),
    {
      input: {
        client,
        newKey,
        draft: storedLandOffer(opener),
        reloaded: reloadedLandOffer(),
        receipts: storedReceipts(),
      },
    },
  );
  const step = snapshot.matches({ form: 'location' }) ? 0 : snapshot.matches({ form: 'details' }) ? 1 : 2;
  const hasDialog = snapshot.hasTag('dialog');

  const { receipts, earlierForm } = snapshot.context;
  // step 1 also changes when its sentence on an earlier form goes
  const shown = step === 0 && earlierForm ? earlierForm : step;
  const section = useRef<HTMLElement>(null);
  const shownBefore = useRef<typeof shown>(shown);
  useEffect(() => {
    // the focused button of the step before, or that of the restored form, is gone
    if (shownBefore.current !== shown && !hasDialog) {
      section.current?.querySelector<HTMLElement>('form :is(input, select):enabled')?.focus();
      // the heading above it; Back and Forward do not scroll here
      section.current?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    shownBefore.current = shown;
  }, [shown, hasDialog]);

  const form = (
    <section aria-label={text.formLabel} ref={section}>
      {isUnsent(snapshot) && <LandOfferLeavePrompt />}
      {step === 0 && receipts.length > 0 && (
        <ReceivedNotice
          receipts={receipts}
          isThanked={snapshot.matches({ form: { location: 'thanked' } })}
          onForget={() => send({ type: 'receipts.forget' })}
        />
      )}
      <StepProgress step={step} />
      <h2>{text.stepHeadings[step]}</h2>
      {step === 0 && earlierForm && (
        <p className={styles.earlier} role="status">
          <span>{text[earlierForm]}</span>{' '}
          {earlierForm === 'restored' && (
            <Link component="button" type="button" onClick={() => send({ type: 'form.clear' })}>
              {text.clear}
            </Link>
          )}
        </p>
      )}
      {step === 0 && <LocationStep snapshot={snapshot} send={send} />}
      {step === 1 && <DetailsStep snapshot={snapshot} send={send} />}
      {step === 2 && <PersonalStep snapshot={snapshot} send={send} />}
      {step === 2 && <LandOfferReview snapshot={snapshot} />}
      {hasDialog && <LandOfferDialogs snapshot={snapshot} send={send} />}
    </section>
  );
  const { place, placeNames, answers } = snapshot.context;
  return (
    <Hero
      sheet={<PlaceSheet plate={place.il} placeNames={placeNames} answers={answers} complete={step === 2} />}
    >
      {form}
    </Hero>
  );
}
