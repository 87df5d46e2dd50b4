import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { test as base, expect } from 'vitest';
import { xlsxParts } from '../../../rules/lists/xlsx.ts';
import { readTable, TableFault } from '../../../server/forms/tables/readTable.ts';
import { tableLimits } from '../../../server/forms/tables/tableLimits.ts';
import { tableText } from '../../../server/forms/tables/tableText.ts';
import { zipArchive } from '../../../src/browser/zipArchive.ts';
import { temporaryFolder } from '../fixtures/temporaryFolder.ts';

const test = base.extend('read', async ({}, { onCleanup }) => {
  const folder = await temporaryFolder(onCleanup);
  /** The rows of a file, or why it is refused. */
  return async (
    content: string | Uint8Array,
    format: 'csv' | 'xlsx' = 'csv',
    limits: { heapMegabytes: number; timeMs: number } = tableLimits,
  ) => {
    const path = join(folder, 'tablo');
    await writeFile(path, content);
    const rows: (readonly string[])[] = [];
    try {
      for await (const batch of readTable(path, format, limits))
        rows.push(...batch.map(({ cells }) => cells));
    } catch (error) {
      if (error instanceof TableFault) return error.message;
      throw error;
    }
    return rows;
  };
});

async function archive(parts: { name: string; pieces: Iterable<string> }[]): Promise<Uint8Array> {
  return new Uint8Array(await (await zipArchive(parts, 'application/zip')).arrayBuffer());
}
/** A workbook whose sheet is this. */
const withSheet = (pieces: Iterable<string>) =>
  archive(
    [...xlsxParts('Liste', ['a'], [])].map((part) =>
      part.name.includes('sheet1') ? { ...part, pieces } : part,
    ),
  );

test('commas, semicolons and tabs are told apart, with and without a mark', async ({ read }) => {
  const rows = [
    ['ad', 'not'],
    ['Şükrü', '2;3'],
  ];
  expect(await read('ad;not\r\nŞükrü;"2;3"\r\n')).toEqual(rows);
  expect(await read('\uFEFFad,not\n\nŞükrü,2;3')).toEqual(rows);
  expect(await read('ad\tnot\nŞükrü\t2;3')).toEqual(rows);
  expect(await read(Buffer.from('\uFEFFad\tnot\nŞükrü\t2;3', 'utf16le'))).toEqual(rows);
});

test('what is no table is refused with a sentence', async ({ read }) => {
  expect(await read('')).toBe(tableText.empty);
  expect(await read(Uint8Array.of(77, 90, 0, 3))).toBe(tableText.binary);
  expect(await read('a;b\n"1;2\n3;4')).toBe(tableText.quotes(2));
  expect(await read('PK no archive', 'xlsx')).toBe(tableText.unreadable);
  expect(await read(await archive([{ name: 'belge.txt', pieces: ['x'] }]), 'xlsx')).toBe(tableText.notASheet);
  expect(await read(`a\n${'x'.repeat(tableLimits.cellCharacters + 1)}`)).toBe(tableText.hugeCell(2));
  expect(await read(Array.from({ length: 101 }, (_, index) => index).join(';'))).toBe(
    tableText.tooManyColumns,
  );
  expect(await read('satır\n'.repeat(tableLimits.rows + 2))).toBe(tableText.tooManyRows);
});

test('an encrypted entry, and an archive that breaks off, are refused', async ({ read }) => {
  const file = await withSheet(['<worksheet><sheetData/></worksheet>']);
  const directory = Buffer.from(file).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  const encrypted = Uint8Array.from(file);
  encrypted[directory + 8] = 1;
  expect(await read(encrypted, 'xlsx')).toBe(tableText.encrypted);
  expect(await read(file.slice(0, file.length / 2), 'xlsx')).toBe(tableText.unreadable);
});

test('a small archive that unpacks to gigabytes is refused', async ({ read }) => {
  const megabyte = ' '.repeat(1024 * 1024);
  function* pieces() {
    yield '<worksheet><sheetData>';
    for (let count = 0; count < 420; count += 1) yield megabyte;
  }
  const bomb = await withSheet(pieces());
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(await read(bomb, 'xlsx')).toBe(tableText.tooLarge);
}, 120_000);

test('a reader that runs out of memory or time ends alone, with a sentence', async ({ read }) => {
  function* pieces() {
    yield '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>';
    for (let count = 0; count < 100; count += 1) yield 'ş'.repeat(1024 * 1024);
    yield '</t></is></c></row></sheetData></worksheet>';
  }
  const file = await withSheet(pieces());
  expect([tableText.tooLarge, tableText.unreadable, tableText.hugeCell(1)]).toContain(
    await read(file, 'xlsx', { heapMegabytes: 64, timeMs: 60_000 }),
  );
  expect(await read(file, 'xlsx', { heapMegabytes: 64, timeMs: 1 })).toBe(tableText.tooSlow);
}, 120_000);

test('the first sheet is read as its cells are shown', async ({ read }) => {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('İlk').addRows([
    ['Ad', 'Telefon', 'Alan'],
    ['Ayşe', '05321112233', 2450.5],
    [
      { richText: [{ text: 'Ali ' }, { text: 'Can' }] },
      5321112233,
      { text: 'site', hyperlink: 'https://x.example' },
    ],
  ]);
  workbook.addWorksheet('İkinci').addRow(['başka']);
  expect(await read(new Uint8Array(await workbook.xlsx.writeBuffer()), 'xlsx')).toEqual([
    ['Ad', 'Telefon', 'Alan'],
    ['Ayşe', '05321112233', '2450,5'],
    ['Ali Can', '5321112233', 'site'],
  ]);
});
