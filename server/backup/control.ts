/**
 * The connection between the backup command and a running server with the embedded database, which
 * only the server can read. It is an HTTP port on loopback with one operation, for clients that can
 * read the token in `control.json`.
 */
import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { reason, StartError } from '../config/startError.ts';
import { pauseRemovals } from '../files/removalPause.ts';
import { listen } from '../http/listen.ts';
import { isSameSecret } from '../identity/isSameSecret.ts';
import type { Services } from '../resources/services.ts';
import { type Snapshot, snapshotsFolder, takeSnapshot } from './snapshot.ts';

const host = '127.0.0.1';
const controlFile = (dataDir: string) => join(dataDir, 'control.json');

/** The refusal of a second backup at the same time, on either engine. */
export const backupUnderWay = 'Another backup of this installation is under way';

export interface Control {
  /** Closes the port; a running backup fails. */
  stop(): Promise<void>;
}

/** Makes snapshots on request. A snapshot is removed when its client closes the connection. */
export async function startControl({
  db,
  config,
  log,
}: Pick<Services, 'db' | 'config' | 'log'>): Promise<Control> {
  const token = randomBytes(32).toString('base64url');
  const path = controlFile(config.dataDir);
  await rm(snapshotsFolder(config.dataDir), { recursive: true, force: true });
  let busy: Promise<void> | undefined;
  let removal: Promise<void> = Promise.resolve();

  async function serveSnapshot(response: ServerResponse): Promise<void> {
    const gone = new Promise((resolve) => response.once('close', resolve));
    const pause = await pauseRemovals(db);
    try {
      const snapshot = await takeSnapshot(db, config.dataDir);
      const { heldMs } = snapshot;
      log.info({ heldMs: Math.round(heldMs) }, 'a backup copies the database');
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write(`${JSON.stringify(snapshot)}\n`);
      await gone;
      // not awaited: the next backup may begin before this one ends
      removal = rm(snapshot.folder, { recursive: true, force: true }).catch((error: unknown) =>
        log.error({ err: error }, "a backup's copy of the database was not removed"),
      );
    } finally {
      pause.end();
    }
  }

  const server = createServer((incoming, response) => {
    incoming.resume();
    if (!isSameSecret(incoming.headers.authorization, `Bearer ${token}`)) return refuse(response, 403);
    if (incoming.method !== 'POST' || incoming.url !== '/snapshot') return refuse(response, 404);
    if (busy) return refuse(response, 409);
    busy = serveSnapshot(response)
      .catch((error: unknown) => {
        log.error({ err: error }, 'a backup could not copy the database');
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end(reason(error));
      })
      .finally(() => {
        busy = undefined;
      });
  });
  const port = await listen(server, { host, port: 0 });
  // `mode` applies to new files only
  await rm(path, { force: true });
  await writeFile(path, JSON.stringify({ port, token }), { mode: 0o600, flag: 'wx' });
  return {
    async stop() {
      await rm(path, { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await busy;
      await removal;
    },
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}

interface BorrowedSnapshot extends Snapshot {
  /** @throws Error when the server has ended since: the snapshot is gone. */
  check(): void;
  /** Lets the server remove the snapshot. */
  end(): void;
}

/**
 * Requests a snapshot from the server that runs on this folder.
 * @throws StartError when the server cannot be reached, or cannot make one.
 */
export async function borrowSnapshot(dataDir: string): Promise<BorrowedSnapshot> {
  const { port, token } = await readControl(dataDir);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request({ host, port, method: 'POST', path: '/snapshot', agent: false });
    call.setHeader('authorization', `Bearer ${token}`);
    call.once('response', resolve);
    call.once('error', (error) =>
      reject(new StartError(`The running server does not answer: ${reason(error)}`, { cause: error })),
    );
    call.end();
  });
  if (answer.statusCode === 409) throw new StartError(backupUnderWay);
  if (answer.statusCode !== 200) {
    let problem = '';
    for await (const chunk of answer) problem += chunk;
    throw new StartError(
      `The running server could not copy its database: ${problem || `status ${answer.statusCode}`}`,
    );
  }
  let ended = false;
  const snapshot = await new Promise<Snapshot>((resolve, reject) => {
    answer.once('close', () => {
      ended = true;
      reject(new StartError('The running server ended during the backup'));
    });
    // `close` follows
    answer.on('error', () => undefined);
    createInterface({ input: answer }).once('line', (line) => resolve(JSON.parse(line)));
  });
  return {
    ...snapshot,
    check() {
      if (ended) throw new StartError('The running server ended during the backup');
    },
    end: () => void answer.destroy(),
  };
}

async function readControl(dataDir: string): Promise<{ port: number; token: string }> {
  const path = controlFile(dataDir);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new StartError(
        `DATA_DIR ${dataDir} is in use by a process that takes no backup orders: a server that is starting, or another backup`,
      );
    throw new StartError(`Cannot read ${path}: run the backup as the user that runs the server`);
  });
  return JSON.parse(text);
}
