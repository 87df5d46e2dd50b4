/** The server gives what the contract's examples of refusals show. */
import { expect } from 'vitest';
import { record } from './answers.ts';
import { toRequest } from './calls/requests.ts';
import { pdf, video } from './calls/sampleBodies.ts';
import { type CallOverrides, type Scene, test as sceneTest } from './calls/scene.ts';
import { operationById, operations } from './document/document.ts';
import { answerOf, refusal } from './refusal.ts';

const test = sceneTest.extend('ask', ({ scene }) => async (id: string, call: CallOverrides) => {
  const operation = operationById(id);
  const overrides = { ...(await scene.success(operation)), ...call };
  const { path, init } = toRequest(operation, overrides, { ...scene.admin, ...scene.server.publicHeaders });
  const answer = await fetch(scene.url + path, init);
  const body = await answer.text();
  record('contract', id, answer.status, body);
  const json: unknown = JSON.parse(body);
  return { status: answer.status, json };
});

test.for(operations.flatMap(({ id, body }) => (body ? [id] : [])))(
  '%s answers 415 to another type of body',
  async (id, { ask }) => {
    const answer = await ask(id, { headers: { 'content-type': 'text/plain' }, body: 'metin' });
    expect(answer).toEqual(answerOf(refusal(id, 415, 'wrongType')));
  },
);

test.for([
  ['createPost', 'wrongImage', { title: 'Tapu', content: '<p>Tapu</p>', file: pdf }],
  ['uploadPostImage', 'wrongImage', { file: pdf }],
  ['updateAd', 'wrongMedia', undefined],
  ['applyAsConsultant', 'wrongDocuments', undefined],
] as const)('%s answers 415 %s to a file of another type', async ([id, example, body], { scene, ask }) => {
  const success = await scene.success(operationById(id));
  const form = body ?? { ...Object(success.body), images: [pdf], tax_plate: video, certificate: video };
  expect(await ask(id, { ...success, body: form })).toEqual(answerOf(refusal(id, 415, example)));
});

/** An id in the path, of a consultant in this state. */
const consultant = async ({ server }: Scene, state: { status?: number; is_deleted?: number }) => ({
  path: { id: await server.addConsultant({ email: `${crypto.randomUUID()}@example.com`, ...state }) },
});
const landRequest = (scene: Scene) => scene.success(operationById('offerLandRequest'));

const refused: [
  id: string,
  status: number,
  example: string,
  call: (scene: Scene) => Promise<CallOverrides>,
][] = [
  ['approveUser', 409, 'approved', (scene) => consultant(scene, {})],
  ['approveUser', 409, 'cancelled', (scene) => consultant(scene, { status: 0, is_deleted: 1 })],
  [
    'approveUser',
    409,
    'outdated',
    async (scene) => ({ ...(await consultant(scene, { status: 0 })), query: '?version=99' }),
  ],
  ['cancelUser', 409, 'cancelled', (scene) => consultant(scene, { is_deleted: 1 })],
  ['restoreUser', 409, 'notCancelled', (scene) => consultant(scene, {})],
  [
    'purchaseLandRequest',
    409,
    'outdated',
    async (scene) => ({ ...(await landRequest(scene)), query: '?version=99' }),
  ],
  [
    'cancelLandRequest',
    409,
    'conflict',
    async (scene) => {
      const call = await landRequest(scene);
      const { path, init } = toRequest(operationById('purchaseLandRequest'), call, scene.admin);
      await fetch(scene.url + path, init);
      return call;
    },
  ],
  [
    'offerLandRequest',
    409,
    'outdated',
    async (scene) => ({ ...(await landRequest(scene)), body: { teklif_tutar: 5, version: 99 } }),
  ],
  [
    'planLandRequestWork',
    409,
    'outdated',
    async (scene) => ({
      ...(await scene.success(operationById('planLandRequestWork'))),
      body: { next_call_on: '2026-12-01', version: 99 },
    }),
  ],
  [
    'planLandRequestWork',
    400,
    'wrongAssignee',
    async (scene) => ({
      ...(await scene.success(operationById('planLandRequestWork'))),
      body: { assignee_id: 999_999, version: 1 },
    }),
  ],
  [
    'planLandRequestWork',
    400,
    'pastDay',
    async (scene) => ({
      ...(await scene.success(operationById('planLandRequestWork'))),
      body: { next_call_on: '2020-01-01', version: 1 },
    }),
  ],
  [
    'resendMessage',
    409,
    'sentMeanwhile',
    async (scene) => ({ ...(await scene.success(operationById('resendMessage'))), query: '?state=failed' }),
  ],
  ['getOffer', 404, 'ended', async () => ({ path: { token: 'x'.repeat(43) } })],
  ['replyToOffer', 404, 'ended', async () => ({ path: { token: 'x'.repeat(43) } })],
  ['getLinkedSearch', 404, 'ended', async () => ({ path: { token: 'x'.repeat(43) } })],
  ['endLinkedSearch', 404, 'ended', async () => ({ path: { token: 'x'.repeat(43) } })],
  ['login', 400, 'badInput', async () => ({ body: { password: 'Kuscular.35' } })],
  ['deleteAd', 404, 'gone', async () => ({ path: { id: 999_999 } })],
  ['forgotPassword', 404, 'unknownEmail', async () => ({ body: { email: 'kimse@example.com' } })],
  [
    'resetPassword',
    404,
    'deadLink',
    async () => ({ body: { token: 'x'.repeat(43), password: 'Kuscular.35' } }),
  ],
];
test.for(refused)(
  '%s answers %i as the example %s shows',
  async ([id, status, example, call], { scene, ask }) => {
    expect(await ask(id, await call(scene))).toEqual(answerOf(refusal(id, status, example)));
  },
);
