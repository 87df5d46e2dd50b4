import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, root } from '../install/install.mjs';

/** @throws Error with git's own message. */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/**
 * The name of the last release's tag. Without a tag, the hash of the newest commit that changed
 * `releases/openapi.yaml`, which every release replaces (CONTRIBUTING.md, Releasing).
 */
export function lastRelease() {
  const contract = 'releases/openapi.yaml';
  const version = /^ {2}version: (\S+)$/m.exec(readFileSync(join(root, contract), 'utf8'))?.[1];
  const tag = `v${version}`;
  return git('tag', '--list', tag) || git('log', '-1', '--format=%H', '--', contract);
}

/**
 * @param ref anything that git resolves to a commit: a tag, branch or hash.
 * @throws Error when there is no such commit.
 */
export function commitOf(ref) {
  const [hash, title] = git('log', '-1', '--format=%H%n%h %s', `${ref}^{commit}`, '--').split('\n');
  return { hash, title };
}

/**
 * Checks a commit out into a temporary folder. `provideModules` gives the folder the packages of
 * its lock file. `remove` deletes the folder; it is synchronous, so an exit handler can call it.
 * @throws Error with git's own message.
 */
export function checkOut(hash) {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'arazi-visual-'));
  const folder = join(parent, 'released');
  const remove = () => {
    // removes a link to this tree's packages, not the packages
    rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
    git('worktree', 'remove', '--force', folder);
  };
  try {
    git('worktree', 'add', '--detach', folder, hash);
  } catch (error) {
    rmSync(parent, { recursive: true, force: true });
    throw error;
  }
  const lock = (tree) => readFileSync(join(tree, 'package-lock.json'), 'utf8');
  const provideModules = async () => {
    if (lock(folder) !== lock(root)) await install(folder);
    else symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  };
  return { folder, provideModules, remove };
}
