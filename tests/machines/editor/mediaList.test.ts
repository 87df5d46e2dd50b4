import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { mediaListMachine } from '../../../machines/editor/mediaList.ts';
import { storedMedia } from '../../../rules/ads/mediaItems.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const photo = new File(['x'], 'tarla.JPG');
const video = new File(['x'], 'tarla.mp4');
const text = new File(['x'], 'tapu.pdf');

const events: AnyEventObject[] = [
  // JSON shows no difference between two files: `choice` tells these events apart
  { type: 'media.add', files: [photo], choice: 'accepted' },
  { type: 'media.add', files: [photo, text], choice: 'one faulty' },
  { type: 'media.move', key: 'a.jpg', to: 1 },
  { type: 'media.move', key: 'new 0', to: 0 },
  { type: 'media.step', key: 'a.jpg', by: -1 },
  { type: 'media.step', key: 'a.jpg', by: 1 },
  { type: 'media.remove', key: 'b.mp4' },
  { type: 'media.remove', key: 'new 0' },
  { type: 'media.pick', key: 'a.jpg' },
  { type: 'media.drop' },
  { type: 'media.return' },
  { type: 'media.blur' },
  { type: 'faults.close' },
];
const input = { media: storedMedia(['a.jpg', 'b.mp4']) };
const walks = walk({
  // a longer list adds no new case, and would make the graph endless
  events: ({ context }) => (context.nextKeyNumber < 1 ? events : events.slice(2)),
  position: (snapshot) => [
    snapshot.context.media.map((item: { key: string }) => item.key),
    snapshot.context.faulty.length,
    snapshot.matches({ keyboard: 'carrying' }) && snapshot.context.picked.from,
  ],
  create: (inspect) => createActor(mediaListMachine, { input, inspect }),
});
const steps = testWalks(mediaListMachine, walks);
const keys = (media: readonly { key: string }[]) => media.map(({ key }) => key);
const start = (media = input.media) => createActor(mediaListMachine, { input: { media } }).start();

test('adding keeps the list, appends the accepted files and names those with faults', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'media.add') continue;
    const { media, nextKeyNumber } = before.context;
    const hasFaulty = event.files.includes(text);
    expect(keys(after.context.media), story).toEqual([...keys(media), `new ${nextKeyNumber}`]);
    expect(after.matches({ choice: 'faulty' }), story).toBe(hasFaulty);
    const faulty = hasFaulty ? [{ name: 'tapu.pdf', fault: 'wrongType' }] : [];
    expect(after.context.faulty, story).toEqual(faulty);
  }
});

test('files added to a list of new files get keys of their own', () => {
  const first = start(storedMedia(['a.jpg']));
  first.send({ type: 'media.add', files: Array<File>(11).fill(video) });
  first.send({ type: 'media.remove', key: 'new 0' });
  const again = createActor(mediaListMachine, { input: first.getSnapshot().context }).start();
  again.send({ type: 'media.add', files: [photo] });
  expect(keys(again.getSnapshot().context.media).slice(-2)).toEqual(['new 10', 'new 11']);
});

test('moving and removing change only the item with the key', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type === 'media.add' || event.type === 'media.return') continue;
    const others = (list: readonly { key: string }[]) => keys(list).filter((key) => key !== event.key);
    expect(others(after.context.media), story).toEqual(others(before.context.media));
    const stays = keys(before.context.media).includes(event.key) && event.type !== 'media.remove';
    expect(keys(after.context.media).includes(event.key), story).toBe(stays);
    if (event.type === 'media.move') expect(keys(after.context.media)[event.to], story).toBe(event.key);
    if (after.matches({ choice: 'taken' })) expect(after.context.faulty, story).toEqual([]);
  }
});

test.each([
  ['its own place', 'a.jpg', 0],
  ['a place before the list', 'a.jpg', -1],
  ['a place behind the list', 'a.jpg', 2],
  ['the first place, of an unknown item', 'yok.jpg', 0],
])('a move to %s is impossible', (_, key, to) => {
  expect(start().getSnapshot().can({ type: 'media.move', key, to })).toBe(false);
});

test('an item can be moved to the first and to the last place', () => {
  const list = start().getSnapshot();
  expect(list.can({ type: 'media.move', key: 'b.mp4', to: 0 })).toBe(true);
  expect(list.can({ type: 'media.move', key: 'a.jpg', to: 1 })).toBe(true);
});

test('an unknown item can be neither removed nor picked up', () => {
  const list = start().getSnapshot();
  expect(list.can({ type: 'media.remove', key: 'yok.jpg' })).toBe(false);
  expect(list.can({ type: 'media.pick', key: 'yok.jpg' })).toBe(false);
});

test('a list holds at most twenty files', () => {
  const many = Array.from({ length: 21 }, (_, index) => new File(['x'], `${index}.png`));
  const list = start([]);
  list.send({ type: 'media.add', files: many });
  expect(list.getSnapshot().context.media).toHaveLength(20);
  expect(list.getSnapshot().context.faulty).toEqual([{ name: '20.png', fault: 'tooMany' }]);
  list.send({ type: 'media.add', files: [photo] });
  expect(list.getSnapshot().context.faulty).toEqual([{ name: 'tarla.JPG', fault: 'tooMany' }]);
  list.send({ type: 'faults.close' });
  list.send({ type: 'media.add', files: [photo] });
  expect(list.getSnapshot().matches({ choice: 'faulty' })).toBe(true);
});

test.each([
  { type: 'faults.close' },
  { type: 'media.add', files: [photo] },
  { type: 'media.remove', key: 'a.jpg' },
] as const)('files with faults are shown until $type, and stay shown through a move', (event) => {
  const list = start();
  list.send({ type: 'media.add', files: [text] });
  list.send({ type: 'media.move', key: 'b.mp4', to: 0 });
  expect(list.getSnapshot().matches({ choice: 'faulty' })).toBe(true);
  list.send(event);
  expect(list.getSnapshot().matches({ choice: 'taken' })).toBe(true);
  expect(list.getSnapshot().context.faulty).toEqual([]);
});

const pick = { type: 'media.pick', key: 'a.jpg' } as const;
const forward = { type: 'media.step', key: 'a.jpg', by: -1 } as const;
const backward = { type: 'media.step', key: 'a.jpg', by: 1 } as const;
const back = { type: 'media.return' } as const;

test.each([
  ['a step', [backward], 'moved', 2, 'b.mp4,a.jpg'],
  ['a step before the first place', [forward], 'first', 1, 'a.jpg,b.mp4'],
  ['a step behind the last place', [backward, backward], 'last', 2, 'b.mp4,a.jpg'],
  ['a removal', [{ type: 'media.remove', key: 'b.mp4' }], 'removed', 2, 'a.jpg'],
  ['picking up', [pick], 'picked', 1, 'a.jpg,b.mp4'],
  ['dropping', [pick, backward, { type: 'media.drop' }], 'dropped', 2, 'b.mp4,a.jpg'],
  ['giving up a move', [pick, backward, back], 'returned', 1, 'a.jpg,b.mp4'],
  ['giving up before any move', [pick, back], 'cancelled', 1, 'a.jpg,b.mp4'],
  [
    'giving up after the item has lost the focus',
    [pick, backward, { type: 'media.blur' }, back],
    'moved',
    2,
    'b.mp4,a.jpg',
  ],
] as const)('%s is announced with the position', (_, given, type, position, order) => {
  const list = start();
  for (const event of given) list.send(event);
  const { media, announcement } = list.getSnapshot().context;
  expect([announcement?.type, announcement?.position, keys(media).join()]).toEqual([type, position, order]);
});

test('an announcement that repeats the last one is made again', () => {
  const list = start();
  for (const sequence of [1, 2]) {
    list.send(forward);
    expect(list.getSnapshot().context.announcement).toMatchObject({ type: 'first', sequence });
  }
});
