/**
 * `npm run dev`: the pages with hot reload, and the server with its data in `data/dev`, restarted
 * when one of its files changes. The pages start once the server answers.
 * `npm run dev:mock`: the same pages on the contract's examples.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';
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
const env = toolEnvironment({ PORT, DATA_DIR, PUBLIC_URL, API_URL, ...(isMock ? { MOCK: 'yes' } : {}) });

let stopping = false;

/** Lines that name another address than that of the pages. */
const otherAddress = /^(Serving on|The contract's examples are served on) |"msg":"Server listening at /;

/** Passes a process's lines on. The password that is shown only once stands out. */
function print(line) {
  if (otherAddress.test(line)) return;
  const isPassword = line.startsWith('Admin sign-in (shown once)');
  console.log(isPassword ? `\n${styleText(['black', 'bgYellow', 'bold'], ` ${line} `)}\n` : line);
}

/** Waits until an address answers, and does not answer that it is not ready. */
async function answers(url) {
  while (!stopping) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer && answer.status !== 503) return;
    await sleep(100);
  }
}

const children = [];
function start(args) {
  const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'pipe', 'inherit'] });
  createInterface(child.stdout).on('line', print);
  child.on('exit', (code) => stop(code ?? 1));
  children.push(child);
}

function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
// the terminal has sent Ctrl-C to the children too; a second signal would end the server at once
process.on('SIGINT', () => {
  stopping = true;
});
watchNpm(() => stop(1));

start(isMock ? ['mock-server/main.ts'] : ['--watch', '--watch-preserve-output', 'server/main.ts']);
console.log(isMock ? 'Starting the mock …' : 'Starting the server …');
await answers(`${API_URL}/readyz`);
// pages that open before could not load anything
const pages = ['--strictPort', '--logLevel', 'warn', '--clearScreen', 'false'];
if (!stopping) start(['node_modules/vite/bin/vite.js', ...pages]);
await answers('http://127.0.0.1:5173/');
if (!stopping) console.log(`\nOpen ${styleText(['cyan', 'bold'], PUBLIC_URL)}`);
