import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** What it has printed so far. */
  output: { stdout: string; stderr: string };
  /** Resolves with the address once it serves; rejects when it ends before. */
  url: Promise<string>;
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
}

/** A temporary folder with `data` to be made in it, and `pages` as a build would leave them. */
export function makeFolder(): { path: string; environment: Record<string, string>; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'arazi-process-'));
  writeFileSync(join(path, 'index.html'), '<html><head><title>Arazi Teklif</title></head></html>');
  return {
    path,
    environment: { DATA_DIR: join(path, 'data'), PAGES_DIR: path },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Starts the real server as a process of its own, on a port that the system chooses. */
export function startProcess(environment: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', ADMIN_PASSWORD: 'Zeytin.61', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'SIGKILL'));
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output.stdout += chunk;
      const [, found] = /^Serving on (\S+)$/m.exec(output.stdout) ?? [];
      if (found) resolve(found);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output.stderr += chunk;
    });
    ended.then((how) => reject(new Error(`ended with ${how}: ${output.stderr}`)));
  });
  // a test that waits for the end only must not fail for a start that never was
  url.catch(() => {});
  return { child, output, url, ended };
}
