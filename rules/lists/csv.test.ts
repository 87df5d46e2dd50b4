import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a file has a header, semicolons and a byte order mark', () => {
  expect(toCsv(['Ad', 'Telefon'], [['Ayşe', '0532']])).toBe('\uFEFFAd;Telefon\r\nAyşe;0532\r\n');
});
test('quotes and separators in a cell are escaped', () => {
  expect(toCsv(['x'], [['a;"b"']])).toBe('\uFEFFx\r\n"a;""b"""\r\n');
});
test.each(['=1+1', '+905', '-1', '@x'])('the cell %j does not run as a formula', (text) => {
  expect(toCsv(['x'], [[text]])).toContain(`\r\n'${text}\r\n`);
});
test('formula characters inside a cell are kept', () => {
  expect(toCsv(['x'], [['a=b@c-d']])).toBe('\uFEFFx\r\na=b@c-d\r\n');
});
