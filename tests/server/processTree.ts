import { spawnSync } from 'node:child_process';

function ps(...columns: string[]): string[][] {
  const { stdout } = spawnSync('ps', ['-e', ...columns.flatMap((column) => ['-o', `${column}=`])], {
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
}

/** The ids of all processes below one. */
export function children(id: number): number[] {
  const parents = ps('pid', 'ppid').map((row) => row.map(Number));
  const below = (parent: number): number[] =>
    parents.flatMap(([child = 0, of]) => (of === parent ? [child, ...below(child)] : []));
  return below(id);
}

/** The command line of a process; empty when there is none. */
export function commandOf(id: number): string {
  return spawnSync('ps', ['-o', 'args=', '-p', String(id)], { encoding: 'utf8' }).stdout.trim();
}

/** Whether a process still runs; a zombie does not. */
export function isRunning(id: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}
