import { expect, test } from 'vitest';
import { withFile, withoutFile } from './chosenFiles.ts';

const plate = new File(['a'], 'levha.pdf');
const other = new File(['b'], 'baska.pdf');
const program = new File(['c'], 'levha.exe');
const empty = { files: {}, fileFaults: {} };
const chosen = { files: { tax_plate: plate }, fileFaults: { certificate: 'tooLarge' } } as const;

test('a chosen document takes the place of the one before and of its fault', () => {
  expect(withFile(empty, 'tax_plate', plate)).toEqual({ files: { tax_plate: plate }, fileFaults: {} });
  expect(withFile<string>(chosen, 'tax_plate', other)).toEqual({ ...chosen, files: { tax_plate: other } });
});

test('a document with a fault is named by it, and the one before stays', () => {
  expect(withFile<string>(chosen, 'tax_plate', program)).toEqual({
    files: chosen.files,
    fileFaults: { ...chosen.fileFaults, tax_plate: 'wrongType' },
  });
});

test('a removed document takes its fault along, and leaves that of another field', () => {
  const faulty = withFile<string>(chosen, 'tax_plate', program);
  expect(withoutFile(faulty, 'tax_plate')).toEqual({ files: {}, fileFaults: chosen.fileFaults });
});
