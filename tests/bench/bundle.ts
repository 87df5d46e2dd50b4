/**
 * The JavaScript of a first visit of `/`, against the minimal page of the same stack (`bare/`),
 * both built with the product's configuration. Counts what the page requests before any
 * interaction: the entry and all its static imports.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { buildPage, root } from './bare/build.ts';

const limits = { bytes: 100_000, ratio: 1 };

async function firstVisit(folder: string): Promise<number> {
  const { outDir, remove } = await buildPage(folder);
  try {
    const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
    const files = new Set<string>();
    const follow = (key: string) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The build has no chunk ${key}`);
      if (files.has(chunk.file)) return;
      files.add(chunk.file);
      chunk.imports?.forEach(follow);
    };
    follow('index.html');
    return [...files].reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(join(outDir, file))).length,
      0,
    );
  } finally {
    remove();
  }
}

const bare = await firstVisit(join(root, 'tests/bench/bare'));
const ours = await firstVisit(root);
const ratio = ours / bare;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(`  bare page of the same stack  ${kB(bare)}`);
console.log(`  first visit of /             ${kB(ours)}  (limit ${kB(limits.bytes)})`);
console.log(`  ratio                        ${ratio.toFixed(3)}  (limit ${limits.ratio})`);
process.exitCode = ours <= limits.bytes && ratio <= limits.ratio ? 0 : 1;
