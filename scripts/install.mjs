import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs on the machine's own Node, before anything is installed: built-in modules only. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.lock-stamp');

/**
 * The environment in which `node` is the version that the product is made for, and the installed
 * tools are found.
 */
export function toolEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...process.env, ...extra, PATH: [join(modules, '.bin'), process.env.PATH].join(separator) };
}

/** Runs a command and resolves with its exit code and, when `capture`, its output. */
export function run(command, { capture = false, env = {}, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(command, {
      cwd,
      env: toolEnvironment(env),
      shell: true,
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Installs what the lock file names, unless just that is installed already. Ends the process when
 * it cannot.
 */
export async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies (about a minute) …');
  const { code, output } = await run('npm ci --no-audit --no-fund --loglevel=error', { capture: true });
  if (code !== 0) {
    console.error(output);
    console.error('The dependencies could not be installed. Is the npm registry within reach?');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
