import { expect, test } from 'vitest';
import { readDraft } from './draft.ts';

const parts = {
  restore: (kept: unknown) => (typeof kept === 'string' ? kept : undefined),
};

test('a draft is read as it was stored', () => {
  expect(readDraft(parts, '{"version":3,"origin":"Eski","fields":"Tapu","lost":true}')).toEqual({
    version: 3,
    origin: 'Eski',
    fields: 'Tapu',
    lost: true,
  });
});

test('a draft of an earlier version keeps what it began from', () => {
  expect(readDraft(parts, '{"version":3,"began":"Eski","fields":"Tapu"}')?.origin).toBe('Eski');
});

test('a draft of a new record has no version', () => {
  expect(readDraft(parts, '{"fields":"Tapu"}')).toEqual({ version: undefined, fields: 'Tapu', lost: false });
});

test('a version or a loss of the wrong type is ignored', () => {
  expect(readDraft(parts, '{"version":"3","fields":"Tapu","lost":1}')).toEqual({
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
