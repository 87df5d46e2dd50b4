/**
 * Runs a command on a new PostgreSQL server, for `npm run test:postgresql` and
 * `npm run mutate:server`. The arguments are the command and its own arguments. The server is in a
 * temporary folder and stops after the command.
 */
import { spawn } from 'node:child_process';
import { install, root, toolEnvironment } from './install/install.mjs';
import { startPostgresql } from './install/postgresql.mjs';

await install();
const postgresql = await startPostgresql();
if (!postgresql) {
  console.error('This machine has no PostgreSQL, and none can be installed.');
  process.exit(1);
}
const env = toolEnvironment({ TEST_DATABASE_URL: postgresql.url });
const [command, ...parameters] = process.argv.slice(2);
const child = spawn(command, parameters, { cwd: root, env, stdio: 'inherit' });
// the command ends first, then its server
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('exit', async (code) => {
  await postgresql.stop();
  process.exit(code ?? 1);
});
