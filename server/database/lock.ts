import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Takes a folder for this process. Two processes on one embedded database would destroy it, and the database does not guard
 * itself. The lock is a local socket that nobody talks to: the system frees it however the process ends, `kill -9` included.
 * @returns a function that gives the folder back; undefined when another process holds it.
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | undefined> {
  const { dev, ino } = await stat(folder, { bigint: true });
  // by device and inode, so that two spellings of one path, or a link to it, meet the same lock
  const address = addressOf(createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32));
  const server =
    (await listen(address)) ?? ((await removeStale(address)) ? await listen(address) : undefined);
  if (!server) return undefined;
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function addressOf(key: string): string {
  const name = `arazi-teklif-${key}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // Linux has sockets without a file, so that nothing is left behind
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen({ path: address, exclusive: true }, () => resolve(server));
  });
}

/** Where sockets are files, one that nobody answers on was left by a process that was killed. */
async function removeStale(address: string): Promise<boolean> {
  if (process.platform === 'linux' || process.platform === 'win32') return false;
  const answers = await new Promise<boolean>((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
  if (!answers) await rm(address, { force: true });
  return !answers;
}
