import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  'package-lock.json',
];
const stamp = join(root, 'dist/.stamp');
const command = [
  'vite build --logLevel warn',
  'vite build --logLevel warn --ssr src/app/prerender.tsx',
  'node scripts/build/prerender.ts',
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
 * Builds the pages when their sources have changed since the last build. Resolves with the exit
 * code and the output of the build.
 */
export async function build() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()) return { code: 0, output: '' };
  console.log('Building the pages …');
  return await buildAnew();
}

/** The same whether or not the sources have changed. */
export async function buildAnew() {
  const hash = hashOfSources();
  // a build that dies halfway must not pass for a finished one
  rmSync(stamp, { force: true });
  // with another NODE_ENV, as tests set it, the pages would contain the development tools
  const env = { NODE_ENV: 'production' };
  const result = await run(command, { capture: true, env });
  if (result.code === 0) writeFileSync(stamp, hash);
  return result;
}
