import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './install.mjs';

/** Where Debian, macOS's Homebrew and others put the programs of each major version. */
const folders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The folder of the newest PostgreSQL's programs on this machine; undefined without one. */
function installed() {
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((version) => join(folder, version, 'bin')))
    .filter((bin) => existsSync(join(bin, 'initdb')));
  const major = (bin) => Number(/(\d+)\/bin$/.exec(bin)?.[1] ?? 0);
  return found.toSorted((a, b) => major(b) - major(a))[0];
}

/** Installs Debian's package, without the database cluster that it would start by itself. */
async function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PostgreSQL …');
  const settings = '/etc/postgresql-common';
  if (!existsSync(join(settings, 'createcluster.conf'))) {
    mkdirSync(settings, { recursive: true });
    writeFileSync(join(settings, 'createcluster.conf'), 'create_main_cluster = false\n');
  }
  const packages =
    'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq -o Dpkg::Options::=--force-confold postgresql';
  await run(`${packages} || (apt-get update -qq && ${packages})`, { capture: true });
}

/** A free port on loopback. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * PostgreSQL refuses to run as root: there its programs run as the user that Debian's package made.
 */
async function account() {
  if (process.getuid?.() !== 0) return {};
  const id = async (flag) => Number((await run(`id ${flag} postgres`, { capture: true })).output);
  return { uid: await id('-u'), gid: await id('-g') };
}

/**
 * Starts a PostgreSQL server with an empty cluster in a temporary folder, on loopback alone.
 * @param durable whether commits are synced to the disk; tests that cannot lose power leave it off.
 * @returns the URL of its maintenance database, and what ends it; undefined where no PostgreSQL can
 * be had.
 */
export async function startPostgresql({ durable = false } = {}) {
  if (!installed()) await install();
  const bin = installed();
  if (!bin) return undefined;
  const as = await account();
  const folder = mkdtempSync(join(tmpdir(), 'arazi-postgresql-'));
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const start = (program, parameters) =>
    spawn(join(bin, program), parameters, { ...as, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  await finished(
    start('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']),
  );

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 200,
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const server = start('postgres', [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    // "fast": ends the connections that are still open
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  // a process that ends early must not leave the server behind
  process.once('exit', () => server.kill('SIGINT'));
  await ready(server);
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, bin, stop };
}

/** Waits for a program's end. @throws Error with what it printed, when it failed. */
async function finished(child) {
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${code}: ${output}`);
}

/** Waits until the server takes connections. @throws Error with its log, when it ends before. */
function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (data) => {
      if (log.length < 100_000) log += data;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.stdout.resume();
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
  });
}
