import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { S3Config } from '../config/config.ts';
import { contentTypeOf } from '../forms/upload.ts';
import { isFileName, withCopies } from './fileNames.ts';
import { type FileStore, FileStoreError } from './fileStore.ts';
import { withTimeLimits } from './withTimeLimits.ts';

/**
 * A store that is slower than this counts as unusable. Every limit holds for all attempts of one
 * call together.
 */
export interface S3Limits {
  connectMs: number;
  /** Without a single byte in either direction. */
  idleMs: number;
  /** A whole call, without the time that its bytes may take. */
  callMs: number;
  minUploadBytesPerSecond: number;
  /** Counts the reader's own speed too: phones on slow lines have to get their files. */
  minDownloadBytesPerSecond: number;
}

const defaultLimits: S3Limits = {
  connectMs: 5_000,
  idleMs: 15_000,
  callMs: 20_000,
  minUploadBytesPerSecond: 64 * 1024,
  minDownloadBytesPerSecond: 8 * 1024,
};

/**
 * Each file that is read slowly holds one connection, so this many may be read at the same time.
 */
const maxReads = 1_000;

/**
 * Files in a bucket of an S3-compatible store. The client is loaded on first use, since most
 * installations need none.
 */
export function createS3Files(config: S3Config, limits: S3Limits = defaultLimits): FileStore {
  let loading: ReturnType<typeof load> | undefined;
  const connect = () => {
    loading ??= load(config, limits);
    return loading;
  };
  const bucket = config.bucket;
  const uploadMs = (bytes: number) => limits.callMs + (bytes / limits.minUploadBytesPerSecond) * 1000;
  const downloadMs = (bytes: number) => limits.callMs + (bytes / limits.minDownloadBytesPerSecond) * 1000;

  /** In bytes; undefined when there is no such object. */
  const sizeOf = async (name: string): Promise<number | undefined> => {
    const { calls, sdk } = await connect();
    return await attempt('read', limits.callMs, async (abortSignal) => {
      const command = new sdk.HeadObjectCommand({ Bucket: bucket, Key: name });
      try {
        const { ContentLength = 0 } = await calls.send(command, { abortSignal });
        return ContentLength;
      } catch (error) {
        if (error instanceof sdk.S3ServiceException && error.$metadata.httpStatusCode === 404)
          return undefined;
        throw error;
      }
    });
  };

  return {
    async put(upload, name) {
      requireFileName(name);
      const { calls, sdk } = await connect();
      const body = createReadStream(upload.path);
      const unreadable = new AbortController();
      body.once('error', (error) => unreadable.abort(error));
      const command = new sdk.PutObjectCommand({
        Bucket: bucket,
        Key: name,
        Body: body,
        ContentLength: upload.size,
        ContentType: contentTypeOf(name),
      });
      try {
        await attempt(
          'write',
          uploadMs(upload.size),
          (abortSignal) => calls.send(command, { abortSignal }),
          unreadable.signal,
        );
      } finally {
        body.destroy();
      }
    },

    async putBuffer(name, data) {
      requireFileName(name);
      const { calls, sdk } = await connect();
      const command = new sdk.PutObjectCommand({ Bucket: bucket, Key: name, Body: data });
      await attempt('write', uploadMs(data.length), (abortSignal) => calls.send(command, { abortSignal }));
    },

    async open(name) {
      if (!isFileName(name)) return undefined;
      const size = await sizeOf(name);
      if (size === undefined) return undefined;
      return {
        size,
        read: async (range) => {
          const { reads, sdk } = await connect();
          const command = new sdk.GetObjectCommand({
            Bucket: bucket,
            Key: name,
            ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
          });
          // the limit ends when the answer begins; the file itself has limits of its own
          const body = await attempt('read', limits.callMs, async (abortSignal) => {
            const { Body } = await reads.send(command, { abortSignal });
            if (!(Body instanceof Readable)) throw new Error('the bucket answered without a body');
            return Body;
          });
          const streamLimits = { idleMs: limits.idleMs, totalMs: downloadMs(size) };
          return withTimeLimits(body, streamLimits, (cause) => failed('read', cause));
        },
      };
    },

    async probe() {
      // one object, found or not: the product's key need not have rights on the bucket itself
      await sizeOf('probe');
    },

    async remove(names, signal) {
      const { calls, sdk } = await connect();
      // one by one: the call for many needs a checksum that not every store agrees on
      const removals = await Promise.allSettled(
        withCopies(names.filter(isFileName)).map((name) => {
          const command = new sdk.DeleteObjectCommand({ Bucket: bucket, Key: name });
          return attempt(
            'write',
            limits.callMs,
            (abortSignal) => calls.send(command, { abortSignal }),
            signal,
          );
        }),
      );
      const failure = removals.find((one) => one.status === 'rejected');
      if (failure) throw failure.reason;
    },
  };
}

function requireFileName(name: string): void {
  if (!isFileName(name)) throw new Error('not the name of a stored file');
}

/**
 * Makes one call.
 * @param limitMs covers all attempts of the client together.
 * @param earlier ends the call before its limit.
 * @throws FileStoreError for every failure.
 */
async function attempt<Result>(
  operation: FileStoreError['operation'],
  limitMs: number,
  call: (signal: AbortSignal) => Promise<Result>,
  earlier?: AbortSignal,
): Promise<Result> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, limitMs);
  earlier?.addEventListener('abort', end);
  if (earlier?.aborted) end();
  try {
    return await call(ending.signal);
  } catch (error) {
    throw failed(operation, error);
  } finally {
    clearTimeout(timer);
    earlier?.removeEventListener('abort', end);
  }
}

function failed(operation: FileStoreError['operation'], cause: unknown): FileStoreError {
  return new FileStoreError(operation, 'the bucket cannot be used', { cause });
}

async function load(config: S3Config, { connectMs, idleMs }: S3Limits) {
  const sdk = await import('@aws-sdk/client-s3');
  const options = {
    region: config.region,
    // compatible stores do not all know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
  } as const;
  return {
    sdk,
    /** For calls whose answer holds no file. */
    calls: new sdk.S3Client({
      ...options,
      requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    }),
    /**
     * For reading files. It has connections of its own, so that slow readers do not hold up a save,
     * and no limit for idle connections, since a reader may pause.
     */
    reads: new sdk.S3Client({
      ...options,
      requestHandler: {
        connectionTimeout: connectMs,
        httpAgent: { keepAlive: true, maxSockets: maxReads },
        httpsAgent: { keepAlive: true, maxSockets: maxReads },
      },
    }),
  };
}
