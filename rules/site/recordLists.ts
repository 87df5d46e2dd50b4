import type { components } from '../../api/schema.ts';
import { matcher, paths } from './paths.ts';

/**
 * The lists of land requests in the panel, with the call that fills each, and the name that an
 * admin's settings of the list have.
 */
export const landRequestLists = {
  new: { address: paths.adminNewLandRequests.pattern, call: 'lands', settings: 'newLandRequests' },
  purchased: {
    address: paths.adminPurchasedLandRequests.pattern,
    call: 'lands/purchased',
    settings: 'purchasedLandRequests',
  },
  cancelled: {
    address: paths.adminCancelledLandRequests.pattern,
    call: 'lands/deleted',
    settings: 'cancelledLandRequests',
  },
  all: { address: paths.adminAllLandRequests.pattern, call: 'lands/counted', settings: 'allLandRequests' },
} as const;

/**
 * The lists of consultants in the panel, with the call that fills each, and the name that an
 * admin's settings of the list have.
 */
export const consultantLists = {
  all: { address: paths.adminConsultants.pattern, call: 'users', settings: 'consultants' },
  new: { address: paths.adminNewConsultants.pattern, call: 'users/new', settings: 'newConsultants' },
  cancelled: {
    address: paths.adminCancelledConsultants.pattern,
    call: 'users/deleted',
    settings: 'cancelledConsultants',
  },
} as const;

/** The pages of a record, with the lists that lead to them. */
export const recordLists: readonly { record: RegExp; lists: readonly [string, ...string[]] }[] = [
  {
    record: matcher(paths.adminLandRequest.pattern),
    lists: [
      landRequestLists.new.address,
      landRequestLists.purchased.address,
      landRequestLists.cancelled.address,
      landRequestLists.all.address,
    ],
  },
  {
    record: matcher(paths.adminConsultant.pattern),
    lists: [consultantLists.all.address, consultantLists.new.address, consultantLists.cancelled.address],
  },
  { record: matcher(paths.adminMessage.pattern), lists: [paths.adminMessages.pattern] },
  { record: matcher(paths.adminPost.pattern), lists: [paths.adminPosts.pattern] },
  { record: matcher(paths.adminAd.pattern), lists: [paths.adminAds.pattern] },
];

/** The address of the list that shows a land request. */
export function listOfLandRequest({ durum }: Pick<components['schemas']['LandRequest'], 'durum'>): string {
  const { new: open, purchased, cancelled } = landRequestLists;
  return { 1: open, 2: open, 3: purchased, 4: cancelled }[durum].address;
}

/** The address of the list that shows a consultant. */
export function listOfConsultant({
  status,
  is_deleted,
}: Pick<components['schemas']['User'], 'status' | 'is_deleted'>): string {
  const { all, new: waiting, cancelled } = consultantLists;
  return (is_deleted === 1 ? cancelled : status === 0 ? waiting : all).address;
}
