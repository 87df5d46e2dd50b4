import { type Auth, adminId } from '../../machines/account/session.ts';
import type { ConsultantList } from '../../machines/consultants/consultantLists.ts';
import type { LandRequestList } from '../../machines/land-requests/landRequestLists.ts';
import { wirePage } from '../../rules/lists/pageNumbers.ts';
import { addressQuery } from '../browser/pageInAddress.ts';
import { paths } from '../site/paths.ts';

type Find = (search: string) => string | undefined;

const pollingList =
  (list: LandRequestList | ConsultantList): Find =>
  () =>
    `/api/v1/${list}?page=0&size=25`;
const pagedList =
  (list: 'blog' | 'lands/trink'): Find =>
  (search) => {
    const { page, q, sort } = addressQuery(search);
    // an address without a page is put right first
    return page === undefined || q || sort ? undefined : `/api/v1/${list}?page=${wirePage(page)}`;
  };

const lists = new Map<string, Find>([
  [paths.adminNewLand.pattern, pollingList('lands')],
  [paths.adminPurchasedLand.pattern, pollingList('lands/purchased')],
  [paths.adminCanceledLand.pattern, pollingList('lands/deleted')],
  [paths.adminNewUser.pattern, pollingList('users/new')],
  [paths.adminUserList.pattern, pollingList('users')],
  [paths.adminCanceledUser.pattern, pollingList('users/deleted')],
  [paths.adminBlogList.pattern, pagedList('blog')],
  [paths.adminLandList.pattern, pagedList('lands/trink')],
]);

/**
 * The call with which the list of an address begins; undefined where there is none, for all but the
 * admin, and if the address asks for more.
 */
export function firstAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  auth: Auth,
): string | undefined {
  return auth.id === adminId ? lists.get(pathname.replace(/(?<=.)\/$/, ''))?.(search) : undefined;
}
