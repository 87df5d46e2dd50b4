import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './install.mjs';

const sources = [
  'src',
  'rules',
  'machines',
  'api',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/themeStyles.ts',
  'package-lock.json',
];
const stamp = join(root, 'dist/.stamp');

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const files = /\.\w+$/.test(source)
      ? [path]
      : readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
          .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Builds the pages when their sources have changed since the last build. Answers whether they are
 * built now.
 */
export async function build() {
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return { code: 0, output: '' };
  console.log('Building the pages …');
  const result = await run('vite build --logLevel warn', { capture: true });
  if (result.code === 0) writeFileSync(stamp, hash);
  return result;
}
