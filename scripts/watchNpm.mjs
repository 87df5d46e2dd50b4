import { readFileSync } from 'node:fs';

const shells = new Set(['sh', 'ash', 'bash', 'dash', 'ksh', 'zsh', 'busybox']);

/** The name and the parent of a process; undefined where there is no /proc, or no such process. */
function readProcess(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    // after the name, which may hold spaces and brackets: the state, then the parent
    const [, parent] = stat.slice(end + 2).split(' ');
    return { name: stat.slice(stat.indexOf('(') + 1, end), parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/**
 * Calls `onEnd` once when npm, which started this process, has ended. A SIGKILL to npm sends no
 * signal to this process, so the parent is polled. Where npm keeps a shell in between, the shell
 * outlives npm, so its parent is watched too. Without npm nothing is watched: a script that was put
 * in the background on purpose goes on when its shell ends.
 */
export function watchNpm(onEnd, everyMs = 1_000) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const shell = readProcess(parent);
  const npm = shell && shells.has(shell.name) ? shell.parent : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || readProcess(parent)?.parent === npm)) return;
    clearInterval(timer);
    onEnd();
  }, everyMs);
  timer.unref();
}
