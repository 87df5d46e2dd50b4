import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file runs before anything is installed, on the machine's own Node: built-in modules only.

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const modules = join(root, 'node_modules');
/** The Node that the product is made for. */
export const node = join(modules, 'node/bin/node');

/** An environment whose PATH begins with the installed tools, including that Node. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, ...extra, PATH: join(modules, '.bin') + delimiter + process.env.PATH };
}

/** Runs a shell command. Resolves with its exit code and, with `capture`, its output. */
export function run(command, { capture = false, env = {}, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(command, {
      cwd,
      env: toolEnvironment(env),
      shell: true,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        output += data;
      });
    }
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Installs the dependencies unless they match the lock file. Ends the process when that fails.
 * @param folder holds the lock file.
 */
export async function install(folder = root) {
  const stamp = join(folder, 'node_modules/.lock-stamp');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies (about a minute) …');
  const command = 'npm ci --no-audit --no-fund --loglevel=error';
  const { code, output } = await run(command, { capture: true, cwd: folder });
  if (code !== 0) {
    console.error(output);
    console.error('The dependencies could not be installed. Is the npm registry within reach?');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
