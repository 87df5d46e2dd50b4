import { expect, test } from 'vitest';
import { property, textsOf } from './properties.ts';

test('only an object has properties', () => {
  expect(property({ title: 'Tapu' }, 'title')).toBe('Tapu');
  for (const value of ['Tapu', 7, null, undefined]) expect(property(value, 'length')).toBeUndefined();
});

test('texts are read when all of them are texts, without other properties', () => {
  expect(textsOf({ title: 'Tapu', content: '', image: 7 }, ['title', 'content'])).toEqual({
    title: 'Tapu',
    content: '',
  });
  expect(textsOf({ title: 'Tapu' }, ['title', 'content'])).toBeUndefined();
  expect(textsOf({ title: 'Tapu', content: 7 }, ['title', 'content'])).toBeUndefined();
});
