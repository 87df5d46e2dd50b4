import { loadOnce } from '../../../../browser/loading/loadOnce.ts';

/**
 * Loads the form's dialogs, with MUI, and the facts of a sent form. The first visit of the page
 * does without them.
 */
export const loadDialogs = loadOnce(() => import('./LandOfferDialogs.tsx'));
