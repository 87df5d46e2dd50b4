import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { S3Config } from './config.ts';
import { isFileName, withCopies } from './fileNames.ts';
import type { FileStore } from './files.ts';

/** Files in a bucket of an S3-compatible store. The client is loaded on first use, since most installations need none. */
export function createS3Files(config: S3Config): FileStore {
  let loading: ReturnType<typeof load> | undefined;
  const connect = () => {
    loading ??= load(config);
    return loading;
  };
  const bucket = config.bucket;

  return {
    async keep(upload, name) {
      if (!isFileName(name)) throw new Error('not the name of a stored file');
      const { client, sdk } = await connect();
      await client.send(
        new sdk.PutObjectCommand({
          Bucket: bucket,
          Key: name,
          Body: createReadStream(upload.path),
          ContentLength: upload.size,
          ContentType: upload.type,
        }),
      );
    },

    async keepBuffer(name, data) {
      if (!isFileName(name)) throw new Error('not the name of a stored file');
      const { client, sdk } = await connect();
      await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: name, Body: data }));
    },

    async open(name) {
      if (!isFileName(name)) return undefined;
      const { client, sdk } = await connect();
      const head = await client
        .send(new sdk.HeadObjectCommand({ Bucket: bucket, Key: name }))
        .catch((error: unknown) => {
          if (error instanceof sdk.S3ServiceException && error.$metadata.httpStatusCode === 404)
            return undefined;
          throw error;
        });
      if (!head) return undefined;
      return {
        size: head.ContentLength ?? 0,
        read: async (range) => {
          const { Body: body } = await client.send(
            new sdk.GetObjectCommand({
              Bucket: bucket,
              Key: name,
              ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
            }),
          );
          if (!(body instanceof Readable)) throw new Error('the bucket answered without a body');
          return body;
        },
      };
    },

    async remove(names) {
      const { client, sdk } = await connect();
      // one by one: the call for many needs a checksum that not every store agrees on
      await Promise.all(
        withCopies(names.filter(isFileName)).map((name) =>
          client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: name })),
        ),
      );
    },
  };
}

async function load(config: S3Config) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: config.region,
    // compatible stores do not all know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
  });
  return { client, sdk };
}
