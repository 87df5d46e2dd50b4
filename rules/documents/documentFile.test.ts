import { expect, test } from 'vitest';
import { documentKind, documentLimit, documentProblem } from './documentFile.ts';

test.each(['levha.pdf', 'LEVHA.PDF', 'a.jpg', 'a.jpeg', 'Sertifika.PNG'])('%s may be sent', (name) => {
  expect(documentProblem({ name, size: 1 })).toBeUndefined();
});

test.each(['levha.exe', 'pdf', 'a.pdf.html', 'a.gif', 'apdf', 'a.jpgx'])('%s is of no known type', (name) => {
  expect(documentProblem({ name, size: 1 })).toBe('wrongType');
});

test('10 MB may be sent, one byte more may not', () => {
  expect(documentLimit).toBe(10_485_760);
  expect(documentProblem({ name: 'a.pdf', size: documentLimit })).toBeUndefined();
  expect(documentProblem({ name: 'a.pdf', size: documentLimit + 1 })).toBe('tooLarge');
});

test('an empty file is none', () => {
  expect(documentProblem({ name: 'a.pdf', size: 0 })).toBe('emptyFile');
});

test('a stored document is looked at by its ending', () => {
  expect(documentKind('k3v9x2a7q1.pdf')).toBe('pdf');
  expect(['a.jpg', 'a.jpeg', 'a.PNG'].map(documentKind)).toEqual(['image', 'image', 'image']);
  for (const name of ['a.docx', 'pdf', 'a.png.zip', 'a.pdf.zip']) expect(documentKind(name)).toBe('other');
});
