import { readFile } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { TableFault } from './readTable.ts';
import { tableLimits } from './tableLimits.ts';
import { tableText } from './tableText.ts';

/** What of a workbook is read, in the order in which the library needs it. */
const wanted: readonly RegExp[] = [
  /^\[Content_Types\]\.xml$/,
  /^_rels\/\.rels$/,
  /^xl\/workbook\.xml$/,
  /^xl\/_rels\/workbook\.xml\.rels$/,
  /^xl\/styles\.xml$/,
  /^xl\/sharedStrings\.xml$/,
  /^xl\/worksheets\/[^/]+\.xml$/,
];
const stored = 0;
const deflated = 8;

interface Entry {
  name: string;
  method: number;
  crc: number;
  packed: Buffer;
  size: number;
}

/**
 * The archive of a workbook with the entries that are read, and no others. Each was unpacked once,
 * which says how large it truly is: an archive may lie about that, and hold terabytes in a few
 * kilobytes.
 * @throws TableFault for what is no archive of a workbook, for an encrypted one, and above the limit.
 */
export async function checkedArchive(path: string): Promise<Buffer> {
  const entries = directoryOf(await readFile(path));
  const kept = wanted.flatMap((pattern) => {
    const found = entries.filter(({ name }) => pattern.test(name));
    // sheets in their order, of which the first is read
    return found.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  });
  if (!kept.some(({ name }) => name === 'xl/workbook.xml')) throw new TableFault(tableText.notASheet);
  let total = 0;
  for (const entry of kept) {
    entry.size = await unpackedSize(entry, tableLimits.unpackedBytes - total);
    total += entry.size;
  }
  return archiveOf(kept);
}

/** @throws TableFault for what has no directory that can be read. */
function directoryOf(file: Buffer): Entry[] {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new TableFault(tableText.unreadable);
  const entries: Entry[] = [];
  try {
    const count = file.readUInt16LE(end + 10);
    if (count > tableLimits.entries) throw new TableFault(tableText.tooLarge);
    let at = file.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
      if (file.readUInt32LE(at) !== 0x02014b50) throw new TableFault(tableText.unreadable);
      const nameLength = file.readUInt16LE(at + 28);
      const isEncrypted = (file.readUInt16LE(at + 8) & 1) === 1;
      if (isEncrypted) throw new TableFault(tableText.encrypted);
      const head = file.readUInt32LE(at + 42);
      const begin = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28);
      entries.push({
        name: file.toString('utf8', at + 46, at + 46 + nameLength),
        method: file.readUInt16LE(at + 10),
        crc: file.readUInt32LE(at + 16),
        packed: file.subarray(begin, begin + file.readUInt32LE(at + 20)),
        size: 0,
      });
      at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
  } catch (error) {
    // a number that leads out of the file
    throw error instanceof TableFault ? error : new TableFault(tableText.unreadable);
  }
  return entries;
}

/** @throws TableFault above `most` bytes, and for what cannot be unpacked. */
async function unpackedSize({ method, packed }: Entry, most: number): Promise<number> {
  if (method === stored) return requireAtMost(packed.length, most);
  if (method !== deflated) throw new TableFault(tableText.unreadable);
  const inflate = createInflateRaw();
  let size = 0;
  inflate.end(packed);
  try {
    for await (const piece of inflate) size = requireAtMost(size + piece.length, most);
  } catch (error) {
    throw error instanceof TableFault ? error : new TableFault(tableText.unreadable);
  }
  return size;
}

function requireAtMost(size: number, most: number): number {
  if (size > most) throw new TableFault(tableText.tooLarge);
  return size;
}

/** An archive of the entries as they were packed. */
function archiveOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, method, crc, packed, size } of entries) {
    const nameBytes = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crc, 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(size, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    parts.push(Buffer.from([0x50, 0x4b, 3, 4]), shared, nameBytes, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), shared, place, nameBytes);
    offset += 30 + nameBytes.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}
