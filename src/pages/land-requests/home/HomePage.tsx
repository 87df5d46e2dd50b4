import { AfterSending } from './AfterSending.tsx';
import { LandOfferForm } from './form/LandOfferForm.tsx';
import { OwnerQuestions } from './OwnerQuestions.tsx';
import { PromiseCards } from './PromiseCards.tsx';

/** The land offer form, then the promises and the questions (product, 2). */
export function HomePage() {
  return (
    <>
      <LandOfferForm />
      <AfterSending />
      <PromiseCards />
      <OwnerQuestions />
    </>
  );
}
