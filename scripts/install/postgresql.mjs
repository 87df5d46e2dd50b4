import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { canInstallPackages, installPackage } from './debian.mjs';
import { run } from './install.mjs';

/** Where Debian and Homebrew keep one folder for each major version. */
const folders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The folder of the newest PostgreSQL's programs; undefined without one. */
function installed() {
  const major = (bin) => Number(/(\d+)\/bin$/.exec(bin)?.[1] ?? 0);
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((version) => join(folder, version, 'bin')))
    .filter((bin) => existsSync(join(bin, 'initdb')))
    .toSorted((a, b) => major(b) - major(a))[0];
}

/** Installs Debian's package without the cluster that it would start. */
async function install() {
  if (!canInstallPackages()) return;
  console.log('Installing PostgreSQL …');
  const settings = '/etc/postgresql-common';
  if (!existsSync(join(settings, 'createcluster.conf'))) {
    mkdirSync(settings, { recursive: true });
    writeFileSync(join(settings, 'createcluster.conf'), 'create_main_cluster = false\n');
  }
  await installPackage('postgresql', '-o Dpkg::Options::=--force-confold');
}

/** A free port on loopback. */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve, reject) => probe.on('listening', resolve).on('error', reject));
  const { port } = probe.address();
  probe.close();
  return port;
}

/** PostgreSQL refuses to run as root: there it runs as the user that Debian's package created. */
async function account() {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag) => Number((await run(`id ${flag} postgres`, { capture: true })).output);
  return { uid: await id('-u'), gid: await id('-g') };
}

/**
 * Starts a PostgreSQL server with an empty cluster in a temporary folder, on loopback alone.
 * @param durable whether commits are synced to the disk; tests need no syncs.
 * @returns the URL of its maintenance database, the folder of its programs and a function that
 * stops it; undefined where PostgreSQL can be neither found nor installed.
 * @throws Error with the output of the program that failed.
 */
export async function startPostgresql({ durable = false } = {}) {
  if (!installed()) await install();
  const bin = installed();
  if (!bin) return undefined;
  const as = await account();
  const folder = mkdtempSync(join(tmpdir(), 'arazi-postgresql-'));
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  await promisify(execFile)(join(bin, 'initdb'), cluster, { ...as, cwd: folder });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 200,
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...parameters], {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // SIGINT ends open connections too; a process that exits early must not leave the server behind
  const end = () => server.kill('SIGINT');
  process.once('exit', end);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await ready(server);
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, bin, stop };
}

/** Waits until the server accepts connections. @throws Error with its log when it ends first. */
function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (data) => {
      if (log.length < 100_000) log += data;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
  });
}
