/** `npm start`: installs what is missing, builds what is stale, starts the product. `npm run demo`: the same with sample data. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install, root, run, toolEnvironment } from './install.mjs';

await install();
const built = await build();
if (built.code !== 0) {
  console.error(built.output);
  process.exit(1);
}

const demo = process.argv[2] === 'demo';
const env = demo ? { DATA_DIR: process.env.DATA_DIR || join(root, 'data/demo') } : {};
if (demo && existsSync(join(root, 'server/demo.ts'))) {
  const { code } = await run('node server/demo.ts', { env });
  if (code !== 0) process.exit(code);
}

const server = spawn(join(root, 'node_modules/node/bin/node'), ['server/main.ts'], {
  cwd: root,
  env: toolEnvironment(env),
  stdio: 'inherit',
  // a terminal sends Ctrl-C to the whole group; the server must get it once, from here
  detached: true,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
