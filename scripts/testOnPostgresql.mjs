/**
 * `npm run test:postgresql`: runs the server's tests on a PostgreSQL server that it starts for
 * them, in a temporary folder. Arguments are those of Vitest, such as a file or `-t TITLE`.
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
const tests = spawn('vitest', ['run', ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' });
// the tests end first, then their server
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tests.kill(signal));
tests.once('exit', async (code) => {
  await postgresql.stop();
  process.exit(code ?? 1);
});
