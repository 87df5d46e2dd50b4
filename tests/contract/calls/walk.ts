/**
 * Walks along the contract's `links`: each step follows a link of an earlier answer, and a model
 * says what the server must answer and what must hold afterwards.
 */
import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { expect } from 'vitest';
import { digestOf } from '../../../server/identity/passwords.ts';
import { type Operation, operationById, operations } from '../document/document.ts';
import { validBody } from './sampleBodies.ts';
import type { Scene } from './scene.ts';

type Kind = 'request' | 'user' | 'post' | 'ad';

/** A record as it must be on the server. */
interface ModelRecord {
  kind: Kind;
  id: number;
  /** As last read. */
  version: number;
  /** Fields that the record must show when it is read. */
  shows: Record<string, unknown>;
  isDeleted: boolean;
  email: string;
  /** To which the messages to an owner go. */
  phone: string;
  /** The token of the link that sets the password. */
  link?: { token: string; isDead: boolean; isUsed: boolean };
  /** The tokens of the links to its offers, the newest last, and whether each still opens. */
  offerLinks: Map<string, boolean>;
  sessions: Set<string>;
  /** The calls for it so far. */
  steps: string[];
}

/** A call that was answered with success, whose links a later step may follow. */
interface Exchange {
  operation: Operation;
  status: number;
  params: Record<string, string>;
  answer: unknown;
  record: ModelRecord | undefined;
}

interface Model {
  records: ModelRecord[];
  exchanges: Exchange[];
  /** The names of the links that this walk has followed. */
  followed: string[];
  /** The length of each list when the walk began. */
  lengths: ReadonlyMap<string, number>;
}

export interface Walker {
  scene: Scene;
  /** The names of the links that walks have followed with success. */
  followed: Set<string>;
}

const password = 'Kuscular.35';

const reads: Readonly<Record<Kind, string>> = {
  request: 'getLandRequest',
  user: 'getUser',
  post: 'getPost',
  ad: 'getAdForEditing',
};
const kindOfTag: Readonly<Record<string, Kind>> = {
  'land-request': 'request',
  consultant: 'user',
  account: 'user',
  blog: 'post',
  ad: 'ad',
};

/** Which records each list holds. */
const lists: Readonly<Record<string, (record: ModelRecord) => boolean>> = {
  listAllLandRequests: ({ kind }) => kind === 'request',
  listLandRequests: ({ kind, shows }) => kind === 'request' && (shows.durum === 1 || shows.durum === 2),
  listPurchasedLandRequests: ({ kind, shows }) => kind === 'request' && shows.durum === 3,
  listCanceledLandRequests: ({ kind, shows }) => kind === 'request' && shows.durum === 4,
  listUsers: ({ kind }) => kind === 'user',
  listNewUsers: ({ kind, shows }) => kind === 'user' && shows.status === 0 && shows.is_deleted === 0,
  listCanceledUsers: ({ kind, shows }) => kind === 'user' && shows.is_deleted === 1,
  listPosts: ({ kind, isDeleted }) => kind === 'post' && !isDeleted,
  listAds: ({ kind, isDeleted }) => kind === 'ad' && !isDeleted,
};

interface Sent {
  params?: Record<string, string>;
  body?: unknown;
  token?: string | undefined;
}

/** Makes a call as the admin, or with another token. `inject` throws on an undeclared answer. */
async function call(scene: Scene, operation: Operation, { params = {}, body, token }: Sent) {
  const query = operation.parameters.flatMap(({ name, in: place }) =>
    place === 'query' && params[name] !== undefined ? [[name, params[name]]] : [],
  );
  return await scene.ask(
    operation,
    { path: params, body, query: query.length > 0 ? `?${new URLSearchParams(query)}` : '' },
    token === undefined ? {} : { headers: { ...scene.server.publicHeaders, token } },
  );
}

const listItems = (answer: unknown): unknown[] => {
  const list: unknown = Array.isArray(answer) ? answer : (Object(answer).blogs ?? Object(answer).ads);
  return Array.isArray(list) ? list : [];
};
const idOf = (row: unknown): unknown => Object(row).id ?? Object(row).Id;

/** A link's parameter from the answered call: `$response.body#/…`, `$request.path.…` or a text. */
function parameterOf(expression: string, { answer, params }: Exchange): string | undefined {
  const [, pointer] = /^\$response\.body#\/(.+)$/.exec(expression) ?? [];
  const [, name] = /^\$request\.path\.(\w+)$/.exec(expression) ?? [];
  if (pointer === undefined) return name === undefined ? expression : params[name];
  const value = pointer.split('/').reduce<unknown>((part, key) => Object(part)[key], answer);
  return value === undefined ? undefined : String(value);
}

interface OpenLink {
  name: string;
  target: Operation;
  params: Record<string, string>;
  exchange: Exchange;
}

/** The links of an answer whose parameters it holds. */
function openLinks(exchange: Exchange): OpenLink[] {
  const links = Object.entries(exchange.operation.responses.get(exchange.status)?.links ?? {});
  return links.flatMap(([name, { operationId, parameters = {} }]): OpenLink[] => {
    const found = Object.entries(parameters).map(([key, text]) => [key, parameterOf(text, exchange)]);
    if (found.some(([, value]) => value === undefined)) return [];
    return [{ name, target: operationById(operationId), params: Object.fromEntries(found), exchange }];
  });
}

/** The statuses that an operation must answer with, by the model. */
function expectedStatus({ id }: Operation, record: ModelRecord | undefined, sent: Sent): number {
  const { params = {}, body, token } = sent;
  if (id === 'logout') return 200;
  if (token !== undefined && !record?.sessions.has(token)) return 401;
  if (id in lists || record === undefined) return 200;
  const seen: unknown = params.version ?? Object(body).version;
  const isOutdated = seen !== undefined && Number(seen) !== record.version;
  const { shows, link } = record;
  const isOpen = shows.durum === 1 || shows.durum === 2;
  switch (id) {
    case 'offerLandRequest':
      return isOpen && !isOutdated ? 200 : 409;
    case 'purchaseLandRequest':
    case 'cancelLandRequest':
      return isOpen && !isOutdated ? 202 : 409;
    case 'approveUser':
      return shows.status === 0 && shows.is_deleted === 0 && !isOutdated ? 202 : 409;
    case 'cancelUser':
      return shows.is_deleted === 0 && !isOutdated ? 202 : 409;
    case 'restoreUser':
      return shows.is_deleted === 1 ? 202 : 409;
    case 'resetPassword':
      return link && !link.isDead ? 200 : 404;
    case 'login':
      return link?.isUsed && shows.is_deleted === 0 ? 200 : 401;
    case 'getOffer':
    case 'replyToOffer':
      return record.offerLinks.get(params.token ?? '') ? 200 : 404;
    default:
      if (record.isDeleted) return 404;
      if (isOutdated) return 409;
      return id.startsWith('delete') ? 202 : 200;
  }
}

/** What a successful call changes. */
function apply(scene: Scene, { id }: Operation, record: ModelRecord, { body, token }: Sent, answer: unknown) {
  const { shows } = record;
  const fields: Record<string, unknown> = Object(body);
  const keep = (...names: string[]) => {
    for (const name of names) if (fields[name] !== undefined) shows[name] = trimmed(fields[name]);
    if (fields.title !== undefined) shows.title = composed(fields.title);
  };
  switch (id) {
    case 'offerLandRequest':
      shows.durum = 2;
      keep('teklif_tutar');
      keepOfferLink(scene, record);
      break;
    case 'purchaseLandRequest':
      shows.durum = 3;
      endOfferLinks(record);
      break;
    case 'cancelLandRequest':
      shows.durum = 4;
      endOfferLinks(record);
      break;
    case 'replyToOffer':
      shows.owner_reply = {
        reply: fields.reply,
        note: oneLine(fields.note),
        ...(fields.karsi_teklif !== undefined && { karsi_teklif: fields.karsi_teklif }),
      };
      break;
    case 'approveUser': {
      shows.status = 1;
      const [, token = ''] = /token=([\w-]+)/.exec(scene.messages.get(record.email) ?? '') ?? [];
      expect(token, 'the message of an approval has a link').not.toBe('');
      record.link = { token, isDead: false, isUsed: false };
      break;
    }
    case 'cancelUser':
      shows.is_deleted = 1;
      record.sessions.clear();
      if (record.link) record.link.isDead = true;
      break;
    case 'restoreUser':
      shows.is_deleted = 0;
      break;
    case 'resetPassword':
      if (record.link && !record.link.isUsed) {
        record.sessions.clear();
        record.link.isUsed = true;
      }
      break;
    case 'login':
      record.sessions.add(`${record.id}.${Object(answer).data.token}`);
      break;
    case 'logout':
      record.sessions.delete(token ?? '');
      break;
    case 'updateUser':
      keep('name', 'office_name');
      break;
    case 'updatePost':
      keep();
      break;
    case 'updateAd':
      keep('fiyat', 'ada', 'parsel');
      break;
    case 'deletePost':
    case 'deleteAd':
      record.isDeleted = true;
      break;
  }
}

const oneLine = (note: unknown) =>
  String(note ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ');

/** The offer's message has a link, and only that one still opens; a repeated offer sends none. */
function keepOfferLink({ messages }: Scene, record: ModelRecord): void {
  const [, token] = /\/teklif\/([\w-]+)/.exec(messages.get(record.phone) ?? '') ?? [];
  messages.delete(record.phone);
  if (token === undefined) return;
  endOfferLinks(record);
  delete record.shows.owner_reply;
  record.offerLinks.set(token, true);
}

function endOfferLinks({ offerLinks }: ModelRecord): void {
  for (const token of offerLinks.keys()) offerLinks.set(token, false);
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
/** How a title is stored. */
const composed = (title: unknown) => String(title).normalize('NFC').trim();

/** Everything that a refused call may not change. */
async function stateOf(scene: Scene, record: ModelRecord): Promise<unknown> {
  const params = { id: String(record.id), kind: record.kind };
  const [found, history] = [
    await call(scene, operationById(reads[record.kind]), { params }),
    await call(scene, operationById('listHistory'), { params }),
  ];
  // no worker delivers them here, so that only a call can change them
  const outbox = await scene.server.services.db
    .selectFrom('outbox_messages')
    .selectAll()
    .orderBy('id')
    .execute();
  return { status: found.statusCode, record: found.json(), history: history.json(), outbox };
}

/** The record is as the model says, and each list of its kind is as long. */
async function checkModel({ scene }: Walker, model: Model, record: ModelRecord): Promise<void> {
  const params = { id: String(record.id) };
  const found = await call(scene, operationById(reads[record.kind]), { params });
  expect(found.statusCode, found.told).toBe(record.isDeleted ? 404 : 200);
  if (!record.isDeleted) {
    const read: unknown = found.json();
    const shown: unknown = Array.isArray(read) ? read[0] : read;
    expect(shown, record.steps.join(', ')).toMatchObject(record.shows);
    const { version } = Object(shown);
    expect(version, 'the version').toBeGreaterThanOrEqual(record.version);
    record.version = version;
  }
  for (const [id, holds] of Object.entries(lists)) {
    if (kindOfTag[operationById(id).tags[0] ?? ''] !== record.kind) continue;
    const expected = (model.lengths.get(id) ?? 0) + model.records.filter(holds).length;
    expect([id, await lengthOf(scene, id)]).toEqual([id, expected]);
  }
}

async function lengthOf(scene: Scene, id: string): Promise<number> {
  const answer = await call(scene, operationById(id), { params: { size: '1' } });
  return Number(answer.headers['x-total-count']);
}

/** How a record shows what a form has sent, by the form's operation. */
const creations: Readonly<Record<string, (form: Record<string, unknown>) => Record<string, unknown>>> = {
  createLandRequest: ({ user, ada }) => ({
    name: trimmed(Object(user).name),
    ada: trimmed(ada),
    durum: 1,
    teklif_tutar: 0,
  }),
  applyAsConsultant: ({ name, email }) => ({ name: trimmed(name), email, status: 0, is_deleted: 0 }),
  createPost: ({ title }) => ({ title: composed(title) }),
  createAd: ({ title, fiyat }) => ({ title: composed(title), fiyat }),
};

type Step = (walker: Walker, model: Model) => Promise<void>;

/** Sends a form, and finds the record that it has made. */
async function create(operation: Operation, form: unknown, walker: Walker, model: Model): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  const body = operation.id === 'applyAsConsultant' ? { ...Object(form), email } : form;
  const made = await call(walker.scene, operation, { body });
  expect(made.statusCode, made.told).toBe(200);
  const answer: unknown = made.json();
  const exchange = { operation, status: 200, params: {}, answer, record: undefined };
  const id = idOf(answer) ?? (await newestId(walker, exchange));
  expect(id, made.told).toEqual(expect.any(Number));
  const record: ModelRecord = {
    kind: kindOfTag[operation.tags[0] ?? ''] ?? 'request',
    id: Number(id),
    version: 1,
    shows: creations[operation.id]?.(Object(body)) ?? {},
    isDeleted: false,
    email,
    phone: String(trimmed(Object(Object(body).user).phone)),
    offerLinks: new Map(),
    sessions: new Set(),
    steps: [operation.id],
  };
  expect(model.records.map((one) => `${one.kind} ${one.id}`)).not.toContain(`${record.kind} ${record.id}`);
  model.records.push(record);
  model.exchanges.push({ ...exchange, record });
  await checkModel(walker, model, record);
}

/** The id of the first in the list that a creation links to. */
async function newestId({ scene, followed }: Walker, exchange: Exchange): Promise<unknown> {
  const [link] = openLinks(exchange);
  if (!link) throw new Error(`${exchange.operation.id} answers no id, and links to no list`);
  followed.add(link.name);
  const listed = await call(scene, link.target, { params: link.params });
  return idOf(listItems(listed.json())[0]);
}

/**
 * Follows a link of an earlier answer, one that this walk has followed least. A link that no walk
 * has followed with success comes before others, then one whose answer may have such a link.
 */
async function follow(choice: number, walker: Walker, model: Model): Promise<void> {
  const { scene, followed } = walker;
  const links = model.exchanges.flatMap(openLinks);
  const isNew = (name: string) => !followed.has(name);
  const times = ({ name, target }: OpenLink) => {
    const inThisWalk = model.followed.filter((one) => one === name).length;
    return inThisWalk + (isNew(name) ? 0 : linksOf(target).some(isNew) ? 1 : 2);
  };
  const least = Math.min(...links.map(times));
  const rare = links.filter((link) => times(link) === least);
  const link = rare[choice % Math.max(rare.length, 1)];
  if (!link) return;
  const { target, exchange } = link;
  model.followed.push(link.name);
  const kind = kindOfTag[target.tags[0] ?? ''];
  const record =
    link.params.id === undefined
      ? exchange.record
      : model.records.find((one) => one.kind === kind && one.id === Number(link.params.id));
  const params = { ...messageParams(target, record), ...link.params };
  // the first of a list may be of another test
  if (params.id !== undefined && !record) return;
  const isSession = exchange.operation.id === 'login';
  const sent: Sent = {
    params,
    body: bodyOf(target, record, choice),
    token: isSession ? `${record?.id}.${Object(exchange.answer).data.token}` : undefined,
  };
  const before = record && (await stateOf(scene, record));
  const status = expectedStatus(target, record, sent);
  const given = await call(scene, target, sent);
  record?.steps.push(`${target.id} ${given.statusCode}`);
  const walked = `${record?.kind} ${record?.id}: ${record?.steps.join(', ')}`;
  expect(given.statusCode, `${walked}\n${given.told}`).toBe(status);
  if (status >= 400) {
    const message = `${walked}, which changed it\n${given.told}`;
    if (record) expect(await stateOf(scene, record), message).toEqual(before);
    return;
  }
  followed.add(link.name);
  const answer: unknown = given.json();
  if (record && !(target.id in lists)) apply(scene, target, record, sent, answer);
  model.exchanges.push({ operation: target, status, params, answer, record });
  if (record) await checkModel(walker, model, record);
}

/** The parameter that only the message about the record has. */
function messageParams(target: Operation, record: ModelRecord | undefined): Record<string, string> {
  const newest = [...(record?.offerLinks.keys() ?? [])].at(-1);
  return target.path.includes('{token}') && newest !== undefined ? { token: newest } : {};
}

function bodyOf(target: Operation, record: ModelRecord | undefined, choice: number): unknown {
  if (target.id === 'login') return { email: record?.email, password: digestOf(password) };
  if (target.id === 'resetPassword') return { token: record?.link?.token, password };
  if (!target.body) return undefined;
  const [made] = fc.sample(validBody(target.body.media), { numRuns: 1, seed: choice });
  const { version, ...form } = Object(made);
  // in most calls the right version, or none
  const seen = [version, record?.version, undefined][choice % 3];
  const body = seen === undefined ? form : { ...form, version: seen };
  if (target.id !== 'updateUser') return body;
  // a new address or password would end links and sessions
  const { email: _email, phone: _phone, password: _password, ...profile } = body;
  return profile;
}

/** Walks that begin with a record of each kind; of the steps after that, five in six follow a link. */
export function walks(): Arbitrary<Step[]> {
  const created = Object.keys(creations).map((id) => {
    const operation = operationById(id);
    return validBody(operation.body?.media ?? {}).map(
      (form): Step =>
        (...walk) =>
          create(operation, form, ...walk),
    );
  });
  // without a bias to small numbers, which would choose the same few links
  const followed = fc.noBias(fc.nat()).map(
    (choice): Step =>
      (...walk) =>
        follow(choice, ...walk),
  );
  const step = fc.oneof({ arbitrary: followed, weight: 20 }, ...created);
  return fc
    .tuple(fc.tuple(...created), fc.array(step, { minLength: 36, maxLength: 36 }))
    .map(([first, others]) => [...first, ...others]);
}

/** Takes the steps, on the records that earlier tests have left. */
export async function take(walk: Step[], walker: Walker): Promise<void> {
  const lengths = new Map<string, number>();
  for (const id of Object.keys(lists)) lengths.set(id, await lengthOf(walker.scene, id));
  const model: Model = { records: [], exchanges: [], followed: [], lengths };
  for (const step of walk) await step(walker, model);
}

/** The names of the contract's links. */
export const linkNames = new Set(operations.flatMap(linksOf));

function linksOf({ responses }: Operation): string[] {
  return [...responses.values()].flatMap(({ links = {} }) => Object.keys(links));
}
