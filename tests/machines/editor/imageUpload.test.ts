import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { imageUploadMachine, type TextImage } from '../../../machines/editor/imageUpload.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, fakeServer, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';
import { waitFor } from '../waitFor.ts';

const image = (name: string): TextImage => ({
  file: new File(['x'], name),
  index: 3,
  alt: `${name} tarlası`,
});
const first = image('a.png');
const second = image('b.png');
const tooLarge = refusal('uploadPostImage', 413);
const url = '/api/v1/users/docs/abcdefghij.png';
const answer = { file: 'abcdefghij.png', url };

const events: AnyEventObject[] = [
  { type: 'image.add', images: [first] },
  { type: 'image.add', images: [first, second] },
  { type: 'text.change', newIndexOf: (index: number) => index },
  { type: 'upload.stop' },
  { type: 'upload.retry' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.uploadImage', output: answer },
  { type: 'xstate.error.actor.uploadImage', error: tooLarge },
];
const machine = imageUploadMachine.provide({ actors: { uploadImage: pendingCall() } });
const input = { client: noClient };
const walks = walk({
  // a longer queue adds no new case, and would make the graph endless
  events: ({ context }) => (context.queue.length < 3 ? events : events.slice(2)),
  position: ({ context }) => [
    context.queue.map((queued: TextImage) => queued.file.name),
    context.problem?.kind,
  ],
  create: (inspect) => createActor(machine, { input, inspect }),
});
const steps = testWalks(machine, walks);

test('an image leaves the queue only when it is stored or given up', () => {
  for (const { event, before, after, story } of steps) {
    const { queue } = before.context;
    const leaves = ['xstate.done.actor.uploadImage', 'dialog.close'].includes(event.type);
    const left = leaves ? queue.slice(1) : queue;
    expect(after.context.queue, story).toEqual([...left, ...(event.images ?? [])]);
    expect(after.matches('resting'), story).toBe(after.context.queue.length === 0);
  }
});

test('the server’s message is kept while a failure is shown', () => {
  for (const { after, story } of steps) {
    const message = after.matches('failed') ? tooLarge.serverMessage : undefined;
    expect(after.context.problem?.serverMessage, story).toBe(message);
  }
});

test('the editor is busy exactly while an image is sent', () => {
  for (const { after, story } of steps) expect(after.hasTag('busy'), story).toBe(after.matches('uploading'));
});

/**
 * A started upload whose calls the test answers, and the names of the images that it has stored.
 */
function startUpload() {
  const calls = controlledCall<{ url: string }, { client: typeof noClient; image: TextImage | undefined }>();
  const actor = createActor(imageUploadMachine.provide({ actors: { uploadImage: calls.logic } }), { input });
  const stored: (string | undefined)[] = [];
  actor.on('image.stored', (event) => stored.push(event.image?.file.name));
  actor.start().send({ type: 'image.add', images: [first, second] });
  return { actor, stored, ...calls };
}

test('an image that failed is sent again alone', async () => {
  const { actor, call, calls } = startUpload();
  await call(0).fail(unreachable);
  actor.send({ type: 'upload.retry' });
  await call(1).succeed(answer);
  expect(calls.map(({ input: sent }) => sent.image)).toEqual([first, first, second]);
});

test('the late answer to a stopped upload stores nothing', async () => {
  const { actor, call, stored } = startUpload();
  actor.send({ type: 'upload.stop' });
  await call(0).succeed(answer);
  expect([stored, actor.getSnapshot().value]).toEqual([[], 'stopped']);
});

test('a stopped upload that is sent again stores its image once', async () => {
  const { actor, call, stored } = startUpload();
  actor.send({ type: 'upload.stop' });
  await call(0).succeed(answer);
  actor.send({ type: 'upload.retry' });
  await call(1).succeed(answer);
  expect(stored).toEqual(['a.png']);
});

test('giving up the stopped upload of the last image empties the queue', async () => {
  const { actor, call } = startUpload();
  await call(0).succeed(answer);
  actor.send({ type: 'upload.stop' });
  actor.send({ type: 'dialog.close' });
  expect(actor.getSnapshot().context.queue).toEqual([]);
});

test('an image keeps its position while the text around it changes', () => {
  const { actor } = startUpload();
  actor.send({ type: 'text.change', newIndexOf: (index) => index + 7 });
  expect(actor.getSnapshot().context.queue.map(({ index }) => index)).toEqual([10, 10]);
});

test('an image is sent to the address of the contract', async () => {
  const { client, sent } = fakeServer({ answers: { uploadPostImage: { file: 'abcdefghij.png', url } } });
  const actor = createActor(imageUploadMachine, { input: { client } });
  const urls: string[] = [];
  actor.on('image.stored', (event) => urls.push(event.url));
  actor.start().send({ type: 'image.add', images: [first] });
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect(urls).toEqual([url]);
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/v1/blog/images', { file: 'a.png' }],
  ]);
});
