import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import type { UploadProgress } from '../../../api/upload.ts';
import { type OwnerPhoto, ownerPhotosMachine } from '../../../machines/land-requests/ownerPhotos.ts';
import { photoRoom } from '../../../rules/land-requests/photoChoice.ts';
import { refusal, unreachable } from '../../contract/refusal.ts';
import { controlledCall, noClient, pendingCall } from '../calls.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

type Link = { client: ApiClient; token: string };
type Sending = Link & { photo: File | undefined; onProgress: (progress: UploadProgress) => void };
const photo = (name: string) => new File(['x'], name);
const [one, other] = [photo('tarla.jpg'), photo('yol.png')];
const stored = (file: string): OwnerPhoto => ({ file, tarih: '2026-11-20T09:32:00.000Z' });
const arrived = [stored('h7w3k9p2m5.jpg')];
const wrong = refusal('addLandRequestPhotos', 415, 'wrongPhoto');
const endedReceipt = refusal('addLandRequestPhotos', 404);

const events: AnyEventObject[] = [
  { type: 'photos.choose', files: [one, other] },
  { type: 'load.retry' },
  { type: 'upload.progress', progress: { sent: 1, total: 2 } },
  { type: 'upload.stop' },
  { type: 'upload.retry' },
  { type: 'photo.remove', file: one },
  { type: 'photo.remove', file: other },
  { type: 'stored.remove', file: 'h7w3k9p2m5.jpg' },
  { type: 'remove.confirm' },
  { type: 'dialog.close' },
  { type: 'xstate.done.actor.removeStored', output: [] },
  { type: 'xstate.error.actor.removeStored', error: unreachable },
  { type: 'xstate.error.actor.removeStored', error: endedReceipt },
  { type: 'xstate.done.actor.loadPhotos', output: [] },
  { type: 'xstate.error.actor.loadPhotos', error: unreachable },
  { type: 'xstate.error.actor.loadPhotos', error: endedReceipt },
  { type: 'xstate.done.actor.sendPhoto', output: arrived },
  { type: 'xstate.error.actor.sendPhoto', error: unreachable },
  { type: 'xstate.error.actor.sendPhoto', error: wrong },
  { type: 'xstate.error.actor.sendPhoto', error: endedReceipt },
];
const input = { client: noClient, token: 'makbuz' };
const machine = ownerPhotosMachine.provide({
  actors: { loadPhotos: pendingCall(), sendPhoto: pendingCall(), removeStored: pendingCall() },
});
const steps = testWalks(
  machine,
  walk({
    // a longer queue adds no new case, and would make the graph endless
    events: ({ context }) => (context.queue.length === 0 ? events : events.slice(1)),
    position: ({ context }) => [
      context.queue.map(({ name }: File) => name),
      context.stored.length,
      context.problem?.kind,
    ],
    create: (inspect) => createActor(machine, { input, inspect }),
  }),
);

test('a photograph leaves the queue only when it has arrived, is refused, is left out, or the receipt has ended', () => {
  for (const { event, before, after, story } of steps) {
    const { queue } = before.context;
    const left =
      event.type === 'xstate.done.actor.sendPhoto' || event.error === wrong
        ? queue.slice(1)
        : queue.filter((file: File) => event.type !== 'photo.remove' || file !== event.file);
    const chosen = event.type === 'photos.choose' && !before.matches('ended') ? event.files : [];
    expect(after.context.queue, story).toEqual(after.matches('ended') ? [] : [...left, ...chosen]);
  }
});

test('a photograph that has arrived is removed once that is confirmed, while nothing is sent', () => {
  for (const { event, before, after, story } of steps) {
    if (after.matches('removal')) expect(after.context.leaving, story).toBe('h7w3k9p2m5.jpg');
    if (after.matches({ removal: 'removing' }) && !before.matches({ removal: 'removing' })) {
      expect(event.type, story).toBe('remove.confirm');
    }
    if (event.type === 'stored.remove') {
      const mayAsk = ['resting', 'stopped', 'failed'].some((state) => before.value === state);
      expect(after.matches({ removal: 'asking' }), story).toBe(
        mayAsk || before.matches({ removal: 'asking' }),
      );
    }
    // what waited is not sent by itself: its sending was stopped, or had failed
    if (before.matches('removal') && before.context.queue.length > 0 && !after.matches('removal')) {
      expect(['stopped', 'ended'], story).toContain(after.value);
    }
  }
});

test('leaving out the photograph that is being sent ends its call, and another one leaves it be', async () => {
  const load = controlledCall<readonly OwnerPhoto[], Link>();
  const send = controlledCall<readonly OwnerPhoto[], Sending>();
  const actors = { loadPhotos: load.logic, sendPhoto: send.logic };
  const third = photo('kuyu.jpg');
  const photos = createActor(ownerPhotosMachine.provide({ actors }), { input }).start();
  photos.send({ type: 'photos.choose', files: [one, other, third] });
  const sent = () => send.calls.map(({ input: { photo: file } }) => file?.name);
  await load.call(0).succeed([]);
  photos.send({ type: 'photo.remove', file: third });
  expect(sent()).toEqual(['tarla.jpg']);
  photos.send({ type: 'photo.remove', file: one });
  expect(sent()).toEqual(['tarla.jpg', 'yol.png']);
});

test('photographs of the form are sent one after the other once it is known what has arrived', async () => {
  const load = controlledCall<readonly OwnerPhoto[], Link>();
  const send = controlledCall<readonly OwnerPhoto[], Sending>();
  const actors = { loadPhotos: load.logic, sendPhoto: send.logic };
  const photos = createActor(ownerPhotosMachine.provide({ actors }), { input }).start();
  photos.send({ type: 'photos.choose', files: [one, other] });
  await load.call(0).succeed([]);
  await send.call(0).fail(unreachable);
  expect(photos.getSnapshot().value).toBe('failed');
  photos.send({ type: 'upload.retry' });
  await send.call(1).succeed(arrived);
  await send.call(2).succeed([...arrived, stored('b5t8r2n4v6.png')]);
  expect(send.calls.map(({ input: sent }) => sent.photo?.name)).toEqual([
    'tarla.jpg',
    'tarla.jpg',
    'yol.png',
  ]);
  expect(photos.getSnapshot().value).toBe('resting');
  expect(photos.getSnapshot().context.stored).toHaveLength(2);
});

test('at most six are taken, and of the others it says why not', () => {
  const photos = createActor(machine, { input }).start();
  const files = ['belge.pdf', ...Array.from({ length: 7 }, (_, index) => `${index}.jpg`)].map(photo);
  photos.send({ type: 'photos.choose', files });
  const { context } = photos.getSnapshot();
  expect([context.queue.length, photoRoom(context)]).toEqual([6, 0]);
  expect(context.refused).toEqual([
    { name: 'belge.pdf', fault: 'wrongType' },
    { name: '6.jpg', fault: 'tooMany' },
  ]);
});

test('one that the server refuses for good shows why, and the next one is sent', async () => {
  const send = controlledCall<readonly OwnerPhoto[], Sending>();
  const load = controlledCall<readonly OwnerPhoto[], Link>();
  const actors = { loadPhotos: load.logic, sendPhoto: send.logic };
  const photos = createActor(ownerPhotosMachine.provide({ actors }), { input }).start();
  photos.send({ type: 'photos.choose', files: [one, other, photo('ev.jpg')], unreadable: ['silinen.jpg'] });
  await load.call(0).succeed([]);
  await send.call(0).fail(wrong);
  const large = refusal('addLandRequestPhotos', 413);
  await send.call(1).fail(large);
  await send.call(2).succeed(arrived);
  const { refused, queue } = photos.getSnapshot().context;
  expect(refused).toEqual([
    { name: 'silinen.jpg', fault: 'unreadable' },
    { name: 'tarla.jpg', fault: 'rejected', reason: wrong.fields.fotograflar, file: one },
    { name: 'yol.png', fault: 'rejected', reason: large.message, file: other },
  ]);
  expect(queue).toEqual([]);
});
