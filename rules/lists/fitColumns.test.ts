import { expect, test } from 'vitest';
import { type FittedColumn, fitColumns } from './fitColumns.ts';

const columns: FittedColumn[] = [
  { field: 'tarih', width: 160 },
  { field: 'phone', width: 136, hidden: 'narrow' },
  { field: 'durum', width: 130 },
  { field: 'next', width: 120, hidden: 'narrow' },
  { field: 'id', width: 80, hidden: 'always' },
];

test.each([
  [undefined, 'tarih phone durum next'],
  [546, 'tarih phone durum next'],
  [545, 'tarih phone durum'],
  [426, 'tarih phone durum'],
  [425, 'tarih durum'],
  [100, 'tarih durum'],
])('in %s px stand the columns %s', (room, fields) => {
  expect(fitColumns(columns, room).join(' ')).toBe(fields);
});
