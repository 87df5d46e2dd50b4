import { expect, test } from 'vitest';
import {
  emptyPost,
  isBlankHtml,
  isSamePost,
  keepPost,
  postFaults,
  postFields,
  rebasePost,
  restorePost,
} from './postFields.ts';

const post = { ...emptyPost, title: 'Tapu', content: '<p>Metin</p>', meta_desc: 'Özet', image: 'a.jpg' };
const file = new File(['x'], 'a.png', { type: 'image/png' });

test.each([
  ['', true],
  ['<p><br></p>', true],
  ['<p>&nbsp; </p>', true],
  ['<p>&nbsp;\u200b\ufeff</p>', true],
  ['<p>a\u200b</p>', false],
  ['<p>a</p>', false],
  ['<p><img src="/a.jpg" alt=""></p>', false],
])('%j is a blank text: %s', (html, blank) => {
  expect(isBlankHtml(html)).toBe(blank);
});

test('a post needs a title, and a text within the limit', () => {
  expect(postFaults(post)).toEqual({});
  expect(postFaults({ ...post, title: ' ', content: '<p><br></p>' })).toEqual({
    title: 'missing',
    content: 'missing',
  });
  expect(postFaults({ ...post, content: 'a'.repeat(200_000) })).toEqual({});
  expect(postFaults({ ...post, content: 'a'.repeat(200_001) })).toEqual({ content: 'tooLong' });
});

test.each([
  ['a.png', 1, {}],
  ['a.JPEG', 1, {}],
  ['a.gif', 1, { file: 'wrongType' }],
  ['a.png', 0, { file: 'empty' }],
  ['a.png', 10 * 1024 * 1024 + 1, { file: 'tooLarge' }],
])('a post with the image %s of %d bytes has the faults %j', (name, size, faults) => {
  const image = new File(['x'], name);
  Object.defineProperty(image, 'size', { value: size });
  expect(postFaults({ ...post, file: image })).toEqual(faults);
});

test('a post waits for the images of its text, which are not a change', () => {
  const waiting = { ...post, imagesUploading: true };
  expect(postFaults(waiting)).toEqual({ content: 'uploading' });
  expect(isSamePost(post, waiting)).toBe(true);
  expect(restorePost(JSON.parse(JSON.stringify(keepPost(waiting))))).toEqual(post);
});

test.each(['title', 'content', 'meta_desc', 'image'] as const)('another %s is a change', (field) => {
  expect(isSamePost(post, { ...post })).toBe(true);
  expect(isSamePost(post, { ...post, [field]: 'başka' })).toBe(false);
});

test('a stored post is edited as it is, without a new image', () => {
  expect(emptyPost).toMatchObject({ title: '', content: '', meta_desc: '', image: '' });
  const stored = { id: 3, title: 'Tapu', content: '<p>Metin</p>', meta_desc: 'Özet', image: 'a.jpg' };
  const time = '2026-11-12T08:30:00.000Z';
  const others = { meta_title: 'Tapu', version: 1, tarih: time, updated_at: time, reading_minutes: 1 };
  expect(postFields({ ...stored, ...others })).toEqual(post);
});

test('a chosen file is a change, and one blank text against another is not', () => {
  expect(isSamePost(post, { ...post, file })).toBe(false);
  expect(isSamePost(emptyPost, { ...emptyPost, content: '<p><br></p>' })).toBe(true);
  expect(isSamePost(post, { ...post, content: '<p><br></p>' })).toBe(false);
});

test.each([{ title: 'x' }, { content: '<p>x</p>' }, { meta_desc: 'x' }])(
  'the change %j survives a merge, whichever of two admins made it',
  (change) => {
    const changed = { ...post, ...change };
    expect(rebasePost(changed, post, post)).toEqual(changed);
    expect(rebasePost(post, changed, post)).toEqual(changed);
  },
);

test('a draft holds everything but the file', () => {
  expect(restorePost(JSON.parse(JSON.stringify(keepPost({ ...post, file }))))).toEqual(post);
  expect(restorePost({ title: 'Tapu', content: 7, meta_desc: '', image: '' })).toBeUndefined();
  expect(restorePost(null)).toBeUndefined();
});
