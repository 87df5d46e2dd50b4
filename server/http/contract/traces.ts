/** What each operation leaves in the log of what is done with personal data. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readEmail } from '../../../rules/people/email.ts';
import type { LogEntry, LogTarget } from '../../identity/accessLog.ts';
import type { Session } from '../../identity/sessions.ts';
import type { OperationId } from '../../resources/handlerTypes.ts';
import type { Services } from '../../resources/services.ts';

/** An answered call, as far as the log needs it. */
interface Answered {
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
  session: Session | undefined;
  /** What the handler has said. */
  said: FastifyRequest['trace'];
}

type Traced = Pick<LogEntry, 'kind' | 'target' | 'detail' | 'account' | 'onceInMs'> & {
  /** Anybody can cause it. */
  isBounded?: boolean;
};

/**
 * Why an operation that succeeds leaves no entry.
 * - `nothing`: it touches no personal data.
 * - `own`: people give, read or change what is their own.
 * - `history`: the record's history or notes say who changed what.
 * - `handler`: its handler writes the entry, in the transaction of what it does.
 */
type Untraced = 'nothing' | 'own' | 'history' | 'handler';
type Trace = Untraced | ((call: Answered) => Traced | undefined);

const minuteMs = 60 * 1000;
/** A page loads its record again after each change, and a document arrives in pieces. */
const recordMs = 10 * minuteMs;
/** A list is loaded again every two minutes. */
const listMs = 60 * minuteMs;
/** Who reads further than one large page has read a list, not a page of it. */
const unloggedRows = 100;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const idIn = (value: unknown): number | undefined => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

const read =
  (kind: LogTarget): Trace =>
  ({ params: { id } }) => ({ kind: 'recordRead', target: { kind, id: idIn(id) }, onceInMs: recordMs });

const found = (kind: LogTarget, detail: string): Traced | undefined =>
  detail === '' ? undefined : { kind: 'search', target: { kind }, detail, onceInMs: recordMs };

/** A list that pages: files and searches have entries, and so has who reads on and on. */
const list =
  (kind: LogTarget) =>
  ({ query: { page, size, sort: _, csv, ...narrowed } }: Pick<Answered, 'query'>): Traced | undefined => {
    if (csv === true) {
      const detail = Object.entries(narrowed)
        .map(([name, value]) => `${name}=${String(value)}`)
        .sort()
        .join(' · ');
      return { kind: 'csv', target: { kind }, detail, onceInMs: recordMs };
    }
    const search = found(kind, text(narrowed.q));
    if (search) return search;
    const isLong = size === undefined || (Number(page) + 1) * Number(size) >= unloggedRows;
    return isLong ? { kind: 'listRead', target: { kind }, onceInMs: listMs } : undefined;
  };

const mailbox = (typed: unknown) => readEmail(text(typed)) ?? '';

/** Records with personal data, by the kind of their history. */
const historyTargets = new Map<string, LogTarget>([
  ['request', 'landRequest'],
  ['user', 'consultant'],
  ['contact', 'contactMessage'],
]);

/** Exhaustive: an operation that is added does not compile until it is decided. */
export const traces: Readonly<Record<OperationId, Trace>> = {
  login: ({ body }) => ({ kind: 'signIn', account: mailbox(body.email) }),
  logout: ({ session }) => session && { kind: 'signOut' },
  forgotPassword: ({ body, session }) => ({
    kind: 'resetAsked',
    account: mailbox(body.email),
    isBounded: !session?.isAdmin,
  }),
  resetPassword: () => ({ kind: 'passwordChanged', isBounded: true }),
  updateUser: ({ body, params, session }) =>
    body.password === undefined ? undefined : { kind: 'passwordChanged', ...ofOther(params, session) },

  getLandRequest: read('landRequest'),
  getLandRequestWork: read('landRequest'),
  getPurchase: read('landRequest'),
  getParcel: ({ params: { kind, id } }) =>
    kind === 'request'
      ? { kind: 'recordRead', target: { kind: 'landRequest', id: idIn(id) }, onceInMs: recordMs }
      : undefined,
  listSimilarLandRequests: read('landRequest'),
  getUser: ({ params, session }) => {
    const other = ofOther(params, session);
    return other.target && { kind: 'recordRead', ...other, onceInMs: recordMs };
  },
  listHistory: ({ params: { kind, id } }) => {
    const target = historyTargets.get(text(kind));
    return target && { kind: 'recordRead', target: { kind: target, id: idIn(id) }, onceInMs: recordMs };
  },
  getContactMessage: read('contactMessage'),
  getImport: read('import'),
  listImportRows: read('import'),
  getContactMessageWork: read('contactMessage'),
  readContactMessage: read('contactMessage'),
  // media are everybody's; of a document the handler says whose it is
  getFile: ({ params, said }) =>
    said?.target && {
      kind: 'documentOpened',
      target: said.target,
      detail: text(params.file),
      onceInMs: recordMs,
    },

  listAllLandRequests: list('landRequests'),
  listLandRequests: list('landRequests'),
  listPurchasedLandRequests: list('landRequests'),
  listCanceledLandRequests: list('landRequests'),
  listUsers: list('consultants'),
  listNewUsers: list('consultants'),
  listCanceledUsers: list('consultants'),
  listOutbox: list('messages'),
  listContactMessages: list('contactMessages'),
  listLog: (call) => {
    // who searches the log for an account would find the own search
    const trace = list('log')(call);
    return trace?.kind === 'search' ? undefined : trace;
  },
  searchRecords: ({ query }) => found('records', text(query.q)),
  findPersonalData: ({ body }) => ({
    kind: 'search',
    target: { kind: 'person' },
    detail: text(body.contact),
  }),
  exportPersonalData: ({ body }) => ({
    kind: 'export',
    target: { kind: 'person' },
    detail: text(body.contact),
  }),
  erasePersonalData: 'handler',
  resendMessage: ({ params: { id } }) => ({ kind: 'resent', target: { kind: 'message', id: idIn(id) } }),

  createLandRequest: 'own',
  bringLandRequest: 'history',
  // what the caller has written
  listBroughtLandRequests: 'own',
  setCommission: 'history',
  applyAsConsultant: 'own',
  sendContactMessage: 'own',
  getOffer: 'own',
  replyToOffer: 'own',
  listLandRequestPhotos: 'own',
  addLandRequestPhotos: 'own',
  removeLandRequestPhoto: 'own',
  endReceipt: 'own',
  getOwnerPurchase: 'own',
  addOwnerPaper: 'own',
  removeOwnerPaper: 'own',
  listSavedSearches: 'own',
  saveSearch: 'own',
  removeSavedSearch: 'own',
  withdrawSearchConsent: 'own',
  getLinkedSearch: 'own',
  endLinkedSearch: 'own',
  getListSettings: 'own',
  saveListSettings: 'own',
  listSessions: 'own',
  endOtherSessions: 'own',
  endSession: 'own',
  getSecondFactor: 'own',
  beginSecondFactor: 'own',

  cancelLandRequest: 'history',
  planLandRequestWork: 'history',
  addLandRequestNote: 'history',
  planContactMessageWork: 'history',
  addContactMessageNote: 'history',
  purchaseLandRequest: 'history',
  offerLandRequest: 'history',
  takeBackOffer: 'history',
  joinLandRequests: 'history',
  separateLandRequest: 'history',
  changePurchaseStep: 'history',
  addPurchasePaper: 'history',
  removePurchasePaper: 'history',
  storeParcel: 'history',
  fetchParcel: 'history',
  removeParcel: 'history',
  cancelUser: 'history',
  approveUser: 'history',
  restoreUser: 'history',
  addAdmin: 'history',
  makeApiKey: 'history',
  createImport: 'history',
  checkImport: 'history',
  startImport: 'history',
  undoImport: 'history',
  revokeApiKey: 'history',
  addWebhook: 'history',
  changeWebhook: 'history',
  changeWebhookSecret: 'history',
  removeWebhook: 'history',
  renameAdmin: 'history',
  sendAdminLink: 'history',
  confirmSecondFactor: 'history',
  makeRecoveryCodes: 'history',
  turnOffSecondFactor: 'history',
  resetSecondFactor: 'history',
  switchOffAdmin: 'history',
  confirmClock: 'history',
  switchOnAdmin: 'history',

  receiveDeliveryReports: 'nothing',
  confirmWhatsappWebhook: 'nothing',
  receiveWhatsappEvents: 'own',
  getHealth: 'nothing',
  getReadiness: 'nothing',
  listProvinces: 'nothing',
  listDistricts: 'nothing',
  listNeighbourhoods: 'nothing',
  createAd: 'nothing',
  getAdForEditing: 'nothing',
  deleteAd: 'nothing',
  listAds: 'nothing',
  getAd: 'nothing',
  updateAd: 'nothing',
  listPosts: 'nothing',
  createPost: 'nothing',
  listBestReadPosts: 'nothing',
  getPost: 'nothing',
  updatePost: 'nothing',
  deletePost: 'nothing',
  uploadPostImage: 'nothing',
  countWaiting: 'nothing',
  getReport: 'nothing',
  // the team itself, and counts without names
  listTeam: 'nothing',
  listApiKeys: 'nothing',
  // ids and states of land requests, without names
  listWebhooks: 'nothing',
  listWebhookDeliveries: 'nothing',
  resendWebhookDelivery: 'nothing',
  listImports: 'nothing',
  listDestructions: 'nothing',
};

/** Whose record it is, unless the person's own; all admins have one id, which means the caller. */
function ofOther(params: Answered['params'], session: Session | undefined): Pick<LogEntry, 'target'> {
  const id = idIn(params.id);
  if (session === undefined || id === session.userId) return {};
  return { target: { kind: 'consultant', id } };
}

/** Nobody's data leave before the log has it. */
const isWrittenFirst = (operationId: OperationId) => operationId === 'exportPersonalData';

/**
 * Writes the entry of a call that hands over everything about a person, before its answer is sent.
 * @throws when it cannot be written.
 */
export async function traceBefore(
  operationId: OperationId,
  request: FastifyRequest,
  { accessLog, db }: Pick<Services, 'accessLog' | 'db'>,
): Promise<void> {
  if (!isWrittenFirst(operationId)) return;
  const entry = entryOf(operationId, request);
  if (entry) await accessLog.write(db, entry);
}

/** Logs an answered call in the background, so that a failing log fails no read. */
export function traceAnswer(
  operationId: OperationId,
  request: FastifyRequest,
  { statusCode }: Pick<FastifyReply, 'statusCode'>,
  { accessLog }: Pick<Services, 'accessLog'>,
): void {
  if (statusCode >= 200 && statusCode < 300 && !isWrittenFirst(operationId)) {
    const entry = entryOf(operationId, request);
    if (entry) accessLog.note(entry, entry.isBounded);
    const { alsoRead = [] } = request.trace ?? {};
    for (const target of alsoRead) {
      const person = personOf(request.session);
      const other = { kind: 'recordRead', person, target, onceInMs: recordMs } as const;
      accessLog.note({ operation: operationId, ip: request.ip, ...other });
    }
    return;
  }
  const from = { operation: operationId, ip: request.ip };
  if (operationId === 'login' && (statusCode === 401 || statusCode === 429)) {
    const { email, code } = Object(request.body);
    const isPasswordRight = request.trace?.isPasswordRight === true;
    // the code is still to come
    if (isPasswordRight && code === undefined) return;
    const kind = isPasswordRight ? 'codeFailed' : 'signInFailed';
    accessLog.note({ ...from, kind, account: mailbox(email) }, true);
    return;
  }
  if ((statusCode !== 401 && statusCode !== 403) || traces[operationId] === 'nothing') return;
  // a wrong key of the pages is no caller of anybody's data
  if (request.routeOptions.config.needsSession !== true) return;
  accessLog.note({ ...from, kind: 'refused', person: personOf(request.caller) }, true);
}

const personOf = (session: Session | undefined) =>
  session && { personId: session.personId, name: session.name };

function entryOf(
  operationId: OperationId,
  request: FastifyRequest,
): (LogEntry & { isBounded?: boolean }) | undefined {
  const trace = traces[operationId];
  if (typeof trace === 'string') return undefined;
  const traced = trace({
    params: Object(request.params),
    query: Object(request.query),
    body: Object(request.body),
    session: request.session,
    said: request.trace,
  });
  const person = request.trace?.person ?? personOf(request.session);
  return traced && { operation: operationId, ip: request.ip, person, ...traced };
}
