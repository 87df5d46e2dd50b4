/**
 * `npm start`: installs what is missing, builds what is stale, starts the product. `npm run demo`:
 * the same with sample data.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install, root, run, toolEnvironment } from './install.mjs';
import { watchNpm } from './watchNpm.mjs';

let server;
let stopping = false;
/** Stops the server, unless it is stopping: a second signal would end it at once. */
function stop() {
  if (!server) process.exit(1);
  if (!stopping) server.kill('SIGTERM');
  stopping = true;
}
watchNpm(stop);

await install();
const built = await build();
if (built.code !== 0) {
  console.error(built.output);
  process.exit(1);
}

const demo = process.argv[2] === 'demo';
const env = demo ? { DATA_DIR: process.env.DATA_DIR || join(root, 'data/demo') } : {};
if (demo && existsSync(join(root, 'server/demo/main.ts'))) {
  const { code } = await run('node server/demo/main.ts', { env });
  if (code !== 0) process.exit(code);
}

server = spawn(join(root, 'node_modules/node/bin/node'), ['server/main.ts'], {
  cwd: root,
  env: toolEnvironment(env),
  // the server stops when this channel closes, which it also does when this process is killed
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // a terminal sends Ctrl-C to the whole group; the server must get it once, from here
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true;
    server.kill(signal);
  });
}
process.on('SIGHUP', stop);
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
