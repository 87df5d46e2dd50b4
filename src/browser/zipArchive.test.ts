import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { toCsv } from '../../rules/lists/csv.ts';
import type { FileCell } from '../../rules/lists/fileCell.ts';
import { maxCellCharacters, xlsxParts } from '../../rules/lists/xlsx.ts';
import { zipArchive } from './zipArchive.ts';

/** The sheet of a file, as another program reads it. */
async function sheetOf(header: string[], rows: FileCell[][], name = 'Liste') {
  const file = await zipArchive(xlsxParts(name, header, rows), 'application/zip');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await file.arrayBuffer());
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The file has no sheet');
  return sheet;
}

const rows: FileCell[][] = [
  [
    { text: '21 Kasım 2026 01:30', time: '2026-11-20T22:30:00.000Z' },
    { text: '₺1.250.000', number: 1_250_000, format: 'lira' },
    { text: '24 Kas 2026', day: '2026-11-24' },
  ],
  ['05321112233', '=HYPERLINK("http://x")', 'Şule & <Oğlu> _x0041_ \u0001"ğ"'],
  ['', { text: '3 dönüm', number: 3000, format: 'area' }, '12345678901234567'],
];

test('numbers are numbers, times those of Istanbul, and a text stays what it is', async () => {
  const sheet = await sheetOf(['Tarih', 'Tutar', 'Gün'], rows, 'Yeni / Talepler: [2026]');
  expect(sheet.name).toBe('Yeni   Talepler   2026 ');
  expect(sheet.getRow(1).values).toEqual([undefined, 'Tarih', 'Tutar', 'Gün']);
  expect(sheet.getCell('A2').value).toEqual(new Date('2026-11-21T01:30:00.000Z'));
  expect([sheet.getCell('B2').value, sheet.getCell('B2').numFmt]).toEqual([1_250_000, '"₺"#,##0']);
  expect(sheet.getCell('C2').value).toEqual(new Date('2026-11-24T00:00:00.000Z'));
  expect(sheet.getRow(3).values).toEqual([
    undefined,
    '05321112233',
    '=HYPERLINK("http://x")',
    // Excel reads the escaped underscore as one; this reader leaves it
    'Şule & <Oğlu> _x005F_x0041_ "ğ"',
  ]);
  expect(['A3', 'B3'].map((cell) => sheet.getCell(cell).type)).toEqual([
    ExcelJS.ValueType.String,
    ExcelJS.ValueType.String,
  ]);
  // typed over, it stays a text
  expect(['A3', 'B3', 'C4'].map((cell) => sheet.getCell(cell).numFmt)).toEqual(['@', '@', '@']);
  expect(sheet.getCell('B4').value).toBe(3000);
});

test('a CSV file of the same rows has their texts', () => {
  expect(toCsv(['Tarih', 'Tutar', 'Gün'], rows).split('\r\n')[1]).toBe(
    '21 Kasım 2026 01:30;₺1.250.000;24 Kas 2026',
  );
});

test('a long text is cut where the format ends, and a long list has all its rows', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => [`Satır ${index}`]);
  const sheet = await sheetOf(['Metin'], [['🏡'.repeat(20_000)], ...many]);
  expect(String(sheet.getCell('A2').value).length).toBeLessThanOrEqual(maxCellCharacters);
  expect(sheet.rowCount).toBe(1003);
  expect(sheet.getCell('A1003').value).toBe('Satır 1000');
});
