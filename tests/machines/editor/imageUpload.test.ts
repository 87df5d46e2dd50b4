import { expect, test } from 'vitest';
import { type AnyEventObject, createActor, waitFor } from 'xstate';
import { createApiClient } from '../../../api/client.ts';
import { imageUploadMachine, type Picture } from '../../../machines/editor/imageUpload.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { answered, noClient, silent } from '../calls.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const picture = (name: string): Picture => ({
  file: new File(['x'], name),
  index: 3,
  alt: `${name} tarlası`,
});
const first = picture('a.png');
const second = picture('b.png');
const tooLarge = refusal('uploadPostImage', 413);
const url = '/api/v1/users/docs/abcdefghij.png';

const events: AnyEventObject[] = [
  { type: 'picture.add', pictures: [first] },
  { type: 'picture.add', pictures: [first, second] },
  { type: 'upload.stop' },
  { type: 'upload.retry' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.uploadImage', output: { url } },
  { type: 'xstate.error.actor.uploadImage', error: tooLarge },
];
const machine = imageUploadMachine.provide({ actors: { uploadImage: silent() } });
const input = { client: noClient };
const walks = walk({
  machine,
  input,
  // a longer queue would tell nothing new, and the graph would have no end
  events: ({ context }) => (context.queue.length < 3 ? events : events.slice(2)),
  position: ({ context }) => [
    context.queue.map((queued: Picture) => queued.file.name),
    context.problem?.kind,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = stepsOf(walks);

test('every state and every transition of sending pictures is reached', () => {
  expect(coverage(machine, walks).unreached).toEqual([]);
});

test('nothing ends the flow: a text may always get another picture', () => {
  expect(endStates(machine, walks)).toEqual([]);
  expect(stuckCalls(machine)).toEqual([]);
});

test('pictures are sent in the order they came, and only a given-up or inserted one leaves the queue', () => {
  for (const { event, before, after, actions, story } of steps) {
    const queue = before.context.queue;
    const leaves =
      event.type === 'xstate.done.actor.uploadImage' ||
      (event.type === 'dialog.close' && (before.matches('failed') || before.matches('stopped')));
    const expected =
      event.type === 'picture.add' ? [...queue, ...event.pictures] : leaves ? queue.slice(1) : queue;
    expect(after.context.queue, story).toEqual(expected);
    const inserted = actions.filter(({ type }) => type === 'insertPicture').map(({ params }) => params);
    const done = event.type === 'xstate.done.actor.uploadImage';
    expect(inserted, story).toEqual(done ? [{ url, picture: queue[0] }] : []);
    const failed = after.matches('failed');
    const stopped = after.matches('stopped');
    if (event.type === 'upload.stop')
      expect(stopped, story).toBe(before.hasTag('busy') || before.matches('stopped'));
    expect(after.matches('resting'), story).toBe(expected.length === 0);
    expect(after.context.problem?.serverMessage, story).toBe(failed ? tooLarge.serverMessage : undefined);
    expect(after.hasTag('busy'), story).toBe(expected.length > 0 && !failed && !stopped);
  }
});

test('a picture that did not go through is sent again alone', async () => {
  const upload = answered<{ url: string }, { client: typeof noClient; picture: Picture | undefined }>();
  const actor = createActor(imageUploadMachine.provide({ actors: { uploadImage: upload.logic } }), {
    input,
  }).start();
  actor.send({ type: 'picture.add', pictures: [first, second] });
  await upload.call(0).fail(unreachable);
  actor.send({ type: 'upload.retry' });
  await upload.call(1).succeed({ url });
  expect(upload.calls.map(({ input: sent }) => sent.picture)).toEqual([first, first, second]);
});

test('a picture that takes too long is stopped, and its late answer puts nothing into the text', async () => {
  const inserted: string[] = [];
  const upload = answered<{ url: string }, { client: typeof noClient; picture: Picture | undefined }>();
  const actor = createActor(
    imageUploadMachine.provide({
      actors: { uploadImage: upload.logic },
      actions: { insertPicture: (_, { picture: sent }) => void inserted.push(sent?.file.name ?? '') },
    }),
    { input },
  ).start();
  actor.send({ type: 'picture.add', pictures: [first, second] });
  actor.send({ type: 'upload.stop' });
  await upload.call(0).succeed({ url });
  expect([inserted, actor.getSnapshot().value]).toEqual([[], 'stopped']);
  actor.send({ type: 'upload.retry' });
  await upload.call(1).succeed({ url });
  actor.send({ type: 'upload.stop' });
  actor.send({ type: 'dialog.close' });
  expect([inserted, actor.getSnapshot().context.queue]).toEqual([['a.png'], []]);
});

test('a picture goes where the contract says', async () => {
  const sent: Request[] = [];
  const client = createApiClient({
    baseUrl: 'http://wire.invalid',
    publicToken: '',
    sessionToken: () => '61.t',
    onSignedOut: () => undefined,
    fetch: async (request) => {
      sent.push(request);
      return Response.json({ file: 'abcdefghij.png', url });
    },
  });
  const inserted: string[] = [];
  const actor = createActor(
    imageUploadMachine.provide({
      actions: { insertPicture: (_, params) => void inserted.push(params.url) },
    }),
    { input: { client } },
  ).start();
  actor.send({ type: 'picture.add', pictures: [first] });
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect(inserted).toEqual([url]);
  const [request] = sent;
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/api/v1/blog/images']);
  const file = (await request?.formData())?.get('file');
  expect(file instanceof File && file.name).toBe('a.png');
});
