import { createHmac, randomUUID } from 'node:crypto';
import { generateSecret, generateSync } from 'otplib';
import { test as base } from 'vitest';
import { adminId } from '../../../rules/account/adminId.ts';
import { untouchedSettings } from '../../../rules/lists/listSettings.ts';
import { Refusal } from '../../../server/config/refusal.ts';
import { digestOf } from '../../../server/identity/passwords.ts';
import { createResetLink, resetLinkSeconds } from '../../../server/identity/resetLinks.ts';
import { newToken, type Session } from '../../../server/identity/sessions.ts';
import { allHandlers } from '../../../server/resources/allHandlers.ts';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { startTestServer, type TestServer } from '../../server/fixtures/testServer.ts';
import { found, parcelPath, places, startParcelService } from '../../server/parcels/parcelService.ts';
import { type Operation, operationById } from '../document/document.ts';
import { image, lastCall, parcelFile, pdf, place, table, video } from './sampleBodies.ts';
import { told } from './toCurl.ts';
import { type CallOverrides, toRequest, type WireRequest } from './toRequest.ts';

/** What mends a test whose call does not find its record. */
export const recordHint =
  "An `{id}` is by default a record of the operation's first tag: `records` in " +
  'tests/contract/calls/scene.ts. Anything else that the call needs goes into `successes` there.';

type Condition = 'healthy' | 'failing' | 'throttled' | 'signedOut';

const ad = { ...place, title: 'Deniz manzaralı arsa', metre_kare: 612, fiyat: 3450000, ada: 204, parsel: 12 };
const application = {
  name: 'Zeynep',
  last_name: 'Kaya',
  phone: '0533',
  office_name: 'Kaya Emlak',
  office_position_id: 2,
};

const whatsappSecret = 'uygulama-sirri';

/** A body of WhatsApp's webhook is read only with its signature, however wrong it is. */
function signed(id: string, request: WireRequest): WireRequest {
  // a longer one is what the test is about
  const isGiven = Object.entries(request.headers).some(
    ([name, value]) => name.toLowerCase() === 'x-hub-signature-256' && String(value).length > 200,
  );
  if (id !== 'receiveWhatsappEvents' || isGiven) return request;
  const digits = createHmac('sha256', whatsappSecret)
    .update(request.payload ?? '')
    .digest('hex');
  return { ...request, headers: { ...request.headers, 'x-hub-signature-256': `sha256=${digits}` } };
}

const tooMany = () => new Refusal(429, 'Çok fazla deneme.', { headers: { 'Retry-After': '60' } });

interface Asking {
  headers?: Record<string, string>;
  /** Makes the server fail or throttle, or end the session of the call that it has admitted. */
  condition?: Condition;
}

async function startScene(onEnd: (end: () => Promise<void>) => void) {
  const parcels = await startParcelService(onEnd, { ...places, [parcelPath]: found });
  let condition: Condition = 'healthy';
  /** The last text to each recipient. */
  const messages = new Map<string, string>();
  const server: TestServer = await startTestServer({
    environment: {
      PUBLIC_URL: 'https://arazi.example',
      SMS_REPORT_SECRET: 'rapor-adresi-8f3a1c',
      PARCEL_PROVIDER: 'tkgm',
      PARCEL_API_URL: parcels.url,
      WHATSAPP_TOKEN: 'erisim-anahtari',
      WHATSAPP_PHONE_ID: '106540352242922',
      WHATSAPP_APP_SECRET: whatsappSecret,
      WHATSAPP_VERIFY_TOKEN: 'dogrulama',
      WHATSAPP_TEMPLATE: 'arazi_teklifi',
    },
    services: ({ throttle, uploadSlots, outbox }) => ({
      outbox: {
        ...outbox,
        async add(db, message) {
          messages.set(message.to, message.body);
          return await outbox.add(db, message);
        },
      },
      throttle: {
        ...throttle,
        async hit(...attempt) {
          if (condition === 'throttled') throw tooMany();
          // not throttled otherwise, although all calls come from one address
          void attempt;
        },
      },
      uploadSlots: {
        take(sender) {
          if (condition === 'throttled') throw tooMany();
          return uploadSlots.take(sender);
        },
      },
    }),
    handlers: (services) => {
      const entries = Object.entries(allHandlers(services)).map(([id, handle]) => [
        id,
        async (call: { session?: Session | undefined }) => {
          if (condition === 'failing') throw new Error('The database is gone');
          if (condition === 'signedOut' && call.session) {
            await services.sessions.closeAll(services.db, call.session.personId);
          }
          return await Reflect.apply(handle, undefined, [call]);
        },
      ]);
      return Object.fromEntries(entries);
    },
  });
  await server.addConsultant({ email: 'danisman@example.com', password: 'Kuscular.35' });
  const newEmail = () => `${randomUUID()}@example.com`;
  const addConsultant = async (columns: { status?: number; is_deleted?: number }) =>
    await server.addConsultant({ email: newEmail(), ...columns });

  /** Headers of an admin's call. The session is a new one: one of the operations ends it. */
  const adminHeaders = async () => ({ ...(await server.signInAdmin()), ...server.publicHeaders });
  /** `inject` throws on an answer that breaks the contract. `told` says what was sent, and the answer. */
  const send = async ({ id }: Operation, request: WireRequest, during: Condition = 'healthy') => {
    condition = during;
    const answer = await server.app.inject(signed(id, request)).finally(() => {
      condition = 'healthy';
    });
    return Object.assign(answer, { told: told(id, request, answer) });
  };
  /** Calls an operation as an admin. */
  const ask = async (operation: Operation, overrides: CallOverrides, asking: Asking = {}) =>
    await send(
      operation,
      await toRequest(operation, overrides, asking.headers ?? (await adminHeaders())),
      asking.condition,
    );
  const make = async (operationId: string, overrides: CallOverrides = {}): Promise<unknown> => {
    const made = await ask(operationById(operationId), overrides);
    if (made.statusCode >= 300) throw new Error(made.told);
    return made.json();
  };
  const first = (list: unknown, key: string): unknown =>
    Object(Array.isArray(list) ? list[0] : undefined)[key];

  const addLandRequest = async () => {
    await make('createLandRequest');
    return first(await make('listLandRequests', { query: '?size=1' }), 'id');
  };
  const addAd = async () => Object(await make('createAd', { body: { ...ad, images: [video] } })).id;
  const addPost = async () =>
    Object(await make('createPost', { body: { title: 'Tapu', content: '<p>Tapu</p>' } })).id;
  const apply = (email: string) => ({ ...application, email, tax_plate: pdf, certificate: pdf });
  const addContactMessage = async () => {
    await make('sendContactMessage');
    return first(await make('listContactMessages', { query: '?size=1' }), 'id');
  };
  const addMessage = async () => {
    await make('applyAsConsultant', { body: apply(newEmail()) });
    return first(await make('listOutbox', { query: '?size=1' }), 'id');
  };
  const addFile = async () => String(first(await make('getAd', { path: { id: await addAd() } }), 'images'));
  const addResetToken = async () => {
    const { db } = server.services;
    const { url } = await createResetLink(db, '', await addConsultant({}), new Date(), resetLinkSeconds);
    return new URL(url, 'http://localhost').searchParams.get('token');
  };
  const addReceipt = async () => ({
    path: { token: Object(await make('createLandRequest')).receipt_token },
  });
  const addOfferedLandRequest = async () => {
    const landRequest = await addLandRequest();
    await make('offerLandRequest', { path: { id: landRequest }, body: { teklif_tutar: 1_250_000 } });
    return landRequest;
  };
  const addOffer = async (): Promise<CallOverrides> => {
    await addOfferedLandRequest();
    const message = messages.get(sampleLandRequest.user.phone) ?? '';
    return { path: { token: /\/teklif\/([\w-]+)/.exec(message)?.[1] } };
  };
  /** A land request whose owner has accepted. @returns its id, and the token of the offer's link. */
  const addPurchase = async () => {
    const landRequest = await addOfferedLandRequest();
    const message = messages.get(sampleLandRequest.user.phone) ?? '';
    const token = /\/teklif\/([\w-]+)/.exec(message)?.[1];
    await make('replyToOffer', { path: { token }, body: { reply: 'accept' } });
    return { id: landRequest, token };
  };
  const paper = () => ({ kind: 'title', belge: pdf });
  const paperOf = (plan: unknown) => String(first(Object(plan).papers, 'file'));
  /** Replaces the saved searches of the admin. @returns the new one's id, and its link's token. */
  const addSavedSearch = async () => {
    const { db } = server.services;
    await db.deleteFrom('saved_searches').execute();
    const search = await db
      .insertInto('saved_searches')
      .values({ user_id: adminId, q: randomUUID() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { token, tokenHash } = newToken();
    await db
      .insertInto('saved_search_links')
      .values({ search_id: search.id, token_hash: tokenHash })
      .execute();
    return { ...search, token };
  };
  const linkToSearch = async () => ({ path: { token: (await addSavedSearch()).token } });
  const saveFirst = async () => {
    await server.services.db.deleteFrom('saved_searches').execute();
    return { body: { q: 'deniz', il: place.il, ilce: place.ilce, onay: '2026-11' } };
  };
  const addAdmin = async () =>
    Object(await make('addAdmin', { body: { name: 'Ece Tan', email: newEmail() } })).id;
  /** Of a parcel of its own: the same one asks first. */
  const newBrought = () => {
    const { kvkk: _, ...form } = sampleLandRequest;
    return { ...form, ...place, parsel: randomUUID().slice(0, 20), consent: true };
  };
  const newWebhook = () => ({ address: `https://${randomUUID()}.example/`, events: ['received'] });
  /** Replaces the webhooks. */
  const addWebhook = async () => {
    await server.services.db.deleteFrom('webhooks').execute();
    return Object(await make('addWebhook', { body: newWebhook() })).id;
  };
  /** Replaces the second factor of the admin who calls. @returns its secret. */
  const setUpFactor = async (isOn: boolean): Promise<string> => {
    const { db, now } = server.services;
    const factor = { secret: generateSecret(), confirmed_at: isOn ? now() : null, last_step: null };
    await db.deleteFrom('second_factors').execute();
    await db
      .insertInto('second_factors')
      .values({ user_id: adminId, ...factor })
      .execute();
    return factor.secret;
  };
  const codeOf = (secret: string) => generateSync({ secret });
  const addImport = async (): Promise<unknown> =>
    Object(await make('createImport', { body: { kind: 'ads', file_name: table.name, file: table } })).id;
  const adMapping = ['title', 'il', 'ilce', 'mahalle', 'metre_kare', 'fiyat', 'ada', 'parsel'].map(
    (field) => ({
      field,
      value: '1',
    }),
  );
  const addCheckedImport = async () => {
    const path = { id: await addImport() };
    await make('checkImport', { path, body: { mapping: adMapping } });
    await server.services.importRunner.run();
    return { path };
  };
  const id = async (made: Promise<unknown>): Promise<CallOverrides> => ({ path: { id: await made } });

  const parcelRecord = async () => ({ path: { kind: 'request', id: await addLandRequest() } });

  /** A new record for an operation with an id in its path, by the operation's first tag. */
  const records: Readonly<Record<string, () => Promise<unknown>>> = {
    'land-request': addLandRequest,
    ad: addAd,
    blog: addPost,
    consultant: () => addConsultant({}),
    message: addMessage,
    import: addImport,
  };
  /** The calls of the operations that the contract's examples alone do not make succeed. */
  const successes: Readonly<Record<string, () => Promise<CallOverrides>>> = {
    createAd: async () => ({ body: { ...ad, images: [video] } }),
    updateAd: async () => ({ ...(await id(addAd())), body: { ...ad, fiyat: 3500000 } }),
    resendMessage: async () => ({ ...(await id(addMessage())), query: '?state=waiting' }),
    createPost: async () => ({ body: { title: 'Tapu', content: '<p>Tapu</p>' } }),
    updatePost: async () => ({ ...(await id(addPost())), body: { title: 'İmar' } }),
    getFile: async () => ({ path: { file: await addFile() } }),
    login: async () => ({ body: { email: 'danisman@example.com', password: digestOf('Kuscular.35') } }),
    confirmClock: async () => ({ body: { time: new Date().toISOString() } }),
    forgotPassword: async () => ({ body: { email: 'danisman@example.com' } }),
    applyAsConsultant: async () => ({ body: apply(newEmail()) }),
    updateUser: async () => ({ ...(await id(addConsultant({}))), body: { name: 'Zehra' } }),
    approveUser: () => id(addConsultant({ status: 0 })),
    restoreUser: () => id(addConsultant({ is_deleted: 1 })),
    resetPassword: async () => ({ body: { token: await addResetToken(), password: 'Kuscular.35' } }),
    getContactMessage: () => id(addContactMessage()),
    getContactMessageWork: () => id(addContactMessage()),
    planContactMessageWork: async () => ({
      ...(await id(addContactMessage())),
      body: { assignee_id: adminId, answered: true, version: 1 },
    }),
    addContactMessageNote: () => id(addContactMessage()),
    readContactMessage: () => id(addContactMessage()),
    listLandRequestPhotos: addReceipt,
    endReceipt: addReceipt,
    addLandRequestPhotos: async () => ({ ...(await addReceipt()), body: { fotograflar: [image] } }),
    removeLandRequestPhoto: async () => {
      const { path } = await addReceipt();
      const sent = Object(await make('addLandRequestPhotos', { path, body: { fotograflar: [image] } }));
      return { path: { ...path, file: String(first(sent.fotograflar, 'file')) } };
    },
    bringLandRequest: async () => ({ body: newBrought() }),
    setCommission: async () => {
      const { reference } = Object(await make('bringLandRequest', { body: newBrought() }));
      return { path: { id: Number(String(reference).slice(2)) } };
    },
    getOffer: addOffer,
    replyToOffer: addOffer,
    getPurchase: async () => id(addPurchase().then((made) => made.id)),
    changePurchaseStep: async () => ({
      path: { id: (await addPurchase()).id, step: 'papers' },
      body: { state: 'done', version: 1 },
    }),
    addPurchasePaper: async () => ({ path: { id: (await addPurchase()).id }, body: paper() }),
    removePurchasePaper: async () => {
      const { id: landRequest } = await addPurchase();
      const plan = await make('addPurchasePaper', { path: { id: landRequest }, body: paper() });
      return { path: { id: landRequest, file: paperOf(plan) } };
    },
    getOwnerPurchase: async () => ({ path: { token: (await addPurchase()).token } }),
    addOwnerPaper: async () => ({ path: { token: (await addPurchase()).token }, body: paper() }),
    removeOwnerPaper: async () => {
      const { token } = await addPurchase();
      const plan = await make('addOwnerPaper', { path: { token }, body: paper() });
      return { path: { token, file: paperOf(plan) } };
    },
    takeBackOffer: () => id(addOfferedLandRequest()),
    joinLandRequests: async () => ({
      ...(await id(addLandRequest())),
      body: { joined_to: await addLandRequest(), version: 1, joined_to_version: 1 },
    }),
    separateLandRequest: async () => {
      const path = { id: await addLandRequest() };
      await make('joinLandRequests', { path, body: { joined_to: await addLandRequest() } });
      return { path };
    },
    saveSearch: saveFirst,
    removeSavedSearch: async () => ({ path: { id: (await addSavedSearch()).id } }),
    getLinkedSearch: linkToSearch,
    endLinkedSearch: linkToSearch,
    addAdmin: async () => ({ body: { name: 'Ece Tan', email: newEmail() } }),
    makeApiKey: async () => ({ body: { name: 'Muhasebe', scope: 'read' } }),
    revokeApiKey: async () =>
      id(make('makeApiKey', { body: { name: 'Muhasebe', scope: 'read' } }).then((made) => Object(made).id)),
    addWebhook: async () => {
      await server.services.db.deleteFrom('webhooks').execute();
      return { body: newWebhook() };
    },
    changeWebhook: async () => ({ ...(await id(addWebhook())), body: { active: false } }),
    removeWebhook: () => id(addWebhook()),
    changeWebhookSecret: () => id(addWebhook()),
    resendWebhookDelivery: async () => {
      await addWebhook();
      await addLandRequest();
      const { db } = server.services;
      const newest = db.selectFrom('webhook_deliveries').select('id').orderBy('id', 'desc');
      return await id(newest.executeTakeFirstOrThrow().then((delivery) => delivery.id));
    },
    renameAdmin: async () => ({ ...(await id(addAdmin())), body: { name: 'Ece Tan Aydın', version: 1 } }),
    sendAdminLink: () => id(addAdmin()),
    endSession: async () => {
      await server.signInAdmin();
      const { db } = server.services;
      const own = db.selectFrom('sessions').select('id').where('user_id', '=', adminId);
      return { path: { id: (await own.orderBy('id', 'desc').executeTakeFirstOrThrow()).id } };
    },
    beginSecondFactor: async () => {
      await setUpFactor(false);
      return {};
    },
    confirmSecondFactor: async () => ({ body: { code: codeOf(await setUpFactor(false)) } }),
    makeRecoveryCodes: async () => ({ body: { code: codeOf(await setUpFactor(true)) } }),
    turnOffSecondFactor: async () => ({ body: { code: codeOf(await setUpFactor(true)) } }),
    resetSecondFactor: () => id(addAdmin()),
    switchOffAdmin: () => id(addAdmin()),
    switchOnAdmin: () => id(server.addAdmin({ email: newEmail(), is_deleted: 1 })),
    planLandRequestWork: async () => ({
      ...(await id(addLandRequest())),
      body: { assignee_id: adminId, next_call_on: lastCall, version: 1 },
    }),
    saveListSettings: async () => {
      await server.services.db.deleteFrom('list_settings').execute();
      return { body: { ...untouchedSettings, density: 'compact' } };
    },
    createImport: async () => ({ body: { kind: 'ads', file_name: table.name, file: table } }),
    checkImport: async () => ({ ...(await id(addImport())), body: { mapping: adMapping } }),
    startImport: addCheckedImport,
    uploadPostImage: async () => ({ body: { file: image } }),
    confirmWhatsappWebhook: async () => ({
      query: '?hub.mode=subscribe&hub.verify_token=dogrulama&hub.challenge=1158201444',
    }),
    getParcel: () => parcelRecord(),
    storeParcel: async () => ({ ...(await parcelRecord()), body: { parsel_dosyasi: parcelFile } }),
    fetchParcel: () => parcelRecord(),
    removeParcel: () => parcelRecord(),
  };

  return {
    server,
    messages,
    adminHeaders,
    send,
    ask,
    signed,
    success: async ({ id: operationId, path, tags }: Operation): Promise<CallOverrides> => {
      const own = successes[operationId];
      if (own) return await own();
      const add = path.includes('{id}') ? records[tags[0] ?? ''] : undefined;
      return add ? await id(add()) : {};
    },
  };
}

export type Scene = Awaited<ReturnType<typeof startScene>>;

export const test = base.extend('scene', { scope: 'file' }, async ({}, { onCleanup }) => {
  const ends: (() => Promise<void>)[] = [];
  const scene = await startScene((end) => ends.push(end));
  onCleanup(async () => {
    await scene.server.stop();
    await Promise.all(ends.map((end) => end()));
  });
  return scene;
});
