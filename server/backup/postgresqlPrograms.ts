/** PostgreSQL's own programs, which dump and restore a database on a server. */
import { execFile, spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../config/startError.ts';
import type { Database } from '../database/schema.ts';

/** Debian installs the programs of every version here, and puts only one version on the PATH. */
const versionsFolder = '/usr/lib/postgresql';

type ProgramName = 'pg_dump' | 'pg_restore';

/** The major version of a PostgreSQL server. */
export async function serverVersion(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version_num') as version`.execute(db);
  return Math.floor(Number(rows[0]?.version) / 10_000);
}

/**
 * Finds the program of the server's own version. An older one refuses the server, and a newer one
 * may send settings that the server does not know: the server would be dumped, but not restored.
 * @returns its path.
 * @throws StartError when there is none.
 */
export async function findProgram(
  name: ProgramName,
  serverVersion: number,
  folders?: readonly string[],
): Promise<string> {
  const candidates = folders ?? [...(process.env.PATH ?? '').split(delimiter), ...(await versionFolders())];
  const others: number[] = [];
  for (const folder of new Set(candidates.filter((one) => one !== ''))) {
    const path = join(folder, name);
    const version = await versionOf(path);
    if (version === serverVersion) return path;
    if (version !== undefined) others.push(version);
  }
  const wanted = `install PostgreSQL's client programs of version ${serverVersion}`;
  throw new StartError(
    others.length === 0
      ? `${name} was not found on the PATH or in ${versionsFolder}; ${wanted}`
      : `the server is of version ${serverVersion} and ${name} of ${others.toSorted((a, b) => a - b).join(', ')}; ${wanted}`,
  );
}

async function versionFolders(): Promise<string[]> {
  const versions = await readdir(versionsFolder).catch(() => []);
  return versions.map((version) => join(versionsFolder, version, 'bin'));
}

async function versionOf(path: string): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: 10_000 });
    const [, major] = /\) (\d+)/.exec(stdout) ?? [];
    return major === undefined ? undefined : Number(major);
  } catch {
    return undefined;
  }
}

/**
 * Runs a program on the database and waits for its end.
 * @throws StartError with the program's own error message.
 */
export async function runProgram(
  path: string,
  name: ProgramName,
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const { url, environment } = programAddress(databaseUrl);
  const child = spawn(path, ['--no-password', `--dbname=${url}`, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let message = '';
  child.stderr.on('data', (chunk: Buffer) => {
    message += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartError(`${name} failed: ${message.trim().split('\n', 3).join(' ')}`);
}

/**
 * Translates a database URL for PostgreSQL's own programs. The password goes into the environment,
 * because other users of the machine can read a program's arguments.
 */
export function programAddress(databaseUrl: string): { url: string; environment: Record<string, string> } {
  const url = new URL(databaseUrl);
  const environment: Record<string, string> = {};
  if (url.password !== '') environment.PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const mode = programSslMode(url.searchParams);
  // only the Node client understands these parameters
  for (const name of ['ssl', 'uselibpqcompat']) url.searchParams.delete(name);
  if (mode !== undefined) url.searchParams.set('sslmode', mode);
  return { url: url.href, environment };
}

/**
 * What the programs call the product's own connection, which never does without TLS once it is
 * asked for, and which compares the certificate with what `sslrootcert` names. Without that file the
 * programs encrypt, but verify nothing: the certificates of the system are not theirs by default.
 */
function programSslMode(parameters: URLSearchParams): string | undefined {
  const mode = parameters.get('sslmode') ?? undefined;
  const hasRoot = parameters.has('sslrootcert');
  if (mode === 'disable' || mode === 'verify-full') return mode;
  if (parameters.get('uselibpqcompat') === 'true') return mode === 'prefer' ? 'require' : mode;
  if (mode === 'no-verify') return 'require';
  if (mode === undefined && !hasRoot && !['true', '1'].includes(parameters.get('ssl') ?? ''))
    return undefined;
  if (hasRoot) return 'verify-full';
  return mode === 'verify-ca' ? mode : 'require';
}
