/** `npm run backup -- FILE` and `npm run restore -- FILE`, on the product's Node. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, toolEnvironment } from './install.mjs';

const node = join(root, 'node_modules/node/bin/node');
// A reinstallation would take the dependencies away from the product that is running.
if (!existsSync(node)) await install();
const child = spawn(node, ['server/backup/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: toolEnvironment(),
  stdio: 'inherit',
});
child.on('close', (code) => process.exit(code ?? 1));
