import { expect, test } from 'vitest';
import { documentKind } from './documentKind.ts';

test('the ending of a stored document says how it opens', () => {
  expect(documentKind('k3v9x2a7q1.pdf')).toBe('pdf');
  expect(['a.jpg', 'a.jpeg', 'a.PNG'].map(documentKind)).toEqual(['image', 'image', 'image']);
  for (const name of ['a.docx', 'pdf', 'a.png.zip', 'a.pdf.zip']) expect(documentKind(name)).toBe('other');
});
