import { expect, test } from 'vitest';
import { photoNames, readPhotos } from './photoChoice.ts';

class DeletedFile extends File {
  override arrayBuffer(): Promise<never> {
    return Promise.reject(new DOMException('gone', 'NotFoundError'));
  }
}

test('chosen photographs are copied as long as there is room; one that cannot be read is named', async () => {
  const image = { type: 'image/jpeg', lastModified: 5 };
  const good = new File(['abc'], 'tarla.jpg', image);
  const last = new File(['de'], 'yol.jpg', image);
  const chosen = [new DeletedFile(['x'], 'silinen.jpg', image), new File(['x'], 'a.pdf'), good, last];
  const { files, unreadable } = await readPhotos(chosen, 1);
  expect(unreadable).toEqual(['silinen.jpg']);
  expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'tarla.jpg', 'yol.jpg']);
  const copy = files[1];
  expect(copy).not.toBe(good);
  expect(copy).toMatchObject({ name: 'tarla.jpg', ...image });
  expect(await copy?.text()).toBe('abc');
  expect(files[2]).toBe(last);
});

test('photographs of one name are numbered', () => {
  const names = ['image.jpg', 'yol.png', 'image.jpg'];
  expect(photoNames(names.map((name) => ({ name })))).toEqual(['image.jpg (1)', 'yol.png', 'image.jpg (2)']);
});
