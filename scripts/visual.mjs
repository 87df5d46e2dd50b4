/**
 * `npm run visual`: draws every page of this tree and of the last release, and writes what differs
 * to `test-results/visual/index.html`. `npm run visual -- REF` compares with another commit.
 * `npm run visual -- REF home contact` draws these two pages only.
 */
import { spawn } from 'node:child_process';
import { build } from './build/build.mjs';
import { chromium } from './install/chromium.mjs';
import { install, node, root, run, toolEnvironment } from './install/install.mjs';
import { watchNpm } from './install/watchNpm.mjs';
import { checkOut, commitOf, lastRelease } from './visual/releasedTree.mjs';

const [ref, ...pages] = process.argv.slice(2);

const cleanUps = [];
process.once('exit', () => {
  for (const cleanUp of cleanUps.toReversed()) cleanUp();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
watchNpm(() => process.exit(1));

function expectBuilt({ code, output }, where) {
  if (code !== 0) throw new Error(`The pages cannot be built ${where}:\n${output}`);
}

/** Resolves with the exit code. */
function draw(env, released) {
  const child = spawn(node, ['scripts/visual/main.ts', root, released, ...pages], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  cleanUps.push(() => child.kill());
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

try {
  await install();
  const commit = commitOf(ref ?? lastRelease());
  const browser = await chromium();
  if (!browser) throw new Error('This machine has no Chromium, and none can be installed.');
  expectBuilt(await build(), 'here');

  const released = checkOut(commit.hash);
  cleanUps.push(released.remove);
  await released.provideModules();
  console.log(`Building the pages of ${commit.title} …`);
  // the commit may build its pages in another way than this tree
  expectBuilt(await run('npm run -s build', { capture: true, cwd: released.folder }), `at ${commit.title}`);

  const env = toolEnvironment({ CHROMIUM_PATH: browser, VISUAL_RELEASE: commit.title });
  process.exitCode = await draw(env, released.folder);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
