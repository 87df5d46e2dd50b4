/**
 * Runs Node with the given arguments, and ends it when the process that started this one ends. For
 * programs that do not watch the IPC channel to their parent themselves.
 */
import { spawn } from 'node:child_process';

const child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
child.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
process.on('disconnect', () => child.kill('SIGTERM'));
