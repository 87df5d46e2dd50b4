import { Hero } from './Hero.tsx';
import { LandOfferForm } from './LandOfferForm.tsx';
import { OwnerQuestions } from './OwnerQuestions.tsx';
import { PromiseCards } from './PromiseCards.tsx';

/**
 * The owner's way in: the three steps first, then why and what owners ask (product, 2).
 */
export function HomePage() {
  return (
    <>
      <Hero>
        <LandOfferForm />
      </Hero>
      <PromiseCards />
      <OwnerQuestions />
    </>
  );
}
