import { AfterSending } from './AfterSending.tsx';
import { LandOfferForm } from './form/LandOfferForm.tsx';
import { OwnerQuestions } from './OwnerQuestions.tsx';
import { PromiseCards } from './PromiseCards.tsx';

/** The hero with the land offer form, and the sections below it (product, 2). */
export default function HomePage() {
  return (
    <>
      <LandOfferForm />
      <AfterSending />
      <PromiseCards />
      <OwnerQuestions />
    </>
  );
}
