import { expect, test } from 'vitest';
import {
  acceptFiles,
  coverItem,
  isSameMedia,
  isVideo,
  type MediaItem,
  mediaOrder,
  moveItem,
  newFiles,
  rebaseMedia,
  storedMedia,
  storedNames,
} from './mediaItems.ts';

const added: MediaItem = { kind: 'new', key: 'new 0', file: new File(['x'], 'c.jpg') };
const stored = storedMedia(['a.jpg', 'b.mp4']);

test('the first image is the cover, or else the first video', () => {
  const [video] = storedMedia(['c.mp4']);
  expect(coverItem([...storedMedia(['b.mp4']), added, ...storedMedia(['a.jpg'])])).toBe(added);
  expect(coverItem(video ? [video, ...storedMedia(['b.mp4'])] : [])).toBe(video);
  expect(coverItem([])).toBeUndefined();
});

test('files that can be sent are added while there is room', () => {
  const [first, text, empty, second, third] = [
    new File(['x'], '1.jpg'),
    new File(['x'], 'not.txt'),
    new File([], 'bos.png'),
    new File(['x'], '2.mp4'),
    new File(['x'], '3.png'),
  ];
  expect(acceptFiles([first, text, empty, second, third], 2)).toEqual({
    taken: [first, second],
    faulty: [
      { name: 'not.txt', fault: 'wrongType' },
      { name: 'bos.png', fault: 'empty' },
      { name: '3.png', fault: 'tooMany' },
    ],
  });
  expect(acceptFiles([first], 0)).toEqual({ taken: [], faulty: [{ name: '1.jpg', fault: 'tooMany' }] });
});

test.each([
  ['a.jpg', 2, 'b.mp4,new,a.jpg'],
  ['a.jpg', 1, 'b.mp4,a.jpg'],
  ['new 0', 0, 'new,a.jpg,b.mp4'],
  ['b.mp4', -1, 'b.mp4,a.jpg'],
  ['a.jpg', 9, 'b.mp4,new,a.jpg'],
  ['b.mp4', 1, 'a.jpg,b.mp4'],
  ['x.jpg', 0, 'a.jpg,b.mp4'],
])('%s moved to %i leaves %s', (key, to, order) => {
  expect(mediaOrder(moveItem([...stored, added], key, to))).toBe(order);
});

test('new media are marked only before a stored one', () => {
  const other: MediaItem = { ...added, key: 'new 1' };
  const [a, b] = [storedMedia(['a.jpg']), storedMedia(['b.mp4'])];
  expect(mediaOrder([added, ...a, other, ...b])).toBe('new,a.jpg,new,b.mp4');
  expect(mediaOrder([added, ...a, other])).toBe('new,a.jpg');
  expect(mediaOrder([...a, added, other])).toBe('a.jpg');
  expect(mediaOrder([added, other])).toBe('');
  expect(mediaOrder([])).toBe('');
});

test('stored names and new files are listed apart', () => {
  expect(storedNames([...stored, added])).toEqual(['a.jpg', 'b.mp4']);
  expect(newFiles([...stored, added])).toEqual([added.file]);
});

test('media are the same in the same order', () => {
  expect(isSameMedia([...stored, added], [...storedMedia(['a.jpg', 'b.mp4']), added])).toBe(true);
  expect(isSameMedia(stored, storedMedia(['b.mp4', 'a.jpg']))).toBe(false);
  expect(isSameMedia(stored, storedMedia(['a.jpg', 'c.jpg']))).toBe(false);
  expect(isSameMedia(stored, storedMedia(['a.jpg']))).toBe(false);
  expect(isSameMedia([], stored)).toBe(false);
});

test.each([
  ['a.mp4', true],
  ['a.WEBM', true],
  ['a.ogg', true],
  ['a.jpg', false],
  ['mp4', false],
  ['a.mp4.jpg', false],
])('%s is a video: %s', (name, video) => {
  expect(isVideo(name)).toBe(video);
});

test('a merge keeps the order that I changed, without the media another admin removed and with those they added', () => {
  const [a, b] = storedMedia(['a.jpg', 'b.mp4']);
  const [x] = storedMedia(['x.jpg']);
  if (!a || !b || !x) throw new Error('The lists are short of media');
  const base = [a, b];
  expect(rebaseMedia(base, [b, x], base)).toEqual([b, x]);
  expect(rebaseMedia(base, [b, a], base)).toEqual([b, a]);
  expect(rebaseMedia([b, added, a], [a, x], base)).toEqual([added, a, x]);
  expect(rebaseMedia([a], [a, b, x], base)).toEqual([a, x]);
  expect(rebaseMedia([x, added], [a, x], base)).toEqual([x, added]);
});
