/**
 * The contract's `security` is what the product promises (product, 6). That the server obeys it is
 * tested by `tests/server/http/roles.test.ts`.
 */
import { expect, test } from 'vitest';
import { parsedContract } from './parsedContract.ts';

interface Operation {
  operationId?: string;
  security?: object[];
}
const { paths } = await parsedContract();

/** The operations that not only admins may call. */
const open = [
  { security: [], ids: ['getHealth', 'getReadiness', 'login', 'resetPassword', 'sendContactMessage'] },
  { security: [], ids: ['applyAsConsultant', 'listPosts', 'listBestReadPosts'] },
  { security: [], ids: ['getOffer', 'replyToOffer', 'getLinkedSearch', 'endLinkedSearch'] },
  {
    security: [],
    ids: ['listLandRequestPhotos', 'addLandRequestPhotos', 'removeLandRequestPhoto', 'endReceipt'],
  },
  { security: [], ids: ['getOwnerPurchase', 'addOwnerPaper', 'removeOwnerPaper'] },
  { security: [], ids: ['receiveDeliveryReports', 'confirmWhatsappWebhook', 'receiveWhatsappEvents'] },
  { security: [{ publicToken: [] }], ids: ['listProvinces', 'listDistricts', 'listNeighbourhoods'] },
  { security: [{ publicToken: [] }], ids: ['createLandRequest'] },
  { security: [{}, { session: [] }], ids: ['forgotPassword', 'getFile', 'getPost'] },
  {
    security: [{ session: [] }],
    ids: [
      'listAds',
      'getAd',
      'listSavedSearches',
      'saveSearch',
      'removeSavedSearch',
      'withdrawSearchConsent',
    ],
  },
  {
    security: [{ session: [] }],
    ids: ['bringLandRequest', 'listBroughtLandRequests'],
  },
  { security: [{ session: [] }], ids: ['listSessions', 'endSession', 'endOtherSessions'] },
  {
    security: [{ session: ['admin', 'setup'] }],
    ids: ['getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor'],
  },
  { security: [{ session: ['self'] }], ids: ['getUser', 'updateUser'] },
  { security: [{ session: ['ended'] }], ids: ['logout'] },
].flatMap(({ security, ids }) => ids.map((id): [string, object[]] => [id, security]));

/** What a program may call with a key; every other operation refuses it. */
const keys = {
  read: [
    ...['listLandRequests', 'listPurchasedLandRequests', 'listCanceledLandRequests', 'getLandRequest'],
    'listAllLandRequests',
    ...['listSimilarLandRequests', 'getLandRequestWork', 'getAdForEditing', 'listAds', 'getAd', 'listUsers'],
    ...['listNewUsers', 'listCanceledUsers', 'getUser', 'getFile', 'getPost', 'listHistory', 'listOutbox'],
    ...['listContactMessages', 'getContactMessage', 'getContactMessageWork', 'countWaiting', 'getReport'],
    ...['searchRecords', 'getPurchase', 'getParcel'],
  ],
  write: [
    ...['createAd', 'updateAd', 'deleteAd', 'createPost', 'updatePost', 'deletePost', 'uploadPostImage'],
    ...['offerLandRequest', 'takeBackOffer', 'purchaseLandRequest', 'cancelLandRequest', 'joinLandRequests'],
    ...['separateLandRequest', 'planLandRequestWork', 'addLandRequestNote', 'planContactMessageWork'],
    ...['addContactMessageNote', 'readContactMessage', 'approveUser', 'cancelUser', 'restoreUser'],
    ...['storeParcel', 'fetchParcel', 'removeParcel'],
    ...['resendMessage', 'changePurchaseStep', 'addPurchasePaper', 'removePurchasePaper'],
  ],
};

test('every operation that this test does not list as open needs an admin', () => {
  const operations = Object.values<object>(Object(paths)).flatMap((path): Operation[] => Object.values(path));
  const asked = operations.flatMap(({ operationId, security = [] }): [string, object[]][] =>
    operationId === undefined ? [] : [[operationId, security]],
  );
  const exceptions = new Map(open);
  const scopes = new Map(Object.entries(keys).flatMap(([scope, ids]) => ids.map((id) => [id, scope])));
  const expected = asked.map(([id]) => [
    id,
    [
      ...(exceptions.get(id) ?? [{ session: ['admin'] }]),
      ...(scopes.has(id) ? [{ apiKey: [scopes.get(id)] }] : []),
    ],
  ]);
  expect(asked).toEqual(expected);
  expect(asked.map(([id]) => id)).toEqual(expect.arrayContaining([...exceptions.keys(), ...scopes.keys()]));
});
