import { expect, test } from 'vitest';
import { readDraft, toDraft } from './draft.ts';

/** Fields that are a text; the word 'fotoğraf' stands for a chosen file. */
const parts = {
  isSame: (one: string, other: string) => one === other,
  keep: (text: string) => text.replace('fotoğraf', ''),
  loses: (text: string) => text.includes('fotoğraf'),
  restore: (kept: unknown) => (typeof kept === 'string' ? kept : undefined),
};
const origin = { fields: 'Eski', version: 3 };
const stored = { fields: 'Eski', version: 4 };

test('a draft is read as it was stored', () => {
  const draft = toDraft(parts, { fields: 'Tapu', stored, origin, key: 'k' });
  expect(readDraft(parts, draft)).toEqual({
    version: 3,
    origin: 'Eski',
    fields: 'Tapu',
    lost: false,
    key: 'k',
  });
});

test('a draft that could not hold a file says so, and has no key: it is another save', () => {
  const draft = toDraft(parts, { fields: 'Tapu fotoğraf', stored, origin, key: 'k' });
  expect(readDraft(parts, draft)).toEqual({ version: 3, origin: 'Eski', fields: 'Tapu ', lost: true });
});

test('saved fields leave no draft', () => {
  expect(toDraft(parts, { fields: 'Eski', stored, origin, key: 'k' })).toBeUndefined();
});

test('a draft of a new record has no version', () => {
  expect(readDraft(parts, '{"fields":"Tapu"}')).toEqual({ version: undefined, fields: 'Tapu', lost: false });
});

test('a version, a loss or a key of the wrong type is ignored', () => {
  expect(readDraft(parts, '{"version":"3","fields":"Tapu","lost":1,"key":7}')).toEqual({
    version: undefined,
    fields: 'Tapu',
    lost: false,
  });
});

test.each([undefined, '', 'Tapu', 'null', '7', '{"fields":7}', '{"version":3}'])(
  '%j is not a draft',
  (stored) => {
    expect(readDraft(parts, stored)).toBeUndefined();
  },
);
