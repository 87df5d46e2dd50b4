import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a file has a header, semicolons and a byte order mark', () => {
  expect(toCsv(['Ad', 'Telefon'], [['Ayşe', '(0532']])).toBe('\uFEFFAd;Telefon\r\nAyşe;(0532\r\n');
});
test('quotes and separators in a cell are escaped', () => {
  expect(toCsv(['x'], [['a;"b"']])).toBe('\uFEFFx\r\n"a;""b"""\r\n');
});
test.each(['=1+1', '+905', '-1', '@x'])('the cell %j does not run as a formula', (text) => {
  expect(toCsv(['x'], [[text]])).toContain(`\r\n'${text}\r\n`);
});
test.each([
  ['05321112233', '(0532) 111 2233'],
  ['00905321112233', '(0532) 111 2233'],
  ['02327550101', '(0232) 755 0101'],
  ['004917112345678', "'004917112345678"],
  ['007', "'007"],
  ['12345678901234567', "'12345678901234567"],
])('the digits %j stay a text: %j', (digits, text) => {
  expect(toCsv(['x'], [[digits]])).toContain(`\r\n${text}\r\n`);
});
test.each(['0', '1250', '(0532) 111 2233', '0532 111 22 33', '101 / 5'])(
  'the cell %j stays as it is',
  (text) => {
    expect(toCsv(['x'], [[text]])).toContain(`\r\n${text}\r\n`);
  },
);
test('formula characters inside a cell are kept', () => {
  expect(toCsv(['x'], [['a=b@c-d']])).toBe('\uFEFFx\r\na=b@c-d\r\n');
});
