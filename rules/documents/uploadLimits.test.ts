import { expect, test } from 'vitest';
import { acceptOf, fileFault, uploadLimits } from './uploadLimits.ts';

const { document, postImage, media } = uploadLimits;
const megabyte = 1_048_576;

test('documents and post images may have 10 MB, and an ad 20 media items of 50 MB each', () => {
  expect([document.maxBytes, postImage.maxBytes, media.maxBytes, media.maxFiles]).toEqual([
    10 * megabyte,
    10 * megabyte,
    50 * megabyte,
    20,
  ]);
});

test.each([
  [document, 'application/pdf,.pdf,image/jpeg,.jpg,.jpeg,.jfif,.jpe,image/png,.png'],
  [postImage, 'image/jpeg,.jpg,.jpeg,.jfif,.jpe,image/png,.png'],
  [media, 'image/jpeg,.jpg,.jpeg,.jfif,.jpe,image/png,.png,video/mp4,.mp4'],
])('a file input accepts the types and endings of its limit', (limit, accept) => {
  expect(acceptOf(limit)).toBe(accept);
});

test.each([
  [document, ['levha.pdf', 'LEVHA.PDF', 'a.jpg', 'a.jpeg', 'Sertifika.PNG']],
  [postImage, ['a.jpg', 'a.jpeg', 'a.jfif', 'a.JPE', 'a.PNG']],
  [media, ['a.jpg', 'a.JPEG', 'a.png', 'a.mp4']],
])('a file with an accepted ending may be sent', (limit, names) => {
  for (const name of names) {
    expect(fileFault({ name, type: '', size: 1 }, limit), name).toBeUndefined();
    expect(fileFault({ name, type: '', size: limit.maxBytes }, limit), name).toBeUndefined();
  }
});

test.each([
  [document, ['levha.exe', 'pdf', 'apdf', 'a.pdf.html', 'a.gif', 'a.jpgx', 'a.mp4']],
  [postImage, ['a.mp4', 'a.pdf', 'a.png.html']],
  [media, ['a.webm', 'a.jpg.exe', 'ajpg', 'a.pdf']],
])('a file with another ending has the wrong type', (limit, names) => {
  for (const name of names) expect(fileFault({ name, type: '', size: 1 }, limit), name).toBe('wrongType');
});

test('an empty file and one above the limit cannot be sent', () => {
  expect(fileFault({ name: 'a.png', type: 'image/png', size: 0 }, media)).toBe('empty');
  expect(fileFault({ name: 'a.png', type: 'image/png', size: media.maxBytes + 1 }, media)).toBe('tooLarge');
});

test('a file without an ending is judged by its type', () => {
  const file = { name: '1000012345', size: 1 };
  expect(fileFault({ ...file, type: 'image/jpeg' }, media)).toBeUndefined();
  for (const type of ['', 'image/heic', 'application/pdf'])
    expect(fileFault({ ...file, type }, media), type).toBe('wrongType');
});
