/** The S3-compatible store `s3rver` behind a proxy that disturbs its connections. */
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';
import { test } from 'vitest';
import { createFileRemovals } from '../../../server/files/fileRemovals.ts';
import { createS3Files, type S3Limits } from '../../../server/files/s3Files.ts';
import { startRecordServer } from '../fixtures/recordServer.ts';

export type StoreState =
  | 'working'
  /** Nothing listens. */
  | 'stopped'
  /** Connections are accepted, but pass nothing on. */
  | 'stalled'
  /** Each chunk is delayed. */
  | 'slow'
  /** Writes fail because the disk is full. */
  | 'full'
  /** Removals get no answer. */
  | 'hangingRemovals'
  /** Answers begin and then stall. */
  | 'stallingAnswers';

export interface S3Store {
  /** The server's configuration for this store. */
  environment: Record<string, string>;
  /** The names of the stored files. */
  names(): Promise<string[]>;
  /** The names that were removed, each as often as its removal was asked for. */
  removed(): readonly string[];
  /** The number of connections whose requests a stall holds back. */
  heldBack(): number;
  /** Changes the state. After a stall, waits until the held-back requests have been processed. */
  setState(state: StoreState): Promise<void>;
  stop(): Promise<void>;
}

const bucket = 'arazi';
/** Bytes of the answers that pass before they stall. */
const answerLimitBytes = 64 * 1024;

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
  const removed: string[] = [];
  const { port: storePort } = await store.run();
  store.httpServer.on('request', ({ method, url = '' }) => {
    if (method === 'DELETE') removed.push(url.replace(/^.*\/|\?.*$/g, ''));
  });
  const put = store.store.putObject.bind(store.store);
  let writing = 0;
  const putObject = async (object: unknown) => {
    writing += 1;
    try {
      return await put(object);
    } finally {
      writing -= 1;
    }
  };
  store.store.putObject = putObject;
  // the first step of a removal
  const existsObject = store.store.existsObject.bind(store.store);
  /**
   * Waits for running writes, which begin a little after their bytes arrive and continue when their
   * connection is closed. Gives up after a second, because an incomplete write never ends.
   */
  const untilQuiet = async () => {
    for (let turns = 0, quiet = 0; turns < 50 && quiet < 10; turns += 1) {
      await pause(20);
      quiet = writing === 0 ? quiet + 1 : 0;
    }
  };

  let state: StoreState = 'working';
  let changed = Promise.withResolvers<void>();
  let answeredBytes = 0;
  const sockets = new Set<Socket>();
  /** The connections to the store whose requests a stall holds back. */
  const heldBack = new Set<Socket>();

  const isHeldBack = (isAnswer: boolean) =>
    state === 'stalled' || (state === 'stallingAnswers' && isAnswer && answeredBytes > answerLimitBytes);
  const passOn = (from: Socket, to: Socket, isAnswer: boolean) => {
    let passing = Promise.resolve();
    const pass = async (chunk: Buffer) => {
      if (state === 'stalled' && !isAnswer) heldBack.add(to);
      while (isHeldBack(isAnswer)) await changed.promise;
      if (isAnswer) answeredBytes += chunk.length;
      if (state === 'slow') await pause(5);
      if (!to.destroyed) to.write(chunk);
      from.resume();
    };
    from.on('data', (chunk: Buffer) => {
      from.pause();
      passing = pass(chunk);
    });
    // its last bytes may still be held back
    from.on('end', async () => {
      await passing;
      to.end();
    });
    from.on('error', () => to.destroy());
    from.on('close', async () => {
      sockets.delete(from);
      heldBack.delete(from);
      await passing;
      if (!to.writableEnded) to.destroy();
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
    removed: () => removed,
    heldBack: () => heldBack.size,
    async setState(next) {
      state = next;
      answeredBytes = 0;
      store.store.putObject =
        next === 'full'
          ? () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
          : putObject;
      store.store.existsObject = next === 'hangingRemovals' ? () => new Promise(() => {}) : existsObject;
      if (next === 'stopped') {
        proxy.close();
        for (const socket of sockets) socket.destroy();
      } else if (!proxy.listening) await listenAgain(proxy, port);
      // not `once` of node:events, which rejects when the connection is reset before it closes
      const closed = [...heldBack].map((socket) => new Promise((done) => socket.once('close', done)));
      changed.resolve();
      changed = Promise.withResolvers();
      if (next === 'stalled') return;
      await Promise.all(closed);
      // what a stopped or stalled store has received is written all the same
      if (closed.length > 0 || next === 'working') await untilQuiet();
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

/** Waits for a port that a connection of another process may have meanwhile. */
async function listenAgain(server: Server, port: number): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return;
    } catch (error) {
      if (attempts === 100) throw error;
      await pause(50);
    }
  }
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('a proxy has no port');
  return address;
}

/** Shorter than in production. */
export const testLimits: S3Limits = {
  connectMs: 1_000,
  idleMs: 2_000,
  callMs: 4_000,
  minUploadBytesPerSecond: 64 * 1024,
  minDownloadBytesPerSecond: 8 * 1024,
};

/** A record server with its files in the store. */
export async function startRecordServerOnS3(store: S3Store, limits = testLimits) {
  return await startRecordServer({
    environment: store.environment,
    services: ({ config, db, log }) => {
      if (!config.s3) throw new Error('the server has no bucket');
      const files = createS3Files(config.s3, limits);
      return {
        files,
        removals: createFileRemovals(db, files, (error) => log.error({ err: error }, 'not removed')),
      };
    },
  });
}

/** A test with a store that the tests of its file share. */
export const storeTest = test.extend('store', { scope: 'file' }, async ({}, { onCleanup }) => {
  const store = await startS3Store();
  onCleanup(store.stop);
  return store;
});
