import { expect, test } from 'vitest';
import { contextReads } from './contextReads.ts';

const context = { place: { il: '6', ilce: '' }, kvkk: false, documents: ['a.pdf'] };

test('names each value that is read, by its path', () => {
  const read = ({ place, kvkk }: typeof context) => kvkk || place.il === '';
  expect(contextReads(context, (watched) => read(Object(watched)))).toEqual(['kvkk', 'place.il']);
});

test('names a list as a whole', () => {
  expect(contextReads(context, (watched) => Object(watched).documents.length > 0)).toEqual(['documents']);
});

test('names an object as a whole when its fields are taken together', () => {
  expect(contextReads(context, (watched) => ({ ...Object(watched).place }))).toEqual(['place']);
});

test('keeps what was read before a failure', () => {
  const read = (watched: object) => {
    if (Object(watched).kvkk === false) throw new Error('fails');
  };
  expect(contextReads(context, read)).toEqual(['kvkk']);
});
