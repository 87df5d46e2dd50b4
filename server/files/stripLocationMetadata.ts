import { type FileHandle, open } from 'node:fs/promises';

/** A film has a handful of parts; one with more is not worth the search. */
const mostParts = 2_000;

/** Parts that hold other parts. */
const holders = ['moov', 'trak'];
/**
 * Parts that hold what the camera noted: where the film was taken, when, and by which phone. A
 * player needs none of them.
 */
const notes = ['udta', 'meta', 'uuid'];

/**
 * Blanks, in its place, what the camera noted in an MP4: each such part becomes one that players
 * pass over, and nothing moves, for the film's own parts are found by their distance from the
 * beginning. A file that is put together otherwise stays as it is.
 */
export async function stripLocationMetadata(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    await walk(file, 0, size, { left: mostParts });
  } finally {
    await file.close();
  }
}

async function walk(file: FileHandle, start: number, end: number, parts: { left: number }): Promise<void> {
  const header = Buffer.alloc(16);
  for (let at = start; at + 8 <= end && parts.left > 0; ) {
    parts.left -= 1;
    await file.read(header, 0, 16, at);
    const type = header.toString('latin1', 4, 8);
    const short = header.readUInt32BE(0);
    // 1: the size stands behind the type, in eight bytes; 0: up to the end
    const headed = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    if (size < headed || at + size > end) return;
    if (notes.includes(type)) await blank(file, at, headed, size);
    else if (holders.includes(type)) await walk(file, at + headed, at + size, parts);
    at += size;
  }
}

/** Renames the part, and writes zeros over what it said. */
async function blank(file: FileHandle, at: number, headed: number, size: number): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  const zeros = Buffer.alloc(Math.min(size - headed, 64 * 1024));
  for (let done = headed; done < size; done += zeros.length) {
    await file.write(zeros, 0, Math.min(zeros.length, size - done), at + done);
  }
}
