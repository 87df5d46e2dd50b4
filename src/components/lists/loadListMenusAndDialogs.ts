import { loadOnce } from '../../browser/loading/loadOnce.ts';

/** Loads the menus and dialogs of a list. */
export const loadListMenusAndDialogs = loadOnce(() => import('./listMenusAndDialogs.ts'));
