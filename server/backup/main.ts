/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
import { resolve } from 'node:path';
import { ConfigError, parseConfig } from '../config/config.ts';
import { reason, StartError } from '../config/startError.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

/** For a backup that lacks files which the store itself has lost. */
const missingFilesExitCode = 2;

const printLine = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const [command, file, ...others] = process.argv.slice(2);
  if ((command !== 'backup' && command !== 'restore') || file === undefined || others.length > 0)
    throw new StartError(`Usage: npm run ${command === 'restore' ? 'restore' : 'backup'} -- FILE`);
  const config = parseConfig(process.env);
  // npm runs its scripts in the project's folder; the path is relative to the caller's
  const path = resolve(
    process.env.npm_lifecycle_event === command ? (process.env.INIT_CWD ?? '.') : '.',
    file,
  );
  if (command === 'backup') await runBackup(config, path);
  else await runRestore(config, path);
}

async function runBackup(...[config, path]: Parameters<typeof backup>): Promise<void> {
  const { files, missingFiles, heldMs } = await backup(config, path);
  const waited = heldMs === undefined ? '' : `; queries waited ${Math.ceil(heldMs)} ms`;
  printLine(`Wrote the database and ${files} files to ${path}${waited}`);
  if (missingFiles.length > 0) {
    process.stderr.write(
      `${missingFiles.length} files that the database names are not in the store, and so not in the backup: ${missingFiles.join(', ')}\n`,
    );
    process.exitCode = missingFilesExitCode;
  }
}

async function runRestore(...[config, path]: Parameters<typeof restore>): Promise<void> {
  const { takenAt, version } = await restore(config, path);
  printLine(`Restored the database and its files as they were at ${takenAt} (version ${version})`);
}

await main().catch((error: unknown) => {
  const lines = error instanceof ConfigError ? error.problems : [reason(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
});
