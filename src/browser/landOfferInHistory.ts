import { landOfferMachine } from '../../machines/land-requests/landOffer.ts';
import { type LandOfferStep, toStep } from '../../rules/land-requests/landOfferDraft.ts';
import { property } from '../../rules/records/properties.ts';
import { watchMovesOnPage } from './watchMoves.ts';

/** The land offer form with its steps in the browser's history. */
export const landOfferInHistoryMachine = landOfferMachine.provide({
  actions: {
    pushStep: (_, { step }) => history.pushState({ landOffer: step }, ''),
    replaceStep: (_, { step }) => history.replaceState({ ...history.state, landOffer: step }, ''),
  },
  actors: {
    watchSteps: watchMovesOnPage(['popstate'], () => {
      const step = visitedStep();
      return step && { type: 'step.visit', step };
    }),
  },
});

/** The step of the current history entry; undefined for an entry of another page, or a new one. */
function visitedStep(): LandOfferStep | undefined {
  return typeof history === 'undefined' ? undefined : toStep(property(history.state, 'landOffer'));
}
