import { finished, Readable } from 'node:stream';

interface StreamLimits {
  /** How long the source may take for its next bytes while the reader waits for them. */
  idleMs: number;
  totalMs: number;
}

/**
 * Passes a stream on, and fails when the source stops sending or the reader stops reading.
 * @param failure makes the error for either limit, and for a source that fails.
 */
export function withTimeLimits(
  source: Readable,
  { idleMs, totalMs }: StreamLimits,
  failure: (cause: unknown) => Error,
): Readable {
  let idle: NodeJS.Timeout | undefined;
  const expire = () => stream.destroy(failure(new Error('the time limit of a read has passed')));
  const total = setTimeout(expire, totalMs);
  const stream = new Readable({
    read() {
      idle ??= setTimeout(expire, idleMs);
      source.resume();
    },
    destroy(error, done) {
      clearTimeout(idle);
      clearTimeout(total);
      source.destroy();
      done(error);
    },
  });
  source.on('data', (chunk: Buffer) => {
    clearTimeout(idle);
    idle = undefined;
    if (stream.push(chunk)) idle = setTimeout(expire, idleMs);
    else source.pause();
  });
  finished(source, (error) => {
    if (error) stream.destroy(failure(error));
    else stream.push(null);
  });
  return stream;
}
