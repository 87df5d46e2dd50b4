/**
 * `npm run dev`: the pages with hot reload, and the server with its data in `data/dev`, restarted
 * when one of its files changes.
 * `npm run dev:mock`: the same pages on the contract's examples.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, node, root, toolEnvironment } from './install/install.mjs';
import { watchNpm } from './install/watchNpm.mjs';

await install();

const isMock = process.argv[2] === 'mock';
const {
  PORT = '3000',
  DATA_DIR = join(root, 'data/dev'),
  PUBLIC_URL = 'http://localhost:5173',
} = process.env;
const { API_URL = `http://127.0.0.1:${isMock ? 4010 : PORT}` } = process.env;
const env = toolEnvironment({ PORT, DATA_DIR, PUBLIC_URL, API_URL });

const api = isMock ? ['mock-server/main.ts'] : ['--watch', '--watch-preserve-output', 'server/main.ts'];
const children = [api, ['node_modules/vite/bin/vite.js']].map((args) =>
  spawn(node, args, { cwd: root, env, stdio: 'inherit' }),
);

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', (code) => stop(code ?? 1));
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
// the terminal has sent Ctrl-C to the children too; a second signal would end the server at once
process.on('SIGINT', () => {
  stopping = true;
});
watchNpm(() => stop(1));
