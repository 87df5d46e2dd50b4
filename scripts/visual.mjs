/**
 * `npm run visual`: draws every page of the last release and of this tree, and shows what differs
 * in `test-results/visual`. `npm run visual -- REF home contact` compares with another commit, and
 * draws these two pages only.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build/build.mjs';
import { chromium } from './install/chromium.mjs';
import { install, root, run } from './install/install.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The last release's tag, or else the newest commit that replaced its contract. */
function lastRelease() {
  const contract = 'releases/openapi.yaml';
  const version = /^ {2}version: (\S+)$/m.exec(readFileSync(join(root, contract), 'utf8'))?.[1];
  return git('tag', '--list', `v${version}`) || git('log', '-1', '--format=%H', '--', contract);
}

function expectBuilt({ code, output }) {
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}

const [ref = lastRelease(), ...pages] = process.argv.slice(2);
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'arazi-visual-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

await install();
const browser = await chromium();
const here = await build();
expectBuilt(here);

console.log(`Building the pages of ${git('log', '-1', '--format=%h %s', ref)} …`);
const tree = join(folder, 'tree');
mkdirSync(tree);
// unlike a worktree, it leaves nothing in the repository when this process is killed
const files = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: Infinity });
execFileSync('tar', ['-x', '-C', tree], { input: files });
const [lock, ownLock] = [tree, root].map((at) => readFileSync(join(at, 'package-lock.json'), 'utf8'));
if (lock === ownLock) symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
else await install(tree);
expectBuilt(await run('npm run -s build', { capture: true, cwd: tree }));

/** @param mode what happens to the pictures of the commit: `all` takes them, `none` compares. */
function takePictures(pagesDir, mode) {
  const only = pages.length > 0 ? `--grep '@(${pages.join('|')})\\b'` : '';
  const command = `playwright test --config tests/visual/playwright.config.ts --update-snapshots=${mode} ${only}`;
  return run(command, {
    env: { CHROMIUM_PATH: browser, PAGES_DIR: pagesDir, VISUAL_FOLDER: folder },
  });
}
console.log('Drawing them; named is what cannot be drawn:');
const { code: drawn } = await takePictures(join(tree, 'dist/web'), 'all');
// 1: some cannot be drawn; more: it was ended, and everything would count as different
if (drawn > 1) process.exit(drawn);
console.log('Drawing the pages of this tree; named is what differs:');
const { code } = await takePictures(here.pagesDir, 'none');
console.log(join(root, 'test-results/visual/index.html'));
process.exitCode = code;
