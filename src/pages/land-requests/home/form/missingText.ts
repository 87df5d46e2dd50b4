import { type LandOfferSnapshot, missingAnswers } from '../../../../../machines/land-requests/landOffer.ts';
import { landOfferText as text } from '../../../../text/land-requests/landOffer.ts';

/** What the open step's disabled button waits for; empty once nothing is missing. */
export function missingText(snapshot: LandOfferSnapshot): string {
  const names = missingAnswers(snapshot).map(text.missingName);
  return names.length === 0 ? '' : text.missing(names);
}
