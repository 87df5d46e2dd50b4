/**
 * `npm run backup -- FILE` and `npm run restore -- FILE`: installs what is missing, then runs them
 * on the product's Node.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root, toolEnvironment } from './install.mjs';

await install();
const child = spawn(
  join(root, 'node_modules/node/bin/node'),
  ['server/backup/main.ts', ...process.argv.slice(2)],
  { cwd: root, env: toolEnvironment(), stdio: 'inherit' },
);
child.on('close', (code) => process.exit(code ?? 1));
