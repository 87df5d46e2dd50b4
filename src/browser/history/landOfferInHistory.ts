import { landOfferMachine } from '../../../machines/land-requests/landOffer.ts';
import { type LandOfferStep, toStep } from '../../../rules/land-requests/landOfferDraft.ts';
import { property } from '../../../rules/records/properties.ts';
import { entryKey, pathLeft } from './arrival.ts';
import { watchMovesOnPage } from './watchMoves.ts';

/**
 * The consent as the form has noted it last. It stays for whoever follows a link away and back; a
 * tab that is opened anew, perhaps for another person, has none.
 */
let notedConsent: unknown;

/** The land offer form with its steps in the browser's history. */
export const landOfferInHistoryMachine = landOfferMachine.provide({
  actions: {
    pushStep: (_, { step }) => {
      // the form itself shows the step that Back and Forward lead to
      history.scrollRestoration = 'manual';
      const first = property(history.state, 'first') ?? entryKey();
      history.pushState({ landOffer: step, first, consent: property(history.state, 'consent') }, '');
    },
    replaceStep: (_, { step, consent }) => {
      notedConsent = consent;
      const toFirst = step === 'location' ? entriesToFirst() : 0;
      if (toFirst) history.go(toFirst);
      else history.replaceState({ ...history.state, landOffer: step, consent }, '');
    },
    noteConsent: (_, params) => {
      notedConsent = params.consent;
      history.replaceState({ ...history.state, ...params }, '');
    },
  },
  actors: {
    watchSteps: watchMovesOnPage(['popstate'], () => {
      const step = visitedStep();
      return step && { type: 'step.visit', step };
    }),
  },
});

/**
 * The step and consent of a page that was reloaded, and the consent alone after a way to another
 * page and back. A tab that the browser opens again, perhaps for another person, is no reload.
 */
export function reloadedLandOffer() {
  if (pathLeft() !== '') return { step: 'location', consent: notedConsent } as const;
  const step = visitedStep();
  if (!step) return undefined;
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return isReload ? { step, consent: property(history.state, 'consent') } : undefined;
}

/**
 * The distance from the current history entry back to that of step 1, for `history.go`. From there
 * Back leaves the page, instead of showing step 1 once for each later step. 0 without the
 * Navigation API, and when the entry is gone.
 */
function entriesToFirst(): number {
  if (!('navigation' in window)) return 0;
  const key = property(history.state, 'first');
  const entries: unknown[] = window.navigation.entries().map((entry) => entry.key);
  const first = entries.indexOf(key);
  return first < 0 ? 0 : first - entries.indexOf(entryKey());
}

/** The step of the current history entry; undefined for an entry of another page, or a new one. */
function visitedStep(): LandOfferStep | undefined {
  return typeof history === 'undefined' ? undefined : toStep(property(history.state, 'landOffer'));
}
