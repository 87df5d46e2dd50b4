/**
 * `npm start`: installs what is missing, builds what is stale, starts the product. `npm run demo`:
 * the same with sample data in `data/demo`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build/build.mjs';
import { install, node, root, run, toolEnvironment } from './install/install.mjs';
import { watchNpm } from './install/watchNpm.mjs';

let server;
let stopping = false;
/**
 * Stops the server when npm or the terminal has ended, which may follow a signal: a second one
 * would end the server at once.
 */
function stop() {
  if (!server) process.exit(1);
  if (!stopping) server.kill('SIGTERM');
  stopping = true;
}
watchNpm(stop);

await install();
const { code, output } = await build();
if (code !== 0) {
  console.error(output);
  process.exit(1);
}

const env = {};
if (process.argv[2] === 'demo') {
  env.DATA_DIR = process.env.DATA_DIR || join(root, 'data/demo');
  const demo = await run('node server/demo/main.ts', { env });
  if (demo.code !== 0) process.exit(demo.code);
}

server = spawn(node, ['server/main.ts'], {
  cwd: root,
  env: toolEnvironment(env),
  // the server stops when this channel closes, also when this process is killed
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // a terminal sends Ctrl-C to its whole process group; the server gets it from here alone
  detached: true,
});
// passed on each time, so that a second Ctrl-C ends the server at once
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true;
    server.kill(signal);
  });
}
process.on('SIGHUP', stop);
server.on('close', (exitCode) => process.exit(exitCode ?? 1));
