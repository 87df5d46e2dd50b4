import { loadOnce } from '../../../../browser/loadOnce.ts';

/** Loads the form's dialogs with MUI, which the first visit of the page does without. */
export const loadDialogs = loadOnce(() => import('./LandOfferDialogs.tsx'));
