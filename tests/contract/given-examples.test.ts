/**
 * The server gives what the contract's examples of refusals show, where the tests of
 * `tests/server/` compare the status alone.
 */
import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { startTestServer } from '../server/fixtures/testServer.ts';
import { head, recordAnswer, senderTo } from '../server/http/sockets.ts';
import { pdf, video } from './calls/sampleBodies.ts';
import { type Scene, test } from './calls/scene.ts';
import type { CallOverrides } from './calls/toRequest.ts';
import { operationById } from './document/document.ts';
import { answerOf, refusal } from './refusal.ts';

/** An id in the path, of a consultant in this state. */
const consultant = async ({ server }: Scene, state: { status?: number; is_deleted?: number }) => ({
  path: { id: await server.addConsultant({ email: `${randomUUID()}@example.com`, ...state }) },
});
const landRequest = (scene: Scene) => scene.success(operationById('offerLandRequest'));
const step = async (scene: Scene, name: string, form: object): Promise<CallOverrides> => {
  const { path } = await scene.success(operationById('changePurchaseStep'));
  return { path: { ...path, step: name }, body: { ...form, version: 1 } };
};
const unknownToken = { path: { token: 'x'.repeat(43) } };

/** A file with a square whose corners come in this order. */
async function parcelFileOf(
  scene: Scene,
  properties: object,
  order: readonly number[],
): Promise<CallOverrides> {
  const corners = [
    [26.8, 38.33],
    [26.801, 38.33],
    [26.801, 38.331],
    [26.8, 38.331],
  ];
  const coordinates = [[...order, ...order.slice(0, 1)].map((at) => corners[at])];
  const feature = { type: 'Feature', geometry: { type: 'Polygon', coordinates }, properties };
  const file = new File([JSON.stringify(feature)], 'parsel.json', { type: 'application/geo+json' });
  return { ...(await scene.success(operationById('storeParcel'))), body: { parsel_dosyasi: file } };
}

const tableForm = (text: string) => ({
  kind: 'ads',
  file_name: 'ilanlar.csv',
  file: new File([text], 'ilanlar.csv', { type: 'text/csv' }),
});

/** What makes a call that would succeed one that is refused as an example shows. */
type Refused = [
  id: string,
  status: number,
  example: string,
  change: CallOverrides | ((scene: Scene) => Promise<CallOverrides>),
];
const refused: Refused[] = [
  ['createPost', 415, 'wrongImage', { body: { title: 'Tapu', content: '<p>Tapu</p>', file: pdf } }],
  ['uploadPostImage', 415, 'wrongImage', { body: { file: pdf } }],
  [
    'addLandRequestPhotos',
    415,
    'wrongPhoto',
    async (scene) => {
      const given = await scene.success(operationById('addLandRequestPhotos'));
      return { ...given, body: { fotograflar: [pdf] } };
    },
  ],
  ['listLandRequestPhotos', 404, 'endedReceipt', unknownToken],
  [
    'addLandRequestPhotos',
    404,
    'closedLandRequest',
    async (scene) => {
      const given = await scene.success(operationById('addLandRequestPhotos'));
      await scene.server.services.db.updateTable('land_requests').set({ durum: 4 }).execute();
      return given;
    },
  ],
  [
    'storeParcel',
    415,
    'wrongFile',
    async (scene) => ({
      ...(await scene.success(operationById('storeParcel'))),
      body: { parsel_dosyasi: pdf },
    }),
  ],
  ['storeParcel', 400, 'otherParcel', (scene) => parcelFileOf(scene, { ParselNo: '9' }, [1, 2, 3, 0])],
  ['storeParcel', 400, 'crossing', (scene) => parcelFileOf(scene, {}, [2, 1, 3, 0])],
  [
    'storeParcel',
    409,
    'erased',
    async (scene) => {
      const given = await scene.success(operationById('storeParcel'));
      await scene.server.services.db.updateTable('land_requests').set({ erased_at: new Date() }).execute();
      return given;
    },
  ],
  ['createImport', 400, 'noRows', { body: tableForm('Başlık;Fiyat\n') }],
  ['createImport', 415, 'wrongTable', { body: { ...tableForm(''), file: pdf } }],
  [
    'checkImport',
    409,
    'started',
    async (scene) => {
      const given = await scene.success(operationById('startImport'));
      const body = { consent: true, takes_duplicates: false };
      await scene.ask(operationById('startImport'), { ...given, body });
      return given;
    },
  ],
  ['updateAd', 415, 'wrongMedia', { body: { images: [pdf] } }],
  [
    'applyAsConsultant',
    415,
    'wrongDocuments',
    async (scene) => {
      const { body } = await scene.success(operationById('applyAsConsultant'));
      return { body: { ...Object(body), tax_plate: video, certificate: video } };
    },
  ],
  ['approveUser', 409, 'approved', (scene) => consultant(scene, {})],
  ['approveUser', 409, 'cancelled', (scene) => consultant(scene, { status: 0, is_deleted: 1 })],
  ['cancelUser', 409, 'cancelled', (scene) => consultant(scene, { is_deleted: 1 })],
  ['restoreUser', 409, 'notCancelled', (scene) => consultant(scene, {})],
  [
    'cancelLandRequest',
    409,
    'conflict',
    async (scene) => {
      const call = await landRequest(scene);
      await scene.ask(operationById('purchaseLandRequest'), call);
      return call;
    },
  ],
  ['planLandRequestWork', 409, 'outdated', { body: { next_call_on: '2026-12-01', version: 99 } }],
  ['planLandRequestWork', 400, 'wrongAssignee', { body: { assignee_id: 999_999, version: 1 } }],
  ['planLandRequestWork', 400, 'pastDay', { body: { next_call_on: '2020-01-01', version: 1 } }],
  [
    'planContactMessageWork',
    400,
    'wrongAssignee',
    { body: { assignee_id: 999_999, answered: true, version: 1 } },
  ],
  ['replyToOffer', 400, 'amountWithoutCall', { body: { reply: 'accept', karsi_teklif: 1_400_000 } }],
  [
    'changePurchaseStep',
    400,
    'wrongIban',
    async (scene) => step(scene, 'iban', { state: 'done', iban: 'TR33 0006 1005 1978 6457 8413 27' }),
  ],
  ['changePurchaseStep', 400, 'withoutReason', async (scene) => step(scene, 'visit', { state: 'skipped' })],
  [
    'addPurchasePaper',
    415,
    'wrongPaper',
    async (scene) => {
      const given = await scene.success(operationById('addPurchasePaper'));
      return { ...given, body: { kind: 'title', belge: video } };
    },
  ],
  ['resendMessage', 409, 'sentMeanwhile', { query: '?state=failed' }],
  ['getLinkedSearch', 404, 'ended', unknownToken],
  ['endLinkedSearch', 404, 'ended', unknownToken],
  ['makeApiKey', 400, 'badInput', { body: { name: ' ', scope: 'read' } }],
  ['login', 400, 'badInput', { body: { password: 'Kuscular.35' } }],
  ['deleteAd', 404, 'gone', { path: { id: 999_999 } }],
  ['forgotPassword', 404, 'unknownEmail', { body: { email: 'kimse@example.com' } }],
  ['resetPassword', 404, 'deadLink', { body: { token: 'x'.repeat(43), password: 'Kuscular.35' } }],
];

test.for(refused)(
  '%s answers %i as the example %s shows',
  async ([id, status, example, change], { scene }) => {
    const operation = operationById(id);
    const changes = typeof change === 'function' ? await change(scene) : change;
    const answer = await scene.ask(operation, { ...(await scene.success(operation)), ...changes });
    const given = { status: answer.statusCode, json: answer.json() };
    expect(given, answer.told).toEqual(answerOf(refusal(id, status, example)));
  },
);

test.for(['addPurchasePaper', 'removePurchasePaper'])(
  '%s answers 409 once the land request is closed',
  async (id, { scene }) => {
    const given = await scene.success(operationById(id));
    await scene.server.services.db.updateTable('land_requests').set({ durum: 4 }).execute();
    const answer = await scene.ask(operationById(id), given);
    expect(answer.statusCode, answer.told).toBe(409);
  },
);

test('createLandRequest answers 400 as the example brokeOff shows', async ({ onTestFinished }) => {
  const server = await startTestServer({ limits: { maxStallMs: 500, checkIntervalMs: 50 } });
  onTestFinished(server.stop);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const sender = senderTo(server, onTestFinished)();
  const headers = { 'content-type': 'application/json', 'content-length': 500, ...server.publicHeaders };
  sender.socket.write(`${head('/api/v1/lands/all', headers)}{"il": `);
  await vi.waitFor(() => expect(sender.isOver).toBe(true), { timeout: 20_000 });
  recordAnswer(sender, 'createLandRequest');
  const [, body = ''] = sender.received.split('\r\n\r\n');
  expect(JSON.parse(body)).toEqual(answerOf(refusal('createLandRequest', 400, 'brokeOff')).json);
});
