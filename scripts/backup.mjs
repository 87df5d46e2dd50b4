/** `npm run backup -- FILE` and `npm run restore -- FILE`, on the product's Node. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { install, node, root, toolEnvironment } from './install/install.mjs';

// `npm ci` would remove the dependencies of a running product
if (!existsSync(node)) await install();
const args = ['server/backup/main.ts', ...process.argv.slice(2)];
const child = spawn(node, args, { cwd: root, env: toolEnvironment(), stdio: 'inherit' });
child.on('close', (code) => process.exit(code ?? 1));
