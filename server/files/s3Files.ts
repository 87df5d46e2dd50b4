import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { S3Config } from '../config/config.ts';
import { contentTypeOf, isFileName, withCopies } from './fileNames.ts';
import { type FileStore, FileStoreError } from './fileStore.ts';
import { withTimeLimits } from './withTimeLimits.ts';

/** A slower store counts as unusable. Each limit covers all attempts of one call together. */
export interface S3Limits {
  connectMs: number;
  /** Without any byte in either direction. */
  idleMs: number;
  /** Of a whole call, apart from the time for its bytes. */
  callMs: number;
  minUploadBytesPerSecond: number;
  /** Limited by the reader too, so it must suit phones on slow connections. */
  minDownloadBytesPerSecond: number;
}

const defaultLimits: S3Limits = {
  connectMs: 5_000,
  idleMs: 15_000,
  callMs: 20_000,
  minUploadBytesPerSecond: 64 * 1024,
  minDownloadBytesPerSecond: 8 * 1024,
};

/** Connections for reading; each slow reader holds one. */
const maxReads = 1_000;
/** Connections for removing. */
const maxRemovals = 10;

/**
 * Files in a bucket of an S3-compatible store. The client is loaded on first use, because most
 * installations use none.
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

  /** Bytes; undefined when the object does not exist. */
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
          // this limit ends with the answer's headers; the body has its own limits
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
      // any object, found or not: the access key may lack rights on the bucket itself
      await sizeOf('probe');
    },

    async remove(names, signal) {
      const { removals: client, sdk } = await connect();
      // one by one, because stores disagree on the checksum that DeleteObjects needs
      const removals = await Promise.allSettled(
        withCopies(names.filter(isFileName)).map((name) => {
          const command = new sdk.DeleteObjectCommand({ Bucket: bucket, Key: name });
          return attempt(
            'write',
            limits.callMs,
            (abortSignal) => client.send(command, { abortSignal }),
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
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    return await call(earlier ? AbortSignal.any([limit.signal, earlier]) : limit.signal);
  } catch (error) {
    throw failed(operation, error);
  } finally {
    clearTimeout(timer);
  }
}

function failed(operation: FileStoreError['operation'], cause: unknown): FileStoreError {
  return new FileStoreError(operation, 'the bucket cannot be used', { cause });
}

async function load(config: S3Config, { connectMs, idleMs }: S3Limits) {
  const sdk = await import('@aws-sdk/client-s3');
  const options = {
    region: config.region,
    // not all compatible stores support the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
  } as const;
  return {
    sdk,
    /** For all calls except reads and removals of files. */
    calls: new sdk.S3Client({
      ...options,
      requestHandler: { connectionTimeout: connectMs, socketTimeout: idleMs },
    }),
    /**
     * For removing files: with separate connections, so that removals that hang delay no saves.
     * They are not kept: one that the store has closed meanwhile would fail the next removal.
     */
    removals: new sdk.S3Client({
      ...options,
      requestHandler: {
        connectionTimeout: connectMs,
        socketTimeout: idleMs,
        httpAgent: { keepAlive: false, maxSockets: maxRemovals },
        httpsAgent: { keepAlive: false, maxSockets: maxRemovals },
      },
    }),
    /**
     * For reading files: with separate connections, so that slow readers do not delay saves, and
     * without an idle limit, because a reader may pause.
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
