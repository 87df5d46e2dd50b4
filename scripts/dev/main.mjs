/**
 * `npm run dev`: the pages with hot reload, and the server with its data in `data/dev`, restarted
 * when one of its files changes. The pages start once the server has said where it listens.
 * `npm run dev:mock`: the same pages on the contract's examples.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters, styleText } from 'node:util';
import { build } from '../build/build.mjs';
import { node, root, toolEnvironment } from '../install/install.mjs';
import { watchNpm } from '../install/watchNpm.mjs';

const isMock = process.argv[2] === 'mock';
const { PAGES_DIR = join(root, 'dist/web') } = process.env;
// the server does not start without built pages, although Vite serves them
if (!isMock && !existsSync(join(PAGES_DIR, 'index.html'))) {
  const { code, output } = await build();
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
}
const {
  // not that of `npm start`, which may run beside it
  PORT = '3001',
  DATA_DIR = join(root, 'data/dev'),
  /** Where the pages are served. */
  PAGES_PORT = '5173',
  PUBLIC_URL = `http://localhost:${PAGES_PORT}`,
} = process.env;
const { API_URL = `http://127.0.0.1:${isMock ? 4010 : PORT}` } = process.env;
const env = toolEnvironment({ PORT, DATA_DIR, PUBLIC_URL, API_URL, ...(isMock ? { MOCK: 'yes' } : {}) });

/** How long the processes may take that have got Ctrl-C themselves. */
const endedByTerminalMs = 5_000;

let stopping = false;
let isOpen = false;

/** The line of a server, or of the mock, that takes calls. */
const isReady = /^(Serving on|The contract's examples are served on) /;
const ready = Promise.withResolvers();

/** Passes a process's lines on. The password that is shown only once stands out. */
function print(coloured) {
  const line = stripVTControlCharacters(coloured);
  if (isReady.test(line)) return ready.resolve();
  // it names another address than that of the pages
  if (line.includes('"msg":"Server listening at ')) return;
  // the watcher would wait for a change, and what has failed is on the screen
  if (line.startsWith('Failed running ') && !isOpen) return stop(1);
  const isPassword = line.startsWith('Admin sign-in (shown once)');
  console.log(isPassword ? `\n${styleText(['black', 'bgYellow', 'bold'], ` ${line} `)}\n` : coloured);
}

const children = [];
function start(args) {
  const child = spawn(node, args, { cwd: root, env, stdio: ['inherit', 'pipe', 'inherit'] });
  createInterface(child.stdout).on('line', print);
  child.on('exit', (code) => {
    if (!stopping) stop(code ?? 1);
  });
  children.push(child);
}

/** Ends every process that has been started. */
function stop(code) {
  if (!stopping) process.exitCode = code;
  stopping = true;
  ready.resolve();
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
// the terminal has sent Ctrl-C to the children too; a second signal would end the server at once
process.on('SIGINT', () => {
  stopping = true;
  // a server that has not started yet says nothing any more
  ready.resolve();
  // it may have reached this process alone
  setTimeout(() => stop(0), endedByTerminalMs).unref();
});
watchNpm(() => stop(1));

start(isMock ? ['mock-server/main.ts'] : ['--watch', '--watch-preserve-output', 'server/main.ts']);
console.log(isMock ? 'Starting the mock …' : 'Starting the server …');
await ready.promise;
// the pages start last: before, their calls would fail
const pages = ['--port', PAGES_PORT, '--strictPort', '--logLevel', 'warn', '--clearScreen', 'false'];
if (!stopping) start(['node_modules/vite/bin/vite.js', ...pages]);
while (!stopping && !isOpen) {
  isOpen = await fetch(`http://127.0.0.1:${PAGES_PORT}/`).then(
    () => true,
    () => sleep(100, false),
  );
}
if (!stopping) console.log(`\nOpen ${styleText(['cyan', 'bold'], PUBLIC_URL)}`);
