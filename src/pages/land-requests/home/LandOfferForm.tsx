import { useMachine } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { landOfferMachine } from '../../../../machines/land-requests/landOffer.ts';
import { newKey } from '../../../browser/newKey.ts';
import { useClient } from '../../../site/services.tsx';
import { landOfferText as text } from '../../../text/land-requests/landOffer.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { Hero } from './Hero.tsx';
import { LocationStep } from './LocationStep.tsx';
import { OfferSheet } from './OfferSheet.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { StepProgress } from './StepProgress.tsx';

// The first page loads without its dialogs.
const LandOfferDialogs = lazy(() => import('./LandOfferDialogs.tsx'));

/** The three-step land offer form in the hero, beside the parcel that it describes (product, 4, 5 and 8). */
export function LandOfferForm() {
  const client = useClient();
  const [snapshot, send] = useMachine(landOfferMachine, { input: { client, newKey } });
  const step = snapshot.matches({ form: 'location' }) ? 0 : snapshot.matches({ form: 'details' }) ? 1 : 2;
  const hasDialog =
    snapshot.matches({ notice: 'open' }) ||
    snapshot.matches({ form: { location: 'thanked' } }) ||
    snapshot.matches({ form: { personal: 'nameRefused' } }) ||
    snapshot.matches({ form: { personal: 'failed' } });

  const form = (
    <section aria-label={text.formLabel}>
      <StepProgress step={step} />
      <h2>{text.stepHeadings[step]}</h2>
      {step === 0 && <LocationStep snapshot={snapshot} send={send} />}
      {step === 1 && <DetailsStep snapshot={snapshot} send={send} />}
      {step === 2 && <PersonalStep snapshot={snapshot} send={send} />}
      {hasDialog && (
        <Suspense>
          <LandOfferDialogs snapshot={snapshot} send={send} />
        </Suspense>
      )}
    </section>
  );
  return <Hero sheet={<OfferSheet snapshot={snapshot} step={step} />}>{form}</Hero>;
}
