/**
 * A ZIP archive, compressed by the browser itself while its parts are made: the library that reads
 * spreadsheets on the server would hold a whole sheet of objects, and block the page meanwhile.
 * @throws what a part throws.
 */
export async function zipArchive(
  parts: Iterable<{ name: string; pieces: Iterable<string> }>,
  type: string,
): Promise<Blob> {
  const content: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directorySize = 0;
  let count = 0;
  for (const { name, pieces } of parts) {
    const { packed, checksum, size } = await compressed(pieces);
    const nameBytes = new TextEncoder().encode(name);
    const shared = numbers([
      ...[short(20), short(utf8Names), short(deflate), short(0), short(firstDay)],
      ...[long(checksum), long(packed.size), long(size), short(nameBytes.length), short(0)],
    ]);
    const head = numbers([long(0x04034b50)]);
    content.push(head, shared, nameBytes, packed);
    const entry = [
      numbers([long(0x02014b50), short(20)]),
      shared,
      numbers([short(0), short(0), short(0), long(0), long(offset)]),
      nameBytes,
    ];
    directory.push(...entry);
    directorySize += entry.reduce((sum, { byteLength }) => sum + byteLength, 0);
    offset += head.byteLength + shared.byteLength + nameBytes.byteLength + packed.size;
    count += 1;
  }
  const end = numbers([
    ...[long(0x06054b50), short(0), short(0), short(count), short(count)],
    ...[long(directorySize), long(offset), short(0)],
  ]);
  return new Blob([...content, ...directory, end], { type });
}

/** Flag and method of an entry by the format, and its oldest day: files made alike are alike. */
const utf8Names = 0x0800;
const deflate = 8;
const firstDay = 0x0021;

async function compressed(pieces: Iterable<string>) {
  const encoder = new TextEncoder();
  const stream = new CompressionStream('deflate-raw');
  const packed = new Response(stream.readable).blob();
  // a failed piece ends both; the writer's error is the one that tells why
  packed.catch(() => undefined);
  const writer = stream.writable.getWriter();
  let checksum = 0;
  let size = 0;
  for (const piece of pieces) {
    const bytes = encoder.encode(piece);
    checksum = crc32(bytes, checksum);
    size += bytes.byteLength;
    await writer.write(bytes);
  }
  await writer.close();
  return { packed: await packed, checksum, size };
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array, before: number): number {
  let value = ~before;
  for (const byte of bytes) value = (value >>> 8) ^ (crcTable[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}

interface Field {
  bytes: 2 | 4;
  value: number;
}
const short = (value: number): Field => ({ bytes: 2, value });
const long = (value: number): Field => ({ bytes: 4, value });

function numbers(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, { bytes }) => sum + bytes, 0)));
  let offset = 0;
  for (const { bytes, value } of fields) {
    if (bytes === 2) view.setUint16(offset, value, true);
    else view.setUint32(offset, value, true);
    offset += bytes;
  }
  return new Uint8Array(view.buffer);
}
