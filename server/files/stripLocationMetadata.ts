import { type FileHandle, open } from 'node:fs/promises';

/** A video has a handful of boxes; the search ends after this many. */
const maxBoxes = 2_000;

/** Boxes that contain other boxes. */
const containers = ['moov', 'trak'];
/** Boxes with metadata, such as place, time and device of a recording; players ignore them. */
const metadataBoxes = ['udta', 'meta', 'uuid'];

/**
 * Blanks the metadata boxes of an MP4 file in place, turning them into `free` boxes. No box moves,
 * because the video's own boxes are found by their offsets. A malformed file stays unchanged.
 */
export async function stripLocationMetadata(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    await walkBoxes(file, 0, size, { left: maxBoxes });
  } finally {
    await file.close();
  }
}

async function walkBoxes(
  file: FileHandle,
  start: number,
  end: number,
  boxes: { left: number },
): Promise<void> {
  const header = Buffer.alloc(16);
  for (let at = start; at + 8 <= end && boxes.left > 0; ) {
    boxes.left -= 1;
    await file.read(header, 0, 16, at);
    const type = header.toString('latin1', 4, 8);
    const short = header.readUInt32BE(0);
    // a size of 1 means an 8-byte size after the type, and 0 the rest of the file
    const headerSize = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    if (size < headerSize || at + size > end) return;
    if (metadataBoxes.includes(type)) await blankBox(file, at, headerSize, size);
    else if (containers.includes(type)) await walkBoxes(file, at + headerSize, at + size, boxes);
    at += size;
  }
}

/** Changes the box's type to `free` and overwrites its content with zeros. */
async function blankBox(file: FileHandle, at: number, headerSize: number, size: number): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  const zeros = Buffer.alloc(Math.min(size - headerSize, 64 * 1024));
  for (let done = headerSize; done < size; done += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, size - done), at + done);
  }
}
