import { loadOnce } from '../../browser/loadOnce.ts';

/** Loads the menus and dialogs of a list. */
export const loadListOverlays = loadOnce(() => import('./ListOverlays.tsx'));
