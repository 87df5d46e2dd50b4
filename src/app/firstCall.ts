import { createEarlyCalls } from '../../api/early.ts';
import { parseAuth, sessionToken } from '../../machines/account/session.ts';
import { keptListQuery } from '../browser/listInHistory.ts';
import { storedAuth } from '../browser/storage.ts';
import { firstAddress } from './firstAddress.ts';

/**
 * The calls that were sent when the program began. This file runs before the components and the
 * theme are made: the rows of the list that is opened are on their way while the rest of the
 * program is made ready, and the page's own files are fetched.
 */
export const early = createEarlyCalls();

const auth = parseAuth(storedAuth());
const token = sessionToken(auth);
const address = firstAddress(location, auth);
// on the way back to a table other rows may be asked for
if (address && token && !keptListQuery()) early.begin(address, token);
