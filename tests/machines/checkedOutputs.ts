import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { ApiClient } from '../../api/client.ts';
import type { Loaded } from '../../machines/editor/recordEditor.ts';
import type { AdFields } from '../../rules/ads/adFields.ts';
import { storedNames } from '../../rules/ads/mediaItems.ts';
import type { PostFields } from '../../rules/blog/postFields.ts';
import { broken, success } from '../contract/refusal.ts';

/** An answer of the contract: its operation, and its JSON. */
type Answer = readonly [operationId: string, json: unknown];

/** The answer with a secret; other changes of a webhook answer nothing that is kept. */
const madeSecret = (operationId: string, secret: unknown): readonly Answer[] =>
  secret === undefined ? [] : [[operationId, { status: 'success', id: 2, secret }]];

/** What is fed to a machine although no answer of the contract leads to it. */
const undeclared = new WeakSet<object>();

/** Marks an output that the contract does not allow, for a machine that does not rely on it. */
export function undeclaredOutput<Output extends object>(output: Output): Output {
  undeclared.add(output);
  return output;
}

/** The first item of an answer's example. */
const exampleOf = (operationId: string) => Object([success(operationId).json].flat()[0]);

/**
 * The answers that an output was made of, by machine and the name of its actor. An actor of
 * {@link withoutAnswer} has none. A machine that another one invokes ends with what its own actors
 * answered; it has a line here only where it hands on a record.
 */
const answers: Readonly<Record<string, (output: unknown) => readonly Answer[]>> = {
  'signIn.authenticate': (auth) => [['login', { data: auth }]],
  'profile.loadUser': (user) => [['getUser', [user]]],
  'profile.record': (user) => [['getUser', [user]]],
  'consultant.record': (user) => [['getUser', [user]]],
  'consultant.correction': (end) => [['getUser', [Object(end).consultant]]],
  'correction.loadStored': (user) => [['getUser', [user]]],
  'landRequest.record': (landRequest) => [['getLandRequest', [landRequest]]],
  'postEditor.record': (loaded) => [['getPost', wirePost(Object(loaded))]],
  'adEditor.record': (loaded) => [['getAdForEditing', [wireAd(Object(loaded))]]],
  'imageUpload.uploadImage': (stored) => [['uploadPostImage', stored]],
  'locationCascade.loadList': (lists) => Object.entries(Object(lists)).map(placeList),
  'landOffer.sendLandRequest': (sent) => [['createLandRequest', { status: 'success', ...Object(sent) }]],
  'ownerPhotos.loadPhotos': (fotograflar) => [['listLandRequestPhotos', { fotograflar }]],
  'ownerPhotos.sendPhoto': (fotograflar) => [['addLandRequestPhotos', { fotograflar }]],
  'ownerPhotos.removeStored': (fotograflar) => [['removeLandRequestPhoto', { fotograflar }]],
  'purchase.loadPlan': (plan) => [['getPurchase', plan]],
  'purchase.saveStep': (plan) => [['changePurchaseStep', plan]],
  'purchase.sendPaper': (plan) => [['addPurchasePaper', plan]],
  'purchase.removePaper': (plan) => [['removePurchasePaper', plan]],
  'parcelRecord.loadParcel': (record) => [['getParcel', record]],
  'parcelRecord.sendFile': (record) => [['storeParcel', record]],
  'parcelRecord.fetchParcel': (record) => [['fetchParcel', record]],
  'parcelRecord.removeParcel': (record) => [['removeParcel', record]],
  'ownerOffer.loadOffer': (offer) => [['getOffer', offer]],
  'ownerOffer.sendReply': (offer) => [['replyToOffer', offer]],
  'work.record': (work) => [[isOfMessage(work) ? 'getContactMessageWork' : 'getLandRequestWork', work]],
  'work.savePlan': (work) => [[isOfMessage(work) ? 'planContactMessageWork' : 'planLandRequestWork', work]],
  'work.addNote': (work) => [[isOfMessage(work) ? 'addContactMessageNote' : 'addLandRequestNote', work]],
  'savedSearches.loadSearches': (searches) => [['listSavedSearches', searches]],
  'savedSearches.saveSearch': (searches) => [['saveSearch', searches]],
  'savedSearches.withdrawConsent': (done) => [['withdrawSearchConsent', done]],
  'savedSearches.removeSearch': (done) => [['removeSavedSearch', done]],
  'searchLink.loadSearch': (search) => [['getLinkedSearch', search]],
  'searchLink.endSearch': (done) => [['endLinkedSearch', done]],
  'sessions.loadSessions': (sessions) => [['listSessions', sessions]],
  'team.loadTeam': (people) => [['listTeam', people]],
  'import.loadImports': (imports) => [['listImports', imports]],
  'import.loadImport': (shown) => [
    ['getImport', Object(shown).found],
    ['listImportRows', Object(shown).rows],
  ],
  'apiKeys.loadKeys': (keys) => [['listApiKeys', keys]],
  'apiKeys.makeKey': (end) => answerOf(end).map((made) => ['makeApiKey', made]),
  'bringLandRequest.loadBrought': (brought) => [['listBroughtLandRequests', brought]],
  'bringLandRequest.sendForm': (reference) => [['bringLandRequest', { status: 'success', reference }]],
  'webhooks.loadWebhooks': (webhooks) => [['listWebhooks', webhooks]],
  'webhooks.saveWebhook': (secret) => madeSecret('addWebhook', secret),
  'webhooks.moveWebhook': (secret) => madeSecret('changeWebhookSecret', secret),
  'webhookDeliveries.loadDeliveries': (deliveries) => [['listWebhookDeliveries', deliveries]],
  'secondFactor.loadFactor': (factor) => [['getSecondFactor', factor]],
  'secondFactor.beginSetUp': (end) => answerOf(end).map((setUp) => ['beginSecondFactor', setUp]),
  'secondFactor.prove': (codes) =>
    Object(codes).length === 0 ? [] : [['confirmSecondFactor', { recovery_codes: codes }]],
  'privacy.findPerson': (found) => [['findPersonalData', found]],
  'privacy.exportPerson': (exported) => [['exportPersonalData', exported]],
  'privacy.erasePerson': (erased) => [['erasePersonalData', erased]],
  'report.loadReport': (report) => [['getReport', report]],
  'listSettings.loadSettings': (settings) => [['getListSettings', settings]],
  'listSettings.saveSettings': (settings) => [['saveListSettings', settings]],
  // a part of an answer that another actor checks whole
  'versionWatch.readVersion': () => [],
  'waitingCounts.countWaiting': (counts) => [['countWaiting', counts]],
  'panelSearch.searchRecords': (found) => [['searchRecords', found]],
};

/** Only a message has such a mark. */
const isOfMessage = (work: unknown) => 'answered' in Object(work);

/** What a call has ended with that may need the current password; nothing without an answer. */
const answerOf = (end: unknown): unknown[] => [Object(end).answer].filter((one) => one !== undefined);

const placeOperations: Readonly<Record<string, string>> = {
  provinces: 'listProvinces',
  districts: 'listDistricts',
  neighbourhoods: 'listNeighbourhoods',
};
const placeList = ([name, list]: [string, unknown]): Answer => [placeOperations[name] ?? name, list];

function wirePost({ fields, version }: Loaded<PostFields>): object {
  const { title, content, meta_desc, image } = fields;
  return { ...exampleOf('getPost'), title, content, meta_desc, image, version };
}

function wireAd({ fields: { place, media, ...texts }, version }: Loaded<AdFields>): object {
  const numbers = {
    il: Number(place.il),
    ilce: Number(place.ilce),
    mahalle: Number(place.mahalle),
    metre_kare: Number(texts.metre_kare.replace(',', '.')),
    fiyat: Number(texts.fiyat),
    ada: Number(texts.ada),
    parsel: Number(texts.parsel),
  };
  const images = storedNames(media).join(',');
  return { ...exampleOf('getAdForEditing'), ...texts, ...numbers, images, version };
}

/** The actors whose output is no answer of the server, with the reason. */
const withoutAnswer: Readonly<Record<string, string>> = {
  'import.sendFile': 'the id of the stored import',
  'import.checkRows': 'no machine reads it',
  'import.startImport': 'no machine reads it',
  'import.undoImport': 'no machine reads it',
  'listExport.loadPage': 'rows that the list loads',
  'listExport.saveFile': 'nothing',
  'documentPreview.loadDocument': 'the bytes of a file, which no schema describes',
  'documentView.loadDocument': 'the bytes of a file, which no schema describes',
  'selectionRun.carryOut': 'a row of any kind; the tests of each task feed the answers',
  'nextLandRequest.findNext': 'what the actor finds in lists that it loads; its own test feeds them',
  'neighbours.findNeighbours': 'ids of lists that it loads; its own test feeds them',
  'pagedList.loadPage': 'rows of any kind; the tests of each load feed the answers',
  'pollingList.loadRows': 'rows of any kind; the tests of each load feed the answers',
  'provenCall.makeCall': 'an answer of any kind; it is checked where the machine that reads it ends',
  'record.loadRecord': 'a record of any kind; it is checked where the machine that loads it ends',
  'recordMove.makeMove': 'no machine reads it',
  'viewCounts.countViews': 'numbers of the rows that the list loads',
};

/** The names of both lists, which must be actors of machines. */
export const checkedActors: readonly string[] = [...Object.keys(answers), ...Object.keys(withoutAnswer)];

/** The name of the actor that a machine invokes under an id. */
function sourceOf({ root }: AnyStateMachine, id: string): string | undefined {
  const invoked = [root, ...getStateNodes(root.machine)].flatMap((node) => node.invoke);
  const src = invoked.find((one) => one.id === id)?.src;
  return typeof src === 'string' ? src : undefined;
}

const outputEvent = 'xstate.done.actor.';
/** What has passed, with the actors that ended with it: a walk feeds the same output many times. */
const checked = new WeakMap<object, Set<string>>();

/** @throws Error when an actor's output breaks the contract, or when nothing says what it is. */
function checkOutput(machine: AnyStateMachine, actorId: string, output: unknown): void {
  const fed = Object(output);
  // an actor that ends with nothing has no answer to read, or has found none
  if (output === undefined || undeclared.has(fed)) return;
  const src = sourceOf(machine, actorId) ?? actorId;
  const name = `${machine.id}.${src}`;
  const passed = checked.get(fed) ?? new Set();
  if (passed.has(name)) return;
  const isMachine = machine.implementations.actors[src] instanceof StateMachine;
  if (!checkedActors.includes(name) && !isMachine)
    throw new Error(`Say in tests/machines/checkedOutputs.ts which answer ${name} ends with`);
  for (const [operationId, json] of answers[name]?.(output) ?? []) {
    const found = broken(operationId, { ...success(operationId), json });
    if (found.length > 0)
      throw new Error(`A test feeds ${name} what the contract does not allow:\n${found.join('\n')}`);
  }
  checked.set(fed, passed.add(name));
}

/**
 * Checks against the contract what actors of machines with this client end with. Every event of
 * every machine passes here, so that no test can feed an answer past it. With another client an
 * answer is checked where it is made.
 */
export function checkOutputs(client: ApiClient): void {
  const { prototype } = StateMachine;
  prototype.getTransitionData = new Proxy(prototype.getTransitionData, {
    apply(transitionsOf, machine: AnyStateMachine, given) {
      const snapshot: AnyMachineSnapshot = given[0];
      const event: AnyEventObject = given[1];
      if (event.type.startsWith(outputEvent) && (snapshot.context.client ?? client) === client)
        checkOutput(machine, event.type.slice(outputEvent.length), event.output);
      return Reflect.apply(transitionsOf, machine, given);
    },
  });
}
