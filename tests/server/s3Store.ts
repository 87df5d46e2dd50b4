/** An S3-compatible store that others wrote, behind a connection that the tests disturb. */
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';
import { createFileRemovals } from '../../server/fileRemovals.ts';
import { createS3Files, type S3Limits } from '../../server/s3Files.ts';
import { startTestServer } from './start.ts';

export type StoreState =
  | 'working'
  /** Nothing listens. */
  | 'stopped'
  /** Connections are accepted, and nothing goes through them. */
  | 'stalled'
  /** Each piece takes a while. */
  | 'slow'
  /** Answers that it has no room. */
  | 'full'
  /** Answers begin, and break off in the middle without an end. */
  | 'stallingAnswers';

export interface S3Store {
  /** What the server is configured with. */
  environment: Record<string, string>;
  /** The names of the stored files. */
  names(): Promise<string[]>;
  be(state: StoreState): Promise<void>;
  stop(): Promise<void>;
}

const bucket = 'arazi';
/** Bytes of the answers that still come through while they stall. */
const answeredBytes = 64 * 1024;

export async function startS3Store(): Promise<S3Store> {
  const directory = await mkdtemp(join(tmpdir(), 'arazi-s3-'));
  await mkdir(join(directory, bucket));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port: storePort } = await store.run();
  const putObject = store.store.putObject.bind(store.store);

  let state: StoreState = 'working';
  let changed = Promise.withResolvers<void>();
  let answered = 0;
  const sockets = new Set<Socket>();

  const passOn = (from: Socket, to: Socket, isAnswer: boolean) => {
    from.on('data', async (chunk: Buffer) => {
      from.pause();
      if (isAnswer) answered += chunk.length;
      while (state === 'stalled' || (state === 'stallingAnswers' && answered > answeredBytes)) {
        await changed.promise;
      }
      if (state === 'slow') await pause(20);
      if (!to.destroyed) to.write(chunk);
      from.resume();
    });
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    sockets.add(from);
  };
  const proxy = createServer((client) => {
    const upstream = connect(storePort, '127.0.0.1');
    passOn(client, upstream, false);
    passOn(upstream, client, true);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = addressOf(proxy.address());

  return {
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async names() {
      const files = await readdir(join(directory, bucket));
      return files
        .flatMap((file) => (file.endsWith('._S3rver_object') ? [file.replace('._S3rver_object', '')] : []))
        .toSorted();
    },
    async be(next) {
      state = next;
      answered = 0;
      store.store.putObject =
        next === 'full'
          ? () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
          : putObject;
      if (next === 'stopped') {
        proxy.close();
        for (const socket of sockets) socket.destroy();
      } else if (!proxy.listening) {
        proxy.listen(port, '127.0.0.1');
        await once(proxy, 'listening');
      }
      changed.resolve();
      changed = Promise.withResolvers();
    },
    async stop() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      store.httpServer.closeAllConnections();
      store.httpServer.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('a proxy has no port');
  return address;
}

/** As patient as a test is. */
export const testLimits: S3Limits = {
  connectMs: 1_000,
  idleMs: 500,
  callMs: 1_500,
  minUploadBytesPerSecond: 64 * 1024,
  minDownloadBytesPerSecond: 8 * 1024,
};

/** The whole server with its files in the store. */
export async function startOnS3(store: S3Store, options: { places?: boolean } = {}) {
  return await startTestServer({
    ...options,
    environment: store.environment,
    services: ({ config, db, log }) => {
      if (!config.s3) throw new Error('the server has no bucket');
      const files = createS3Files(config.s3, testLimits);
      return {
        files,
        removals: createFileRemovals(db, files, (error) => log.error({ err: error }, 'not removed')),
      };
    },
  });
}
