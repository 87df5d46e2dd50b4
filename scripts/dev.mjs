/**
 * `npm run dev`: pages with hot reload on the real server, in `data/dev`. `npm run dev:mock`: the
 * same on the contract's examples.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root, toolEnvironment } from './install.mjs';
import { watchNpm } from './watchNpm.mjs';

await install();

const mock = process.argv[2] === 'mock';
const port = process.env.PORT || '3000';
const server = {
  PORT: port,
  DATA_DIR: process.env.DATA_DIR || join(root, 'data/dev'),
  PUBLIC_URL: process.env.PUBLIC_URL || 'http://localhost:5173',
};
const api = mock ? 'http://127.0.0.1:4010' : `http://127.0.0.1:${port}`;

const children = [
  mock
    ? node(['mock-server/main.ts'])
    : node(['--watch', '--watch-preserve-output', 'server/main.ts'], server),
  node(['node_modules/vite/bin/vite.js'], { API_URL: process.env.API_URL || api }),
];

/**
 * A group of its own: a Ctrl-C would otherwise reach it from the terminal and from here, and two
 * signals end the server at once.
 */
function node(args, env = {}) {
  return spawn(join(root, 'node_modules/node/bin/node'), ['scripts/endWithParent.mjs', ...args], {
    cwd: root,
    env: toolEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
}

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', (code) => stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
watchNpm(() => stop(1));
