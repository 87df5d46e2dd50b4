import { expect, test } from 'vitest';
import { property, textsOf } from '../../rules/records/fields.ts';
import { draftOf, partOf } from './editorParts.ts';

const parts = {
  restore: (kept: unknown) => (typeof kept === 'string' ? kept : undefined),
};

test('a draft is read as it was kept', () => {
  expect(draftOf(parts, '{"version":3,"began":"Eski","fields":"Tapu","lost":true}')).toEqual({
    version: 3,
    began: 'Eski',
    fields: 'Tapu',
    lost: true,
  });
});

test('a draft of a new record has no version, and one that lost nothing says so', () => {
  expect(draftOf(parts, '{"fields":"Tapu"}')).toEqual({ version: undefined, fields: 'Tapu', lost: false });
});

test('a version or a loss that no draft of ours could hold counts as none', () => {
  expect(draftOf(parts, '{"version":"3","fields":"Tapu","lost":1}')).toEqual({
    version: undefined,
    fields: 'Tapu',
    lost: false,
  });
});

test.each([undefined, '', 'Tapu', 'null', '7', '{"fields":7}', '{"version":3}'])(
  '%j is no draft',
  (stored) => {
    expect(draftOf(parts, stored)).toBeUndefined();
  },
);

test.each([
  [25, 100, 0.25],
  [100, 100, 1],
  [0, 0, 0],
])('%i of %i bytes are the part %d of a form', (sent, total, part) => {
  const told: number[] = [];
  partOf((sent) => told.push(sent))({ sent, total });
  expect(told).toEqual([part]);
});

test('a value that is no object has no properties', () => {
  expect(property({ title: 'Tapu' }, 'title')).toBe('Tapu');
  for (const value of ['Tapu', 7, null, undefined]) expect(property(value, 'length')).toBeUndefined();
});

test('texts are read when all of them are texts, and nothing besides', () => {
  expect(textsOf({ title: 'Tapu', content: '', image: 7 }, ['title', 'content'])).toEqual({
    title: 'Tapu',
    content: '',
  });
  expect(textsOf({ title: 'Tapu' }, ['title', 'content'])).toBeUndefined();
  expect(textsOf({ title: 'Tapu', content: 7 }, ['title', 'content'])).toBeUndefined();
});
