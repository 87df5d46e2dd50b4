import { readFileSync } from 'node:fs';

/** The status line of a process; '' without such a process, or without /proc. */
function stat(id) {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    return '';
  }
}

const parentOf = (id) => /\) \w (\d+)/.exec(stat(id))?.[1];

/**
 * Calls `onEnd` once when npm, which started this process, has ended. A killed npm sends no signal,
 * so its end is polled. Where npm keeps a shell between, the shell outlives npm, so the shell's
 * parent is compared too. A process that npm did not start is not watched.
 */
export function watchNpm(onEnd) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const isShell = /\((sh|ash|bash|dash|ksh|zsh|busybox)\) /.test(stat(parent));
  const npm = isShell && parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (!isShell || parentOf(parent) === npm)) return;
    clearInterval(timer);
    onEnd();
  }, 1_000);
  timer.unref();
}
