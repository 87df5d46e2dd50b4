import { expect, test } from 'vitest';
import { coverOf, mediaNames } from './mediaNames.ts';

test('the names of the media are read in their order', () => {
  expect(mediaNames('a.jpg,b.mp4')).toEqual(['a.jpg', 'b.mp4']);
  expect(mediaNames(' a.jpg , ')).toEqual(['a.jpg']);
  expect(mediaNames('')).toEqual([]);
});

test.each([
  ['a.jpg,b.mp4', 'a.jpg', false],
  ['b.mp4,a.jpg,c.png', 'a.jpg', true],
  ['b.webm,c.ogg', 'b.webm', true],
  ['', undefined, false],
])('the cover of "%s" is %s, opens with a video: %s', (images, name, opensWithVideo) => {
  expect(coverOf(images)).toEqual({ name, opensWithVideo });
});
