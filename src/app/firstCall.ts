import { createEarlyCalls } from '../../api/early.ts';
import type { ConsultantList } from '../../machines/consultantLists.ts';
import type { LandRequestList } from '../../machines/landRequestLists.ts';
import { adminId, parseAuth, sessionToken } from '../../machines/session.ts';
import { addressQuery } from './pageInAddress.ts';
import { paths } from './paths.ts';
import { storedAuth } from './storage.ts';

const rows = (list: LandRequestList | ConsultantList) => () => `/api/v1/${list}?page=0&size=25`;
const page = (list: 'blog' | 'lands/trink') => () => {
  const { page: number, q, sort } = addressQuery();
  // an address without a page is put right first
  return number === undefined || q || sort ? undefined : `/api/v1/${list}?page=${number - 1}`;
};

/** The call with which a page's list begins, if the address asks for nothing else. */
const calls = new Map<string, () => string | undefined>([
  [paths.adminNewLand.pattern, rows('lands')],
  [paths.adminPurchasedLand.pattern, rows('lands/purchased')],
  [paths.adminCanceledLand.pattern, rows('lands/deleted')],
  [paths.adminNewUser.pattern, rows('users/new')],
  [paths.adminUserList.pattern, rows('users')],
  [paths.adminCanceledUser.pattern, rows('users/deleted')],
  [paths.adminBlogList.pattern, page('blog')],
  [paths.adminLandList.pattern, page('lands/trink')],
]);

/**
 * The calls that were sent when the program began. This file is the first that runs: the rows of the list that is opened are on their way
 * while the rest of the program is read.
 */
export const early = createEarlyCalls();

const auth = parseAuth(storedAuth());
const token = sessionToken(auth);
const address = calls.get(location.pathname)?.();
if (address && token && auth.id === adminId) early.begin(address, token);
