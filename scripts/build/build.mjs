import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../install/install.mjs';

const sources = [
  'src',
  'rules',
  'machines',
  'api',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'scripts/inspection',
  'package-lock.json',
];
const dist = join(root, 'dist');
const recorded = join(dist, 'recorded');
const buildPages = [
  'vite build --logLevel warn',
  'vite build --logLevel warn --ssr src/app/prerender.tsx',
  'node scripts/build/prerender.ts',
  'node scripts/build/pictures.ts',
].join(' && ');

function hashOfSources() {
  const hash = createHash('sha256');
  const add = (path) => {
    if (statSync(path).isFile()) hash.update(path.slice(root.length)).update(readFileSync(path));
    else for (const name of readdirSync(path).sort()) add(join(path, name));
  };
  for (const source of sources) add(join(root, source));
  return hash.digest('hex');
}

/**
 * Builds the pages when their sources have changed since the last build.
 * @returns the exit code, the output of the build and the folder of the pages.
 */
export async function build() {
  const result = await buildWhenStale(dist, 'Building the pages …');
  return { ...result, pagesDir: join(dist, 'web') };
}

/** Builds the pages whether or not their sources have changed. */
export function buildAnew() {
  return buildInto(dist, buildPages);
}

/**
 * Builds the pages for the browser tests when their sources have changed. These pages report each
 * state of a machine that they draw.
 * @returns the exit code, the output of the build and the folder of the pages.
 */
export async function buildRecorded() {
  const message = 'Building the pages for the browser tests …';
  const result = await buildWhenStale(recorded, message, { RECORD_STATES: 'yes' });
  return { ...result, pagesDir: join(recorded, 'web') };
}

async function buildWhenStale(folder, message, settings = {}) {
  const stamp = join(folder, '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()) return { code: 0, output: '' };
  console.log(message);
  return await buildInto(folder, buildPages, settings);
}

/**
 * Builds into a temporary folder and then moves the result into `folder`. Concurrent builds do not
 * disturb each other, and a failed build leaves the earlier pages in place.
 * @param command fills `web` and `prerender` in the folder `BUILD_FOLDER`.
 * @param settings more variables of its environment.
 */
export async function buildInto(folder, command, settings = {}) {
  const hash = hashOfSources();
  mkdirSync(folder, { recursive: true });
  const fresh = mkdtempSync(join(folder, 'build-'));
  try {
    // with another NODE_ENV, as tests set it, the pages would contain the development tools
    const env = { NODE_ENV: 'production', BUILD_FOLDER: fresh, ...settings };
    const result = await run(command, { capture: true, env });
    if (result.code === 0) publish(fresh, folder, hash);
    return result;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Moves a finished build into its place. Synchronous, so that no other build of this process comes
 * between the moves.
 */
function publish(fresh, folder, hash) {
  const stamp = join(folder, '.stamp');
  // a build that dies halfway must not pass for a finished one
  rmSync(stamp, { force: true });
  for (const part of ['web', 'prerender']) {
    rmSync(join(folder, part), { recursive: true, force: true });
    renameSync(join(fresh, part), join(folder, part));
  }
  writeFileSync(stamp, hash);
}
