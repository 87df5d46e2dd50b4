import { createWriteStream } from 'node:fs';
import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';

/**
 * Hands the body to the parser. A broken form is still read to its end, unparsed: destroying the
 * source would cut the connection before the sender has read why.
 * @throws Refusal 413 over `most` bytes, 400 when the form is broken or breaks off.
 */
export function feed(source: Readable, parser: Writable, most: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let seen = 0;
    const onData = (chunk: Buffer) => {
      seen += chunk.length;
      if (seen > most) return stop(new Refusal(413, refusalText.tooLarge));
      if (parser.write(chunk)) return;
      source.pause();
      parser.once('drain', () => source.resume());
    };
    const onEnd = () => {
      // a source closes after its end, while the disk may still be behind: that is no breaking off
      source.off('close', onBroken);
      parser.end();
    };
    const onBroken = (error?: Error) =>
      stop(error instanceof Refusal ? error : new Refusal(400, refusalText.badInput));
    const stop = (refusal: Refusal) => {
      source.off('data', onData).off('end', onEnd).off('close', onBroken);
      source.resume();
      reject(refusal);
    };
    source.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken);
    parser.on('error', onBroken);
    parser.on('finish', resolve);
  });
}

/** Writes a part, or as much of it as is allowed. @returns how many bytes came. */
export async function writeUpTo(part: Readable, path: string, most: number): Promise<number> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  let size = 0;
  const counting = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most || file.write(chunk)) done();
      else file.once('drain', done);
    },
    final(done) {
      file.end(done);
    },
    destroy(error, done) {
      file.destroy();
      done(error);
    },
  });
  file.on('error', (error) => counting.destroy(error));
  await pipeline(part, counting);
  return size;
}
