import { expect, test } from 'vitest';
import { type AnyEventObject, createActor } from 'xstate';
import { mediaListMachine } from '../../../machines/ads/mediaList.ts';
import { moved, sortOut, storedMedia } from '../../../rules/documents/media.ts';
import { uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import { coverage, endStates, stuckCalls } from '../coverage.ts';
import { stepsOf, walk } from '../paths.ts';

const photo = new File(['x'], 'tarla.JPG');
const video = new File(['x'], 'tarla.mp4');
const text = new File(['x'], 'tapu.pdf');

const events: AnyEventObject[] = [
  // files have no text of their own by which a path could tell two choices apart
  { type: 'media.add', files: [photo, video], told: 'both taken' },
  { type: 'media.add', files: [photo, text], told: 'one refused' },
  { type: 'media.move', key: 'a.jpg', to: 1 },
  { type: 'media.move', key: 'b.mp4', to: 0 },
  { type: 'media.move', key: 'new 0', to: 0 },
  { type: 'media.remove', key: 'a.jpg' },
  { type: 'media.remove', key: 'new 0' },
  { type: 'refusal.close' },
];
const input = { media: storedMedia(['a.jpg', 'b.mp4']) };
const walks = walk({
  machine: mediaListMachine,
  input,
  // a longer list would tell nothing new, and the graph would have no end
  events: ({ context }) => (context.added < 2 ? events : events.slice(2)),
  position: ({ context }) => [
    context.media.map((medium: { key: string }) => medium.key),
    context.refused.length,
    context.added,
  ],
  create: (inspect) => createActor(mediaListMachine, { input, inspect }),
});
const steps = stepsOf(walks);
const keys = (media: readonly { key: string }[]) => media.map(({ key }) => key);

test('every state and every transition of the media list is reached', () => {
  expect(coverage(mediaListMachine, walks).unreached).toEqual([]);
});

test('nothing ends the list', () => {
  expect(endStates(mediaListMachine, walks)).toEqual([]);
  expect(stuckCalls(mediaListMachine)).toEqual([]);
});

test('adding keeps what was listed and what can be taken, and names the rest', () => {
  for (const { event, before, after, story } of steps) {
    if (event.type !== 'media.add') continue;
    const refusesOne = event.files.includes(text);
    const { media, added } = before.context;
    const fresh = refusesOne ? [`new ${added}`] : [`new ${added}`, `new ${added + 1}`];
    expect(keys(after.context.media), story).toEqual([...keys(media), ...fresh]);
    expect(after.value, story).toBe(refusesOne ? 'refused' : 'taken');
    expect(after.context.refused, story).toEqual(
      refusesOne ? [{ name: 'tapu.pdf', fault: 'wrongType' }] : [],
    );
  }
});

test('a list that begins with new files gives the next ones keys of their own', () => {
  const first = createActor(mediaListMachine, { input: { media: storedMedia(['a.jpg']) } }).start();
  first.send({ type: 'media.add', files: [photo, video] });
  first.send({ type: 'media.remove', key: 'new 0' });
  const again = createActor(mediaListMachine, { input: first.getSnapshot().context }).start();
  again.send({ type: 'media.add', files: [photo] });
  expect(keys(again.getSnapshot().context.media)).toEqual(['a.jpg', 'new 1', 'new 2']);
});

test('moving and removing change the one that is meant, and no other', () => {
  for (const { event, before, after, story } of steps) {
    const { media } = before.context;
    if (event.type === 'media.remove')
      expect(keys(after.context.media), story).toEqual(keys(media).filter((key) => key !== event.key));
    if (event.type === 'media.move') {
      expect(keys(after.context.media)[event.to], story).toBe(event.key);
      const others = (list: readonly string[]) => list.filter((key) => key !== event.key);
      expect(others(keys(after.context.media)), story).toEqual(others(keys(media)));
    }
    if (after.matches('taken')) expect(after.context.refused, story).toEqual([]);
  }
});

test('a move to where it stands, off the list, or of what is not listed cannot be made', () => {
  const list = createActor(mediaListMachine, { input }).start().getSnapshot();
  for (const [key, to] of [
    ['a.jpg', 0],
    ['a.jpg', -1],
    ['a.jpg', 2],
    ['yok.jpg', 0],
  ] as const)
    expect(list.can({ type: 'media.move', key, to }), `${key} to ${to}`).toBe(false);
  expect(list.can({ type: 'media.move', key: 'a.jpg', to: 1 })).toBe(true);
  expect(list.can({ type: 'media.remove', key: 'yok.jpg' })).toBe(false);
});

test('a list takes twenty files, and names those that came too many, too big or of another kind', () => {
  const many = Array.from({ length: 21 }, (_, index) => new File(['x'], `${index}.png`));
  const list = createActor(mediaListMachine, { input: { media: [] } }).start();
  list.send({ type: 'media.add', files: many });
  expect(list.getSnapshot().context.media).toHaveLength(20);
  expect(list.getSnapshot().context.refused).toEqual([{ name: '20.png', fault: 'tooMany' }]);
  list.send({ type: 'media.add', files: [photo] });
  expect(list.getSnapshot().context.refused).toEqual([{ name: 'tarla.JPG', fault: 'tooMany' }]);
  const big = new File([], 'büyük.mp4');
  Object.defineProperty(big, 'size', { value: uploadLimits.media.maxBytes + 1, configurable: true });
  expect(sortOut([big, photo, text], 1)).toEqual({
    taken: [photo],
    refused: [
      { name: 'büyük.mp4', fault: 'tooBig' },
      { name: 'tapu.pdf', fault: 'wrongType' },
    ],
  });
  Object.defineProperty(big, 'size', { value: uploadLimits.media.maxBytes });
  expect(sortOut([big], 1).taken).toEqual([big]);
});

test('a place off the list is its nearest end', () => {
  const media = storedMedia(['a', 'b', 'c']);
  expect(keys(moved(media, 'a', 9))).toEqual(['b', 'c', 'a']);
  expect(keys(moved(media, 'c', -4))).toEqual(['c', 'a', 'b']);
  expect(moved(media, 'yok', 1)).toBe(media);
});

test('what was not taken stays named until the notice is closed, something else is added, or something is removed', () => {
  const ways = [
    { type: 'refusal.close' },
    { type: 'media.add', files: [photo] },
    { type: 'media.remove', key: 'a.jpg' },
  ] as const;
  for (const way of ways) {
    const list = createActor(mediaListMachine, { input }).start();
    list.send({ type: 'media.add', files: [text] });
    list.send({ type: 'media.move', key: 'b.mp4', to: 0 });
    expect(list.getSnapshot().value, way.type).toBe('refused');
    list.send(way);
    expect(list.getSnapshot().value, way.type).toBe('taken');
    expect(list.getSnapshot().context.refused, way.type).toEqual([]);
  }
});

test('the first place is a place too, and a file from this device is told from a stored one', () => {
  const list = createActor(mediaListMachine, { input }).start();
  list.send({ type: 'media.add', files: [photo] });
  list.send({ type: 'media.move', key: 'new 0', to: 0 });
  expect(list.getSnapshot().context.media.map(({ kind, key }) => [kind, key])).toEqual([
    ['new', 'new 0'],
    ['stored', 'a.jpg'],
    ['stored', 'b.mp4'],
  ]);
});
